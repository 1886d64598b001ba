"""The contract of `games`, tested for every game with random games.

The playthroughs in tests/games/playthroughs are whole games that must not change. After an intended
change of rules or notation, record them again with

    .venv/bin/python tests/on_micropython/trace_games.py record
"""

import random
from pathlib import Path

import pytest

import games
from base import Rng
from games import CHANCE, OVER, Illegal, record
from tests import facts
from tests.facts import permute_hidden
from tests.moments import go_on, legal, started
from tests.on_micropython.trace_games import PLAYTHROUGHS, ROOT, playthroughs
from tests.replayed import replayed
from tests.slow import slow
from tools.installing import littlefs
from tools.installing.suitable import ROOM_FOR_RECORDS

SEEDS = range(6)
SWEEP = pytest.mark.parametrize("seeds", [SEEDS[:3], *slow(range(3, 12))])  # for slow tests
UNFINISHED = 60  # steps of an unfinished game
ENDLESS = 1000  # actions; no game of a family has as many
EVERY_GAME = pytest.mark.parametrize("name", games.NAMES)


class Walk:
    """Seeded random game; iterating plays it, one action or event at a time.

    settled    whether a player is to act who can take nothing back, so that a position's text holds
               everything
    """

    def __init__(self, name: str, seed: int):
        self.notation = games.part(name, "notation")
        self.parse = games.part(name, "parse")
        self.validate = games.part(name, "validate")
        self.game, self.rng = started(name, seed)
        self.turn_starts = True

    @property
    def settled(self) -> bool:
        return self.game.to_act() >= 0 and not self.game.can_take_back()

    def __iter__(self):
        """Yield the game before each action or event, and once more when it is over."""
        yield self.game
        while self.game.to_act() != OVER:
            player = self.game.to_act()
            go_on(self.game, self.rng)
            self.turn_starts = self.game.to_act() >= 0 and self.game.to_act() != player
            yield self.game


def walks(name: str, seeds=SEEDS):
    return (Walk(name, seed) for seed in seeds)


def standing(game) -> tuple:
    """Return the whole state of a game that the contract shows."""
    text = games.part(game.NAME, "notation").position(game)
    ended = game.termination, game.winners()
    return text, game.to_act(), ended, game.can_take_back(), legal(game)


def reason_against(game, action: int) -> str:
    """Play an action; return why it is illegal, or ""."""
    try:
        game.play(action)
    except Illegal as illegal:
        return str(illegal)
    return ""


@EVERY_GAME
def test_the_registry_knows_the_game_by_its_name(name):
    declared = games.declared(name)
    game = games.part(name, "game").Game
    assert name == declared.NAME == game.NAME
    assert 1 <= declared.MIN_PLAYERS <= declared.MAX_PLAYERS == len(declared.SEATS)
    assert 0 < game.ACTIONS <= 256


def test_an_unknown_game_is_refused():
    with pytest.raises(games.Invalid, match="no game is called 'chess'"):
        games.declared("chess")


@EVERY_GAME
def test_the_material_adds_up(name):
    for walk in walks(name):
        for game in walk:
            assert walk.validate.material_error(game) == ""
            assert walk.validate.hidden_error(game) == ""


@SWEEP
@EVERY_GAME
def test_legal_actions_are_sorted_and_all_others_are_refused(name, seeds):
    refused = set()
    reasons = games.part(name, "validate").REASONS
    for walk in walks(name, seeds):
        for game in walk:
            choices = legal(game)
            assert choices == sorted(set(choices))
            assert bool(choices) == (game.to_act() >= 0)
            position = walk.notation.position(game)
            for action in range(game.ACTIONS):
                if action in choices:
                    assert game.illegal_reason(action) == 0
                    continue
                assert reasons[game.illegal_reason(action)]
                assert reason_against(game, action)
                if choices:
                    refused.add(action)
            assert walk.notation.position(game) == position
    assert len(refused) == walk.game.ACTIONS


@EVERY_GAME
def test_an_action_is_one_word_that_reads_back(name):
    for walk in walks(name):
        for game in walk:
            words = [walk.notation.action(game, action) for action in legal(game)]
            assert [walk.parse.read_action(game, word) for word in words] == legal(game)
            assert not any(" " in word or ";" in word for word in words)


@EVERY_GAME
def test_undo_goes_back_to_the_start_and_replay_forward(name):
    for walk in walks(name):
        stood = [standing(game) for game in walk]
        game = walk.game
        past = []
        for expected in reversed(stood[:-1]):
            past.append(game.undo())
            assert standing(game) == expected
        with pytest.raises(Illegal, match="nothing to take back"):
            game.undo()
        for step, expected in zip(reversed(past), stood[1:], strict=True):
            game.apply_chance(step) if isinstance(step, bytes) else game.play(step)
            assert standing(game) == expected


@EVERY_GAME
def test_a_play_may_be_taken_back_only_by_the_player_to_act(name):
    for walk in walks(name):
        before = None
        for game in walk:
            if before is not None and game.can_take_back():
                assert game.to_act() == before
            if game.to_act() in (CHANCE, OVER) or walk.turn_starts:
                assert not game.can_take_back()
            before = game.to_act()


@EVERY_GAME
def test_positions_read_back_where_nothing_can_be_taken_back(name):
    for walk in walks(name):
        for game in walk:
            if walk.settled:
                text = walk.notation.position(game)
                again = walk.parse.read_position(text, game.edition)
                assert walk.notation.position(again) == text
                assert walk.validate.position_error(game) == ""
                assert legal(again) == legal(game)


@EVERY_GAME
def test_a_game_is_of_the_first_edition_or_the_one_given(name):
    make = games.part(name, "game").Game
    editions = games.declared(name).EDITIONS
    assert make().edition == editions[0]
    assert [make(games.edition(name, text)).edition for text in editions] == list(editions)


@EVERY_GAME
def test_other_editions_are_refused(name):
    first = games.declared(name).EDITIONS[0]
    for text in ("", first[:-1], first + " ", first.upper(), first + "+null_play"):
        with pytest.raises(games.Invalid, match="rules: no edition"):
            games.edition(name, text)


@EVERY_GAME
def test_an_event_reads_back(name):
    events = 0
    for walk in walks(name):
        for game in walk:
            if game.to_act() == CHANCE:
                event = game.sample(Rng(5))
                text = walk.notation.event(event)
                assert walk.parse.read_event(game, text) == event
                events += 1
    assert bool(events) == bool(games.part(name, "notation").EVENT)


@EVERY_GAME
def test_only_an_unfinished_game_has_no_winner(name):
    for walk in walks(name):
        for game in walk:
            over = game.to_act() == OVER
            assert bool(game.winners()) == bool(game.termination) == over
            assert game.winners() < 1 << game.players
            assert (walk.notation.result(game) == "*") == (not over)


@SWEEP
@EVERY_GAME
def test_a_view_does_not_depend_on_hidden_cards(name, seeds):
    """Hidden cards are dealt anew: the player's view must not change."""
    shuffler = random.Random(3)
    changed = 0
    hides = False
    for walk in walks(name, seeds):
        for game in walk:
            if not walk.settled:
                continue
            for player in range(game.players):
                other = walk.parse.read_position(walk.notation.position(game), game.edition)
                permute_hidden(other, player, shuffler)
                changed += walk.notation.position(other) != walk.notation.position(game)
                seen = walk.notation.position(game.view(player))
                hides |= seen != walk.notation.position(game)
                assert walk.notation.position(other.view(player)) == seen
                assert walk.notation.position(walk.parse.read_position(seen, game.edition)) == seen
    assert (changed > 100) == hides


@SWEEP
@EVERY_GAME
def test_a_view_made_into_an_old_one_is_the_same_as_a_new_one(name, seeds):
    for walk in walks(name, seeds):
        old = [walk.game.view(player) for player in range(walk.game.players)]
        for game in walk:
            for player in range(game.players):
                assert game.view(player, old[player]) is old[player]
                assert standing(old[player]) == standing(game.view(player))


@EVERY_GAME
def test_a_play_taken_back_in_a_view_leaves_the_game_alone(name):
    for walk in walks(name):
        for game in walk:
            if game.can_take_back():
                position = walk.notation.position(game)
                view = game.view(game.to_act())
                action = view.undo()
                game.undo()
                expected = walk.notation.position(game.view(game.to_act()))
                assert walk.notation.position(view) == expected
                game.play(action)
                assert walk.notation.position(game) == position


@EVERY_GAME
def test_a_game_goes_through_its_record(name):
    for walk in walks(name):
        for _ in walk:
            pass
        position = walk.notation.position(walk.game)
        text = record.write(walk.game, ("Ada", "squire"))
        assert walk.notation.position(walk.game) == position
        again = replayed(text).game
        assert walk.notation.position(again) == position
        assert walk.notation.result(again) == walk.notation.result(walk.game)
        assert record.write(again, ("Ada", "squire")) == text


def play_long(walk: Walk, most: int) -> int:
    """Have all players make the game last, for `most` actions of it; return how many there were."""
    game = walk.game
    known = facts.of(game.NAME)
    actions = 0
    while game.to_act() != OVER and actions < most:
        if game.to_act() == CHANCE:
            game.apply_chance(known.event_of_longest(game, walk.rng))
            continue
        choices = bytearray(legal(game))
        walk.rng.shuffle(choices, len(choices))
        game.play(known.act_of_longest(game, list(choices)))
        actions += 1
    return actions


@EVERY_GAME
def test_the_longest_game_keeps_to_its_bound_and_can_be_recorded(name):
    """Without a bound it goes on and on. Its record fits where those of twenty games do."""
    walk = Walk(name, 1)
    bound = games.declared(name).MOST_ACTIONS
    actions = play_long(walk, (bound or ENDLESS) + 1)
    if bound:
        assert actions <= bound, f"{name} can last longer: correct MOST_ACTIONS in its declaration"
    else:
        assert actions > ENDLESS, f"say in the facts of {name} how players make it last for ever"
    assert (walk.game.to_act() == OVER) == bool(bound)
    text = record.write(walk.game, ("Ada", "squire"))
    assert len(text) <= ROOM_FOR_RECORDS * littlefs.BLOCK
    assert walk.notation.result(replayed(text).game) == walk.notation.result(walk.game)


@EVERY_GAME
def test_an_unfinished_game_is_recorded_as_far_as_nothing_can_be_taken_back(name):
    for step, game in enumerate(Walk(name, 1)):
        if step == UNFINISHED or game.to_act() == OVER:
            break
        text = record.write(game)
        assert '[Result "*"]' in text
        taken = []
        while game.can_take_back():
            taken.append(game.undo())
        assert record.write(game) == text
        for action in reversed(taken):
            game.play(action)


@EVERY_GAME
def test_the_recorded_playthrough_has_not_changed(name):
    recorded = (Path(ROOT) / PLAYTHROUGHS / f"{name}.txt").read_text(encoding="ascii")
    assert list(playthroughs(name)) == recorded.splitlines()
