"""Parser of Banquet Royal's texts. Accepts exactly what `notation` writes."""

from micropython import const

from games import Illegal, Invalid, brief
from games.banquet_royal import MAX_PLAYERS, MIN_PLAYERS, SEATS, position, validate
from games.banquet_royal.acts import read_action, read_event, read_name, read_turn
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import FAMILY, GROUP, LETTERS, ROWS, Rules, ordinary
from games.banquet_royal.notation import ICONS, NONE, PAWNS, PHASES, winnings_text
from games.banquet_royal.phases import DEAL
from games.banquet_royal.position import CAKES_IN_PLAY, HIDDEN_CAKE, QUIET_TURNS

__all__ = ("read_action", "read_event", "read_position", "read_turn")

_FIELDS = ("kingdom", "princess", "player", "phase", "die", "reached", "quiet turns", "cakes")
_HIGHEST_DIE = const(5)
# Icons, and pawns counted from 1, by the codes of their letters. For each letter of a string a Pico
# would search all its names: 19 ms for a position.
_ICON_OF = {code: icon for icon, code in enumerate(ICONS.encode())}
_PAWN_OF = {code: pawn for pawn, code in enumerate(PAWNS.encode(), 1)}
_MOST_CROWNS = const(18)  # of a player: two from each of six feasts, and six from three cakes


def read_position(text: str, rules: Rules | None = None) -> Game:
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
    game = Game(rules)
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


def _read_kingdom(game: Game, text: str):
    """Set up the kingdom. Raises Invalid, which names the row and the reason."""
    rows = text.split("/")
    if len(rows) != len(LETTERS):
        raise Invalid("%d rows, not 9 with a slash between each two" % len(rows))
    for row in range(len(rows)):
        try:
            _read_row(game, row, rows[row])
        except Invalid as why:
            raise Invalid("row %s: %s" % (LETTERS[row], why))


def _read_row(game: Game, row: int, text: str):
    space = ROWS[row] - 1
    for code in text.encode("utf-8", "replace"):
        if code in _PAWN_OF:
            _read_pawn(game, row, space, _PAWN_OF[code])
            continue
        if code not in _ICON_OF:
            char = next(char for char in text if char not in ICONS + PAWNS)
            raise Invalid("'%s' is neither an icon, %s, nor a pawn, %s" % (char, ICONS, PAWNS))
        space += 1
        if space < ROWS[row + 1]:
            game.icons[space] = _ICON_OF[code]
    spaces = space + 1 - ROWS[row]
    if spaces != ROWS[row + 1] - ROWS[row]:
        raise Invalid("%d spaces, not %d" % (spaces, ROWS[row + 1] - ROWS[row]))


def _read_pawn(game: Game, row: int, space: int, pawn: int):
    if not ROWS[row] <= space < ROWS[row + 1] or not ordinary(game.icons[space]):
        raise Invalid("'%s' does not follow a feast or crowns" % PAWNS[pawn - 1])
    size = game.size[space]
    if size == GROUP:
        raise Invalid("a space holds three pawns at most")
    if size and game.pawns[GROUP * space + size - 1] > pawn:
        raise Invalid("pawns of one space are named in the order %s" % PAWNS)
    game.add(space, pawn)


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
    _read_kingdom,
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
