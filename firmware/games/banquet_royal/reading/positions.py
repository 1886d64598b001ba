"""Reads positions: the fields and rows that `position_text` writes."""

from micropython import const

from games import Illegal, Invalid, brief
from games.banquet_royal import cakes
from games.banquet_royal.cakes import HIDDEN, IN_PLAY
from games.banquet_royal.game import Game
from games.banquet_royal.hexes import LETTERS, ROWS
from games.banquet_royal.kingdom import FAMILY, GROUP, ordinary
from games.banquet_royal.phases import DEAL
from games.banquet_royal.position import FEWEST, MOST, PLAYERS, QUIET_TURNS
from games.banquet_royal.position_text import ICONS, NONE, PAWNS, PHASES, winnings_text
from games.banquet_royal.reading import check
from games.banquet_royal.reading.actions import read_action, read_name
from games.banquet_royal.rules import Rules

_FIELDS = ("kingdom", "princess", "player", "phase", "die", "reached", "quiet turns", "cakes")
_HIGHEST_DIE = const(5)
_MOST_CROWNS = const(18)  # of a player: two of each of six feasts, and those of three cakes


def read_position(text: str, rules: Rules | None = None) -> Game:
    """The game that stands so, ready to be played on. Raises Invalid, naming the field and why.

    What was picked up can be put down again; nothing else can be taken back.
    """
    fields = text.split(" ")
    players = len(fields) - len(_FIELDS)
    if not FEWEST <= players <= MOST:
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
            name = PLAYERS[player]
            _read_winnings(game, player, fields[len(_FIELDS) + player])
    except Invalid as why:
        raise Invalid("%s: %s" % (name, why))
    fault = check.impossible(game)
    if fault:
        raise Invalid(fault)
    _pick_up(game, fields[_FIELDS.index("phase")])
    return game


def _read_kingdom(game: Game, text: str):
    """Lay out the spaces and pawns that `text` tells. Raises Invalid, naming the row and why."""
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
    for char in text:
        if char in PAWNS:
            _read_pawn(game, row, space, char)
            continue
        if char not in ICONS:
            raise Invalid("'%s' is neither an icon, %s, nor a pawn, %s" % (char, ICONS, PAWNS))
        space += 1
        if space < ROWS[row + 1]:
            game.icons[space] = ICONS.index(char)
    spaces = space + 1 - ROWS[row]
    if spaces != ROWS[row + 1] - ROWS[row]:
        raise Invalid("%d spaces, not %d" % (spaces, ROWS[row + 1] - ROWS[row]))


def _read_pawn(game: Game, row: int, space: int, char: str):
    if not ROWS[row] <= space < ROWS[row + 1] or not ordinary(game.icons[space]):
        raise Invalid("'%s' does not follow a feast or crowns" % char)
    pawn = PAWNS.index(char) + 1
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
    """The phase as it is before anything is picked; but of a deal, what is dealt out."""
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


def _pick_up(game: Game, field: str):
    """Pick what the field says was picked. Raises Invalid where the rules refuse."""
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
    if len(letters) > IN_PLAY:
        raise Invalid("%d cakes, there are only %d" % (len(letters), IN_PLAY))
    game.cakes_size = len(letters)
    for i in range(len(letters)):
        if letters[i] not in cakes.LETTERS:
            raise Invalid("'%s' is not a cake, one of %s" % (letters[i], cakes.LETTERS))
        game.cakes[game.cakes_size - 1 - i] = cakes.LETTERS.index(letters[i])


def _read_winnings(game: Game, player: int, field: str):
    counts, _, had = field.partition("+")
    guests, _, crowns = counts.partition("*")
    game.guests[player] = _number(guests, FAMILY)
    game.crowns[player] = _number(crowns, _MOST_CROWNS)
    if len(had) > IN_PLAY:
        raise Invalid("%d cakes, there are only %d" % (len(had), IN_PLAY))
    for letter in had:
        if letter not in cakes.LETTERS[:HIDDEN]:
            raise Invalid("'%s' is not a cake, one of %s" % (letter, cakes.LETTERS[:HIDDEN]))
        game.cakes_of[player][cakes.LETTERS.index(letter)] += 1
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
