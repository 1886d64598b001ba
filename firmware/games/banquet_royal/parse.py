"""Parser of Banquet Royal's texts. Accepts exactly what `notation` writes."""

from micropython import const

from games import Illegal, Invalid, brief, turns
from games.banquet_royal import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, SEATS, position, validate
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FAMILY, LETTERS, ROWS
from games.banquet_royal.laying import read_kingdom
from games.banquet_royal.notation import (
    ACTION_WORDS,
    EVENT,
    NONE,
    PAWNS,
    PHASES,
    winnings_text,
)
from games.banquet_royal.phases import DEAL, PAWN, ROLL
from games.banquet_royal.position import CAKES_IN_PLAY, HIDDEN_CAKE, QUIET_TURNS

__all__ = ("read_action", "read_event", "read_position", "read_turn")

# Positions.

_FIELDS = ("kingdom", "princess", "player", "phase", "die", "reached", "quiet turns", "cakes")
_HIGHEST_DIE = const(5)
_MOST_CROWNS = const(18)  # of a player: two from each of six feasts, and six from three cakes


def read_position(text: str, edition: str = EDITIONS[0]) -> Game:
    """Return a game in this position. Raises Invalid, which names the field and the reason.

    The picks of the running phase can be taken back, nothing else.
    """
    fields = text.split(" ")
    players = len(fields) - len(_FIELDS)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Invalid(
            "position: %d fields, not 8 and one for each of 2 to 4 players,"
            " with a space between each two" % len(fields)
        )
    game = Game(edition)
    game.players = players
    name = ""
    try:
        for i in range(len(_READERS)):
            name = _FIELDS[i]
            _READERS[i](game, fields[i])
        for player in range(players):
            name = SEATS[player]
            _read_winnings(game, player, fields[len(_FIELDS) + player])
    except Invalid as why:
        raise Invalid("%s: %s" % (name, why))
    error = validate.position_error(game)
    if error:
        raise Invalid(error)
    _play_picks(game, fields[_FIELDS.index("phase")])
    return game


def _read_princess(game: Game, field: str):
    game.princess = read_name(field)


def _read_player(game: Game, field: str):
    letters = PAWNS[: game.players]
    if len(field) != 1 or field not in letters:
        raise Invalid("'%s' is not one of %s" % (brief(field), ", ".join(letters)))
    game.player = letters.index(field)


def _read_phase(game: Game, field: str):
    """Read the phase before its picks; for a deal also the space that is dealt out."""
    word, *picks = field.split(":")
    if word not in PHASES:
        raise Invalid("'%s' is not a phase" % brief(word))
    game.phase = PHASES.index(word)
    if game.phase == DEAL:
        if len(picks) != 1:
            raise Invalid("'%s' does not name the space whose pawns are dealt" % brief(field))
        game.lifted = read_name(picks[0])
    elif len(picks) >= PHASES.count(word):
        raise Invalid("'%s' picks more than this phase has" % brief(field))


def _play_picks(game: Game, field: str):
    """Play the picks in the field. Raises Invalid for an illegal pick."""
    if game.phase == DEAL:
        return
    for word in field.split(":")[1:]:
        try:
            action = read_action(game, word)
        except Invalid as why:
            raise Invalid("phase: %s" % why)
        try:
            game.play(action)
        except Illegal as why:
            raise Invalid("phase: %s: %s" % (word, why))


def _read_die(game: Game, field: str):
    if field != NONE:
        game.die = _number(field, _HIGHEST_DIE)
        if not game.die:
            raise Invalid("'0' is not on the die")


def _read_reached(game: Game, field: str):
    names = field.split(",")
    if len(names) != len(game.reached):
        raise Invalid("'%s' is not four spaces, - for none, with a comma between" % brief(field))
    for i in range(len(names)):
        if names[i] != NONE:
            game.reached[i] = read_name(names[i])


def _read_quiet(game: Game, field: str):
    game.quiet = _number(field, QUIET_TURNS)


def _read_cakes(game: Game, field: str):
    if not field:
        raise Invalid("'' is not cakes, - for none")
    letters = "" if field == NONE else field
    if len(letters) > CAKES_IN_PLAY:
        raise Invalid("%d cakes, there are only %d" % (len(letters), CAKES_IN_PLAY))
    game.cakes_size = len(letters)
    for i in range(len(letters)):
        if letters[i] not in position.CAKE_LETTERS:
            raise Invalid("'%s' is not a cake, one of %s" % (letters[i], position.CAKE_LETTERS))
        game.cakes[game.cakes_size - 1 - i] = position.CAKE_LETTERS.index(letters[i])


def _read_winnings(game: Game, player: int, field: str):
    counts, _, had = field.partition("+")
    guests, _, crowns = counts.partition("*")
    game.guests[player] = _number(guests, FAMILY)
    game.crowns[player] = _number(crowns, _MOST_CROWNS)
    if len(had) > CAKES_IN_PLAY:
        raise Invalid("%d cakes, there are only %d" % (len(had), CAKES_IN_PLAY))
    for letter in had:
        if letter not in position.CAKE_LETTERS[:HIDDEN_CAKE]:
            raise Invalid(
                "'%s' is not a cake, one of %s" % (letter, position.CAKE_LETTERS[:HIDDEN_CAKE])
            )
        game.cakes_of[player][position.CAKE_LETTERS.index(letter)] += 1
    if field != winnings_text(game, player):
        raise Invalid(
            "'%s' is not pawns*crowns, then + and the cakes in the order csw" % brief(field)
        )


_READERS = (
    read_kingdom,
    _read_princess,
    _read_player,
    _read_phase,
    _read_die,
    _read_reached,
    _read_quiet,
    _read_cakes,
)


def _number(text: str, most: int) -> int:
    plain = 0 < len(text) <= 3 and not text.strip("0123456789")
    if not plain or (text[0] == "0" and text != "0") or int(text) > most:
        raise Invalid("'%s' is not a number from 0 to %d" % (brief(text), most))
    return int(text)


# Spaces, actions, turns and events.


def read_name(text: str) -> int:
    """Return the space with this name. Raises Invalid."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "123456789":
        r = LETTERS.index(text[0])
        space = ROWS[r] + int(text[1]) - 1
        if space < ROWS[r + 1]:
            return space
    raise Invalid("'%s' is not a space from a1 to i5" % brief(text))


def read_action(game: Game, text: str) -> int:
    """Return the action with this text, legal or not. Raises Invalid."""
    if text in ACTION_WORDS:
        return ROLL + ACTION_WORDS.index(text)
    if len(text) == 1 and text in PAWNS:
        return PAWN + PAWNS.index(text)
    try:
        return read_name(text)
    except Invalid:
        raise Invalid("'%s' is not a space, a pawn's colour, or roll, feast, done" % brief(text))


def read_turn(game: Game, text: str) -> bytes:
    """Return the actions of the player to act in this text. Raises Invalid or Illegal."""
    return turns.read_turn(game, text, read_action)


def read_event(game: Game, text: str) -> bytes:
    """Return the number of the die. Raises Invalid. `apply_chance` checks if a die is due."""
    if len(text) != 1 or text not in "123456":
        raise Invalid("%s: '%s' is not a number from 1 to 6" % (EVENT, brief(text)))
    return bytes([int(text)])
