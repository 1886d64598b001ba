"""Levels of Royal Visit: whole turns, no blunders."""

from copy import deepcopy

import pytest

import ai
import games
from ai.royal_visit.search import MIRROR, NODE, NODES, Search
from base import Rng
from games import Invalid
from games.royal_visit.acts import Acts
from games.royal_visit.game import Game
from games.royal_visit.plays import END, GREEN, MOVES, PASS
from tests.games.tables import at, dealt
from tests.moments import go_on, legal, moments, thought
from tests.slow import slow

LEVELS = ("courtier", "chancellor", "sovereign")  # those that are trained
EVERY_LEVEL = pytest.mark.parametrize("level", ["squire", *LEVELS])

# Number of positions for each level: a wider network takes more time.
POSITIONS = {"squire": 1500, "courtier": 1500, "chancellor": 600, "sovereign": 300}


def decide(game: Game, level: str, seed: int = 0) -> bytes:
    return thought(game, level, Rng(seed)).choice


def positions(number: int, seed: int, edition: str = "fr2021"):
    """Yield games at the start of a turn, from games between a level and a random player."""
    rng = Rng(seed)
    while number:
        game = Game(edition)
        game.start(2, rng)
        for _ in moments(game, rng):
            if not number:
                break
            if not game.turn_length:
                yield game
                number -= 1
            if rng.below(2) and not game.turn_length:
                for action in decide(game, "courtier"):
                    game.play(action)
            else:
                go_on(game, rng)


def after(game: Game, turn: bytes) -> Game:
    """Return a copy of the game after a turn; checks that each action is legal."""
    copy = deepcopy(game)
    for action in turn:
        copy.play(action)
    return copy


def best_end(game: Game) -> int:
    """Return 1 if an act wins at once, 0 if an act does not lose at once, else -1."""
    best = -1
    mover = game.side
    acts = Acts(game)
    while best < 1 and acts.step():
        if acts.fresh:
            ended = not game.termination
            if ended:
                game.make(END)
            best = max(best, sign(game, mover))
            if ended:
                game.undo()
    acts.close()
    return best


def sign(game: Game, side: int) -> int:
    """Return 1 if that side has won, -1 if it has lost, else 0."""
    winners = game.winners()
    return 0 if not winners else 1 if winners >> side & 1 else -1


@pytest.mark.parametrize("edition", ["en2020", *slow("fr2021")])
@EVERY_LEVEL
def test_a_turn_is_whole_wins_if_possible_and_does_not_lose_by_its_own_act(level, edition):
    ends = {-1: 0, 0: 0, 1: 0}
    for game in positions(POSITIONS[level] // 3, 5, edition):
        best = best_end(game)
        ends[best] += 1
        done = after(game, decide(game, level))
        assert done.termination or done.shuffle_due or done.side != game.side
        assert sign(done, game.side) == best
    assert ends[1] > 5


@EVERY_LEVEL
def test_it_passes_when_it_must_and_only_then_ends_the_turn(level):
    game = at("gikgi i+ r - ?8 ?46 -")
    assert decide(game, level) == bytes([PASS, END])
    game.play(PASS)
    assert decide(game, level) == bytes([END])


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_that_has_begun_is_continued_to_the_same_end(level):
    """After a part of the best turn, the choice is the rest of it, and worth the same."""
    for game in positions(POSITIONS[level] // 5, 9):
        whole = thought(game, level, Rng(0))
        for action in whole.choice:
            if action != END:
                game.play(action)
            begun = thought(game, level, Rng(0))
            assert begun.worth == whole.worth
            for rest in begun.choice:
                game.play(rest)
            for _ in begun.choice:
                game.undo()
        assert ai.thinker("royal-visit", level, game, Rng(0)).worth == whole.worth
        while game.turn_length:
            game.undo()


@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_as_it_is_is_not_worth_more_than_the_best(level):
    rng = Rng(11)
    less = 0
    for game in positions(POSITIONS[level] // 5, 10):
        best = thought(game, level, Rng(0)).worth
        while not game.termination and not (game.turn_length and rng.below(2)):
            choices = legal(game)
            action = choices[rng.below(len(choices))]
            if action == END:
                break
            game.play(action)
        worth = ai.thinker("royal-visit", level, game, Rng(0)).worth
        assert worth <= best
        less += worth < best
        if game.termination:
            assert worth == (1000 if game.winners() >> game.side & 1 else 0)
        while game.turn_length:
            game.undo()
    assert less > 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_mirrored_position_gives_the_mirrored_turn(level):
    """A mirrored position has the same worth and the mirrored turn."""
    hand = "K1*2,G1,G2,W2,W3,J2,J3"
    red = dealt("ehkdf h+ r", hand, "K1*8", "G2,G2,G2,G2,G2,G2,G2,G2,G2")
    green = dealt("gjmnl j+ g", "K1*8", hand, "G2,G2,G2,G2,G2,G2,G2,G2,G2")
    turn = decide(red, level)
    assert decide(green, level) == bytes(
        MIRROR[action] if action < PASS else action for action in turn
    )


def test_a_mirrored_action_moves_the_mirrored_pieces_the_other_way():
    swapped = bytes.maketrans(b"abcdefghijklmnopq<>", b"qponmlkjihgfedcba><")
    for action in range(PASS):
        moves = MOVES[5 * action : 5 * action + 5].translate(swapped)
        image = MIRROR[action]
        assert MOVES[5 * image : 5 * image + 5] == bytes(
            (moves[2], moves[1], moves[0], moves[3], moves[4])
        )


def test_a_search_returns_the_plays_that_lead_to_its_nodes():
    for game in positions(40, 8):
        search = Search(game)
        seen = set()
        while search.next():
            node = search.at * NODE
            seen.add((bytes(search.nodes[node : node + 5]), search.plays()))
        for pieces, plays in seen:
            done = after(game, plays[:-1] if plays[-1] == END else plays)
            spaces = done.pieces
            if game.side == GREEN:
                left, king, right, wizard, jester = (16 - space for space in spaces)
                spaces = bytes((right, king, left, wizard, jester))
            assert bytes(spaces) == pieces


def test_a_search_with_too_many_nodes_stays_within_its_memory():
    """Eight Jester cards and the power: one family has more acts than NODES."""
    game = at("gjlbc h+ r J1,J2*2,J3*2,J4*2,J5 ?8 ?38 -")
    search = Search(game)
    most = 0
    while search.next():
        most = max(most, search.at)
    assert most == NODES - 1
    for level in LEVELS:
        after(game, decide(game, level)[:-1])


def test_an_unknown_level_is_refused():
    assert ("squire", *LEVELS) == games.declared("royal-visit").LEVELS
    with pytest.raises(Invalid, match="no level is called 'wizard'; there is squire, courtier"):
        ai.thinker("royal-visit", "wizard", at("gikgi i+ r - ?8 ?46 -"), Rng(0))
