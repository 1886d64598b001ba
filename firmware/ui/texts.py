"""What is said to people, in their language: gettext's way, keyed by the English text.

    say("Your turn")                    the text in the language in use
    TITLE = N_("Settings") … say(TITLE) for a key that is stored first and looked up later

A language is a set of catalogues, dicts from English to it, one for each part of the firmware that
speaks, so that only what is played has to be loaded. English needs none: the key is the text.
"""

LANGUAGES = (("en", "English"), ("fr", "Français"))  # code and own name, in the menu's order

_catalogues = ()


def use(*catalogues: dict[str, str]) -> None:
    """From now on speak the language of these catalogues; without any, English."""
    global _catalogues
    _catalogues = catalogues


def say(key: str) -> str:
    """The text for `key` in the language in use; `key` itself where no catalogue has it."""
    for catalogue in _catalogues:
        if key in catalogue:
            return catalogue[key]
    return key


def N_(key: str) -> str:  # noqa: N802 - gettext's name for it, which tools know
    """Marks a key that is looked up later, for the check of the catalogues; gives it back."""
    return key
