"""Reads positions: the seven fields that `position_text` writes."""

from games import Invalid, brief
from games.royal_visit.board import GREEN, LETTERS, PIECES, RED, SIDES
from games.royal_visit.cards import HIDDEN
from games.royal_visit.game import Game
from games.royal_visit.reading import cards, check
from games.royal_visit.rules import Rules

_FIELDS = ("pieces", "crown", "side", "Red's hand", "Green's hand", "draw pile", "discards")


def read_position(text: str, rules: Rules | None = None) -> Game:
    """The game that stands so, ready to be played on. Raises Invalid, naming the field and why."""
    count = text.count(" ") + 1
    if count != len(_FIELDS):
        raise Invalid("position: %d fields, not 7 with a space between each two" % count)
    game = Game(rules)
    for name, field, read in zip(_FIELDS, text.split(" "), _READERS):
        try:
            read(game, field)
        except Invalid as why:
            raise Invalid("%s: %s" % (name, why))
    fault = check.impossible(game)
    if fault:
        raise Invalid(fault)
    return game


def _read_pieces(game: Game, field: str):
    if len(field) != PIECES:
        raise Invalid("'%s' is not the letters of five pieces" % brief(field))
    for piece in range(PIECES):
        game.pieces[piece] = _space(field[piece])


def _read_crown(game: Game, field: str):
    if len(field) != 2 or field[1] not in "+-":
        raise Invalid("'%s' is not a space followed by + (big) or - (little)" % brief(field))
    game.crown = _space(field[0])
    game.little = 1 if field[1] == "-" else 0


def _read_side(game: Game, field: str):
    if field not in ("r", "g"):
        raise Invalid("'%s' is not r or g" % brief(field))
    game.side = SIDES.index(field)


def _read_red_hand(game: Game, field: str):
    _read_hand(game, RED, field)


def _read_green_hand(game: Game, field: str):
    _read_hand(game, GREEN, field)


def _read_hand(game: Game, side: int, field: str):
    if field.startswith("?"):
        game.hidden[side] = cards.read_count(field[1:], 1)
    else:
        game.hands[side][:] = cards.read_set(field)


def _read_pile(game: Game, field: str):
    if field.startswith("?"):
        game.put_pile(bytes([HIDDEN] * cards.read_count(field[1:], 1)))
    else:
        game.put_pile(cards.read_sequence(field))


def _read_discards(game: Game, field: str):
    game.discards[:] = cards.read_set(field)


_READERS = (
    _read_pieces,
    _read_crown,
    _read_side,
    _read_red_hand,
    _read_green_hand,
    _read_pile,
    _read_discards,
)


def _space(letter: str) -> int:
    if letter not in LETTERS:
        raise Invalid("'%s' is not a space from a to q" % letter)
    return LETTERS.index(letter)
