"""The parts of the firmware that a board may do without: the packs of games and of languages.

English is in the core and in the packs of games. The board's note has what was left out, so that an
update keeps it.
"""

from tools.installing.trouble import Trouble

PACK = ".pack"
LANGUAGE = "texts-"  # begins the name of a language's pack, before its code


def left_out(paths, note: bytes, games, languages):
    """Return the packs that a board does without, or None if nobody has ever chosen any.

    paths: of a build; note: of the board; games, languages: names and codes of those wanted, None
    for as before. Raises Trouble without any game.
    """
    words = note.split(b" ")
    left = []
    has_game = False
    for pack in packs(paths):
        code = language_of(pack)
        wanted = languages if code else games
        stays = (code or name_of(pack)) in (wanted or ())
        is_left = _noted(pack) in words if wanted is None else not stays
        if is_left:
            left.append(pack)
        has_game = has_game or not (is_left or code)
    if games is not None and not has_game:
        raise Trouble("noGame")
    return left if left or games is not None or languages is not None else None


def unless_spoken(paths, language: str):
    """Return the packs of all languages but one, by its code."""
    return [pack for pack in packs(paths) if language_of(pack) not in ("", language)]


def packs(paths):
    """Return the packs among files, sorted."""
    return sorted([path for path in paths if path.endswith(PACK)])


def name_of(pack: str) -> str:
    """Return the name of a pack's game, or what stands for its language."""
    return pack[: -len(PACK)]


def language_of(pack: str) -> str:
    """Return the code of a pack's language, "" for that of a game."""
    return name_of(pack)[len(LANGUAGE) :] if pack.startswith(LANGUAGE) else ""


def noted(left) -> str:
    """Return what the board's note says of packs that are left out."""
    return "".join([" " + _noted(pack).decode() for pack in left])


def _noted(pack: str) -> bytes:
    return b"-" + name_of(pack).encode()
