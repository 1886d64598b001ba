"""Parser of Royal Visit's texts. Accepts exactly what `notation` writes."""

from games import Illegal, Invalid, brief
from games.royal_visit import EDITIONS, validate
from games.royal_visit.game import Game
from games.royal_visit.notation import (
    END_NAME,
    EVENT,
    NOTHING_MOVED,
    PASS_NAME,
    POWER_NAME,
    PRIVILEGE_NAME,
    WILD_NAMES,
    play_text,
)
from games.royal_visit.plays import (
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    END,
    FIRST,
    GREEN,
    HAND,
    HIDDEN_CARD,
    J1,
    LETTERS,
    PASS,
    PIECES,
    PRIVILEGE,
    RED,
    SIDES,
    SUMMON,
)

__all__ = ("read_action", "read_event", "read_position", "read_turn")

# Positions.

_FIELDS = ("pieces", "crown", "side", "Red's hand", "Green's hand", "draw pile", "discards")


def read_position(text: str, edition: str = EDITIONS[0]) -> Game:
    """Return a game in this position. Raises Invalid, which names the field and the reason."""
    count = text.count(" ") + 1
    if count != len(_FIELDS):
        raise Invalid("position: %d fields, not 7 with a space between each two" % count)
    game = Game(edition)
    for name, field, read in zip(_FIELDS, text.split(" "), _READERS):
        try:
            read(game, field)
        except Invalid as why:
            raise Invalid("%s: %s" % (name, why))
    error = validate.position_error(game)
    if error:
        raise Invalid(error)
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
        game.hidden[side] = read_count(field[1:], 1)
    else:
        game.hands[side][:] = read_set(field)


def _read_pile(game: Game, field: str):
    if field.startswith("?"):
        game.put_pile(bytes([HIDDEN_CARD] * read_count(field[1:], 1)))
    else:
        game.put_pile(read_sequence(field))


def _read_discards(game: Game, field: str):
    game.discards[:] = read_set(field)


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


# Plays, turns and shuffles.


def read_action(game: Game, text: str) -> int:
    """Return the action with this text, legal or not. Raises Invalid for a malformed text.

    Raises Illegal if the named card can't move the pieces like this from their spaces.
    """
    if text == PASS_NAME:
        return PASS
    if text == END_NAME:
        return END
    first, end = _action_range(text)
    for action in range(first, end):
        if play_text(game, action) == text:
            return action
    raise Illegal("%s: no such movement from where the pieces stand" % brief(text))


def _action_range(text: str) -> tuple:
    """Check a play's form; return the range of its possible actions. Raises Invalid."""
    head, colon, moved = text.partition(":")
    if not colon:
        raise Invalid("'%s' is not a play: a card, a colon and from-to pairs" % brief(text))
    actions = _actions_of_head(head)
    count = moved.count(",") + 1
    if count > PIECES:
        raise Invalid("%s: %d from-to pairs, there are only %d pieces" % (head, count, PIECES))
    if moved != NOTHING_MOVED:
        for pair in moved.split(","):
            if len(pair) != 2 or pair[0] not in LETTERS or pair[1] not in LETTERS:
                raise Invalid(
                    "%s: '%s' is not a from-to pair of spaces from a to q" % (head, brief(pair))
                )
    return actions


def _actions_of_head(head: str) -> tuple:
    if head == POWER_NAME:
        return SUMMON, PASS
    if head == PRIVILEGE_NAME:
        return PRIVILEGE, PRIVILEGE + 2
    name = head
    if head[2:] in WILD_NAMES:
        name = head[:2]
        if name in CARD_NAMES and CARD_NAMES.index(name) < J1:
            raise Invalid("'%s': only Jester cards may be wild" % brief(head))
    kind = read_kind(name)
    return FIRST[kind], FIRST[kind + 1]


def read_turn(game: Game, text: str) -> bytes:
    """Return the actions of a whole turn, with its END if it has one.

    Raises Invalid for a malformed turn, Illegal for an illegal one; both name the play.
    """
    count = text.count(" ") + 1
    if count > HAND:
        raise Invalid("turn: %d plays, a hand has at most %d cards" % (count, HAND))
    words = text.split(" ")
    for word in words:
        if word != PASS_NAME:
            _action_range(word)
    actions = bytearray()
    try:
        for word in words:
            actions.append(_play(game, word))
        if game.to_act() == game.side:
            actions.append(END)
    finally:
        for a in actions:
            if a != END:
                game.undo()
    return bytes(actions)


def _play(game: Game, word: str) -> int:
    action = read_action(game, word)
    try:
        game.play(action)
    except Illegal as why:
        raise Illegal("%s: %s" % (word, why))
    return action


def read_event(_game, text: str) -> bytes:
    """Return the kinds of a new pile's cards. Raises Invalid. `apply_chance` checks the rest."""
    try:
        return read_sequence(text)
    except Invalid as why:
        raise Invalid("%s: %s" % (EVENT, why))


# Sets and sequences of cards. The cards are counted before any is read, so a long text fails at
# once.


def read_kind(name: str) -> int:
    """Return the kind of card with this name. Raises Invalid."""
    if name not in CARD_NAMES:
        raise Invalid("'%s' is no card; the cards are %s" % (brief(name), " ".join(CARD_NAMES)))
    return CARD_NAMES.index(name)


def read_set(text: str) -> bytearray:
    """Return the number of cards of each kind in a `cards_text`. Raises Invalid."""
    counts = bytearray(CARD_KINDS)
    if text == "-":
        return counts
    named = text.count(",") + 1
    if named > CARD_KINDS:
        raise Invalid("%d kinds of cards; the game has only %d" % (named, CARD_KINDS))
    last = -1
    for word in text.split(","):
        name, times, number = word.partition("*")
        k = read_kind(name)
        if k == last:
            raise Invalid("%s is named twice; write %s*2" % (name, name))
        if k < last:
            raise Invalid(
                "%s comes after %s; the order is %s"
                % (name, CARD_NAMES[last], " ".join(CARD_NAMES))
            )
        counts[k] = read_count(number, 2) if times else 1
        last = k
    return counts


def read_sequence(text: str) -> bytes:
    """Return the kinds of the cards in a `sequence_text`. Raises Invalid."""
    if text == "-":
        return b""
    named = text.count(",") + 1
    if named > CARDS:
        raise Invalid("%d cards; the game has only %d" % (named, CARDS))
    return bytes([read_kind(name) for name in text.split(",")])


def read_count(text: str, least: int) -> int:
    """Return a number of cards from plain digits, `least`..54. Raises Invalid."""
    plain = 0 < len(text) <= 2 and not text.strip("0123456789")
    if not plain or text[0] == "0" or not least <= int(text) <= CARDS:
        raise Invalid("'%s' is not a number of cards from %d to %d" % (brief(text), least, CARDS))
    return int(text)
