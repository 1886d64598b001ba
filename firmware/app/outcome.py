"""The result of a match in words, with its tune, and its `Ending`."""

import games
import tables
from base import loader
from ui.texts import say

WIN_TUNE = b"\x48\x0c\x4c\x0c\x4f\x0c\x54\x20\x00\x04\x4f\x0c\x54\x30"
LOSS_TUNE = b"\x48\x10\x45\x10\x41\x10\x3c\x30"  # four notes downwards, slowly


def ending_of(match):
    """Return the `Ending` of the game's table, whose module it loads for the screen."""
    module = loader.load(loader.SCREEN, tables.module(match.game.NAME, "ending"))
    return module.Ending(match.setup.seats)


def headline(match, end: int) -> str:
    """Return who won, for large letters; match: an `app.match.Match` that is over.

    The only person at the table is spoken to at their end, and named at the other one.
    """
    if not match.winners:
        return say("No winner")
    if _lone_person(match) and tables.end_of(match.seats.index(tables.PERSON)) != end:
        return ending_of(match).won(match.winners)
    if match.winners == _lone_person(match):
        return say("You win")
    if _computer_won(match):
        return say("Computer wins") if match.game.players == 2 else say("You lose")
    return ending_of(match).won(match.winners)


def sentence(match, score) -> str:
    """Return how it was won, and what decided if points are counted.

    score: the `app.save.Score` with this match; it tells how a match of two ended.
    """
    if match.setup.match_of_two and score.games > 1:
        return say("After two games: %s") % match.setup.score_told(score)
    if match.resigned >= 0:
        if 1 << match.resigned == _lone_person(match):
            return say("You resigned.")
        return ending_of(match).resigned(match.resigned)
    if not match.winners:
        return say("The game was stopped.")
    ending = ending_of(match)
    how = ending.win(match.termination, match.winners)
    decided = ""
    if games.declared(match.game.NAME).SCORED:
        decided = ending.decided(match.views[0], match.winners)
    if _computer_won(match) and match.game.players > 2:
        # The headline has no name, and there is room for two sentences.
        return "%s. %s" % (ending.won(match.winners), decided or how)
    return how + " " + decided if decided else how


def celebrate(match, now: int, buzzer) -> None:
    """Celebrate the winners, if there are any. People who all lost hear that."""
    if match.winners:
        match.table.celebrate(now, match.winners)
        people = [p for p in range(match.game.players) if match.seats[p] == tables.PERSON]
        lost = people and not [p for p in people if match.winners >> p & 1]
        buzzer.play(LOSS_TUNE if lost else WIN_TUNE)


def _lone_person(match) -> int:
    """Return the bit of the only person at the table; 0 if there are more, or none."""
    if match.seats.count(tables.PERSON) == 1:
        return 1 << match.seats.index(tables.PERSON)
    return 0


def _computer_won(match) -> bool:
    """Return whether one computer won against the only person at the table."""
    person = _lone_person(match)
    return (
        tables.AWAY not in match.seats
        and person > 0
        and match.winners & (match.winners - 1 | person) == 0
    )
