"""The result of a match in words, with its tune, and its `Ending`."""

from micropython import const

import games
import tables
from base import loader
from games.history import History
from ui.texts import say

_GOLD = const(0x604000)

WIN_TUNE = b"\x48\x0c\x4c\x0c\x4f\x0c\x54\x20\x00\x04\x4f\x0c\x54\x30"
# Twice upwards, the second time higher: a win against computers.
TRIUMPH_TUNE = (
    b"\x48\x08\x4c\x08\x4f\x08\x54\x10\x00\x04\x4c\x08\x4f\x08\x54\x08\x58\x08\x5b\x08\x60\x28"
)
LOSS_TUNE = b"\x48\x10\x45\x10\x41\x10\x3c\x30"  # four notes downwards, slowly


def ending_of(match):
    """Return the `Ending` of the game's table, whose module it loads for the screen."""
    module = loader.load(loader.SCREEN, tables.module(match.game.NAME, "ending"))
    return module.Ending(tables.called)


def headline(match, end: int) -> str:
    """Return who won, for large letters; match: an `app.match.Match` that is over.

    The only person at the table is spoken to at their end, and named at the other one.
    """
    if not match.winners:
        return say("No winner")
    person = _spoken_to(match, end)
    if match.winners == person:
        return say("You win!")
    if person and _computer_won(match):
        return say("Good game!")
    return ending_of(match).won(match.winners)


def was_won(match) -> bool:
    """Return whether one player alone won, by playing."""
    winners = match.winners
    return winners > 0 and winners & (winners - 1) == 0 and match.resigned < 0


def deciding(match):
    """Find out what decided a match: `match.why`, then `match.decisive`. Yields each step."""
    ending = ending_of(match)
    if not was_won(match):
        return
    ending.settle(match.views[0], match.termination, match.winners)
    match.why = match.why or ending.why([])  # what the points say is known at once
    yield
    gained = []  # in each turn that decided, (by how much the lead grew, turn)
    if match.kept:
        history = History(match.game, match.ahead)
        leads = [ending.lead(match.game)]
        while history.back():
            leads.insert(0, ending.lead(match.game))
            yield
        yield from history.going_to(0)
        gained = sorted(_gained(leads))[-ending.MOST :]
        match.decisive = sorted([turn for _, turn in gained])
    match.why = ending.why([by for by, _ in gained])


def _gained(leads: list) -> list:
    """Return in which turns the winner's lead grew since it began: (by how much, turn).

    leads: at first, and after each turn
    """
    turn = len(leads) - 1
    gained = []
    while turn and leads[turn] > 0:
        turn -= 1
        if leads[turn + 1] > leads[turn]:
            gained.append((leads[turn + 1] - leads[turn], turn))
    return gained


def sentence(match, score, end: int) -> str:
    """Return how it was won, and why, for one end.

    score: the `app.save.Score` with this match; it tells how a match of two ended.
    """
    if match.setup.match_of_two and score.games > 1:
        return say("After two games: %s") % match.setup.score_told(score)
    if match.resigned >= 0:
        if 1 << match.resigned == _spoken_to(match, end):
            return say("You resigned.")
        return ending_of(match).resigned(match.resigned)
    if not match.winners:
        return say("The game was stopped.")
    ending = ending_of(match)
    how = ending.win(match.termination, match.winners)
    if not games.declared(match.game.NAME).SCORED:
        return match.why or how
    if _spoken_to(match, end) and _computer_won(match):
        # The headline has no name, and there is room for two sentences.
        return "%s. %s" % (ending.won(match.winners), match.why or how)
    return how + " " + match.why if match.why else how


def celebrate(match, now: int, app) -> None:
    """Celebrate the winners, if there are any, in gold who won against computers.

    People who all lost hear that, and the lamps show how it ended.
    """
    buzzer = app.pico.buzzer
    people = [p for p in range(match.game.players) if match.seats[p] == tables.PERSON]
    if people and match.winners and not [p for p in people if match.winners >> p & 1]:
        buzzer.play(LOSS_TUNE)
        match.show(now, False)
        match.table.paint(now)
    elif match.winners:
        match.table.celebrate(now, match.winners)
        alone = match.winners == _lone_person(match)
        if alone:
            app.lights.wave(_GOLD)
        buzzer.play(TRIUMPH_TUNE if alone else WIN_TUNE)


def _lone_person(match) -> int:
    """Return the bit of the only person at the table; 0 if there are more, or none."""
    if match.seats.count(tables.PERSON) == 1:
        return 1 << match.seats.index(tables.PERSON)
    return 0


def _spoken_to(match, end: int) -> int:
    """Return the bit of the only person at the table if they sit at this end, or else 0."""
    person = _lone_person(match)
    return person if person and tables.end_of(match.seats.index(tables.PERSON)) == end else 0


def _computer_won(match) -> bool:
    """Return whether one computer won against the only person at the table."""
    person = _lone_person(match)
    return (
        tables.AWAY not in match.seats
        and person > 0
        and match.winners & (match.winners - 1 | person) == 0
    )
