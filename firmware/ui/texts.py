"""What is said to people, in their language: gettext's way, keyed by the English text.

    say("Your turn")                    the text in the language in use
    TITLE = N_("Settings") … say(TITLE) for a key that is stored first and looked up later

A language is a set of catalogues (`ui.catalogues`), one for each part of the firmware that speaks,
so that only those of what is played are in use. English needs none: the key is the text.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"))  # code and own name, in the menu's order

_files = ()
_catalogues = None


def use(*files: str) -> None:
    """From now on speak the language of these files, below the firmware's folder; or English.

    Raises rom.Damaged, and speaks English, where one of them can't be read.
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
    """The text for `key` in the language in use; `key` itself where no catalogue has it."""
    return _catalogues.find(key) or key if _catalogues else key


def N_(key: str) -> str:  # noqa: N802 - gettext's name for it, which tools know
    """Marks a key that is looked up later, for the check of the catalogues; gives it back."""
    return key
