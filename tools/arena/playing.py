"""Plays deals: each once in every arrangement of the seats, and says what came of it."""

import threading
import time
from typing import NamedTuple

import games
from games import CHANCE, OVER, Illegal
from games.rng import Rng
from tools.arena import chance, entrants
from tools.arena.fault import ILLEGAL, Fault
from tools.arena.match import Match
from tools.arena.seats import arrangements

FORFEIT = "forfeit"
UNFINISHED = "unfinished"
_LONGEST = 2000  # turns; a game that goes on is broken off and shared


class Mistake(NamedTuple):
    """What an entrant did wrong, and in which turn of a game."""

    entrant: int
    kind: str
    words: str
    turn: int


class Played(NamedTuple):
    """One game.

    score      the first entrant's part of the win: 1, 0, or between where winners are of both
    how        a word of the game's HOWS, FORFEIT or UNFINISHED
    turns      how many were taken
    spent      for each entrant, how many microseconds each of its decisions took
    """

    score: float
    how: str
    turns: int
    mistake: Mistake | None
    spent: tuple[list[int], list[int]]


class Deal(NamedTuple):
    """All games of one deal, in the order of `seats.arrangements`."""

    number: int
    games: list[Played]

    @property
    def score(self) -> float:
        """The first entrant's share of the deal, from 0 to 1."""
        return sum(game.score for game in self.games) / len(self.games)


# The players of each thread that plays: programs are slow to start, so they stay between deals.
_at_table: dict[int, tuple[Match, list[entrants.Player]]] = {}


def play_deal(match: Match, number: int) -> Deal:
    """Play a deal in every arrangement. The same match and number give the same games."""
    try:
        both = _players(match)
        seed = chance.seed(match.seed, number)
        return Deal(number, [_play(match, seed, both, s) for s in arrangements(match.players)])
    except BaseException:
        _send_home(threading.get_ident())
        raise


def send_home() -> None:
    """Close all players that this process has kept for the next deal."""
    for thread in list(_at_table):
        _send_home(thread)


def _send_home(thread: int) -> None:
    _, both = _at_table.pop(thread, (None, []))
    for player in both:
        player.close()


def _players(match: Match) -> list[entrants.Player]:
    thread = threading.get_ident()
    if thread in _at_table and _at_table[thread][0] != match:
        _send_home(thread)
    if thread not in _at_table:
        _at_table[thread] = match, [entrants.entrant(name, match) for name in match.entrants]
    return _at_table[thread][1]


def _play(match: Match, seed: int, both: list[entrants.Player], seats: tuple[int, ...]) -> Played:
    """One game from the deal of that seed, `seats` telling the entrant of each player.

    Whoever decides, the seed of the n-th decision is the same, and so is every die, as far as the
    games go the same way: what chance brings is not held for or against anybody.
    """
    game = match.table()
    rng = Rng(seed)
    game.start(match.players, rng)
    spent: tuple[list[int], list[int]] = ([], [])
    turns = 0
    while game.to_act() != OVER and turns < _LONGEST:
        if game.to_act() == CHANCE:
            game.settle(game.sample(rng))
            continue
        kind = seats[game.to_act()]
        turns += 1
        try:
            began = time.perf_counter()
            try:
                choice = both[kind].decide(game.view(game.to_act()), chance.seed(seed, turns))
            finally:
                spent[kind].append(round((time.perf_counter() - began) * 1_000_000))
            _take(game, choice)
        except Fault as fault:
            both[kind].close()
            mistake = Mistake(kind, fault.kind, str(fault), turns)
            return Played(float(kind), FORFEIT, turns, mistake, spent)
    if game.to_act() != OVER:
        return Played(0.5, UNFINISHED, turns, None, spent)
    how = games.part(match.game, "notation").HOWS[game.how]
    return Played(_share(game.winners(), seats), how, turns, None, spent)


def _take(game, choice: bytes) -> None:
    """Play the actions of one player's turn. Raises Fault where the turn is not one."""
    player = game.to_act()
    if not choice:
        raise Fault(ILLEGAL, "took no turn at all")
    for action in choice:
        if game.to_act() != player:
            raise Fault(ILLEGAL, "went on after its turn was over")
        try:
            game.play(action)
        except Illegal as why:
            raise Fault(ILLEGAL, f"played what is not legal: {why}") from None
    if game.to_act() == player and game.can_take_back():
        raise Fault(ILLEGAL, "stopped in the middle of its turn")


def _share(winners: int, seats: tuple[int, ...]) -> float:
    """The first entrant's part of a win that several players may share."""
    won = [kind for seat, kind in enumerate(seats) if winners >> seat & 1]
    return won.count(0) / len(won)
