"""Translation of texts, as with gettext: the English text is the key.

    say("Your turn")                    the text in the language in use
    TITLE = N_("Settings") … say(TITLE) a key that is stored first and looked up later

Each part of the firmware has a catalogue for each language (`ui.catalogues`). Only those of the
parts in use are open. English has none: the key is the text.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"))  # code and name, in the menu's order

_files = ()
_catalogues = None


def use(*files: str) -> None:
    """Use the catalogues in these files, below the firmware's folder; with none, use English.

    Raises flash_data.Damaged if one of them can't be read; English is in use then.
    """
    global _files, _catalogues
    if files != _files:
        _files = ()
        _catalogues = None
        if files:
            from ui.catalogues import Catalogues

            _catalogues = Catalogues(*files)
            _files = files


def say(key: str) -> str:
    """Return the text for `key` in the language in use, or `key` if no catalogue has it."""
    return _catalogues.find(key) or key if _catalogues else key


def N_(key: str) -> str:  # noqa: N802 - the name that gettext's tools know
    """Return `key`. Marks a key that is looked up later, so that the tests of texts find it."""
    return key
