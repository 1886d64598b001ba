"""Playing of deals: each once in every arrangement of the seats."""

import threading
import time
from typing import NamedTuple

import games
from base import Rng
from games import CHANCE, OVER, Illegal
from tools.arena import coaching, entrants, seeds
from tools.arena.fault import ILLEGAL, Fault
from tools.arena.match import Match
from tools.arena.seats import arrangements

FORFEIT = "forfeit"
UNFINISHED = "unfinished"
_LONGEST = 2000  # turns; a longer game is stopped and counts half


class Mistake(NamedTuple):
    """A fault of an entrant in a turn of a game."""

    entrant: int
    kind: str
    words: str
    turn: int


class Played(NamedTuple):
    """A game that was played.

    score        the first entrant's share of the win, 0 to 1
    termination  a word of the game's TERMINATIONS, FORFEIT or UNFINISHED
    turns        number of turns taken
    spent        microseconds of each decision, for each entrant
    beginner     the share of the win, 0 to 1, of the player who began; None if no player won
    account      its luck and errors; None if no player won, or the match is plain
    """

    score: float
    termination: str
    turns: int
    mistake: Mistake | None
    spent: tuple[list[int], list[int]]
    beginner: float | None = None
    account: coaching.Account | None = None


class Deal(NamedTuple):
    """The games of a deal, in the order of `seats.arrangements`."""

    number: int
    games: list[Played]

    @property
    def score(self) -> float:
        """The first entrant's share of the deal, from 0 to 1."""
        return sum(game.score for game in self.games) / len(self.games)


# The players of each thread. They are kept between deals: programs are slow to start.
_seated: dict[int, tuple[Match, list[entrants.Player]]] = {}


def play_deal(match: Match, number: int) -> Deal:
    """Play a deal in every arrangement. The same match and number give the same games."""
    try:
        both = _players(match)
        seed = seeds.seed(match.seed, number)
        return Deal(number, [_play(match, seed, both, s) for s in arrangements(match.players)])
    except BaseException:
        _close_players(threading.get_ident())
        raise


def close_players() -> None:
    """Close the players that this process keeps between deals."""
    for thread in list(_seated):
        _close_players(thread)


def _close_players(thread: int) -> None:
    _, both = _seated.pop(thread, (None, []))
    for player in both:
        player.close()


def _players(match: Match) -> list[entrants.Player]:
    thread = threading.get_ident()
    if thread in _seated and _seated[thread][0] != match:
        _close_players(thread)
    if thread not in _seated:
        _seated[thread] = match, [entrants.entrant(name, match) for name in match.entrants]
    return _seated[thread][1]


def _play(match: Match, seed: int, both: list[entrants.Player], seats: tuple[int, ...]) -> Played:
    """Play a game from the deal of that seed; `seats` has the entrant of each player.

    The seed of the n-th decision and the dice don't depend on who decides, so luck favours nobody
    as long as two games go the same way.
    """
    game = match.new_game()
    rng = Rng(seed)
    game.start(match.players, rng)
    began = game.to_act()
    spent: tuple[list[int], list[int]] = ([], [])
    turns = 0
    while game.to_act() != OVER and turns < _LONGEST:
        if game.to_act() == CHANCE:
            game.apply_chance(game.sample(rng))
            continue
        kind = seats[game.to_act()]
        turns += 1
        try:
            since = time.perf_counter()
            try:
                choice = both[kind].decide(game.view(game.to_act()), seeds.seed(seed, turns))
            finally:
                spent[kind].append(round((time.perf_counter() - since) * 1_000_000))
            _take(game, choice)
        except Fault as fault:
            both[kind].close()
            mistake = Mistake(kind, fault.kind, str(fault), turns)
            return Played(float(kind), FORFEIT, turns, mistake, spent)
    if game.to_act() != OVER:
        return Played(0.5, UNFINISHED, turns, None, spent)
    termination = games.part(match.game, "notation").TERMINATIONS[game.termination]
    won = game.winners()
    beginner = (won >> began & 1) / won.bit_count()
    account = None if match.plain else coaching.account(game, seats)
    return Played(_share(won, seats), termination, turns, None, spent, beginner, account)


def _take(game, choice: bytes) -> None:
    """Play the actions of a turn. Raises Fault if they are not a legal, complete turn."""
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
    """Return the first entrant's share of a win, which several players may share."""
    won = [kind for seat, kind in enumerate(seats) if winners >> seat & 1]
    return won.count(0) / len(won)
