"""Games at a distance: each end knows what its player sees, and both play the same game."""

import contextlib
import random

import pytest

import games
from games import OVER, Illegal, Invalid, distance
from games.banquet_royal.phases import HOLD
from games.distance import CAST
from games.record import write
from tests.games.distant import OverEnds, moments, read_play, text_of, whole
from tests.games.misspelt import misspelt
from tests.moments import legal
from tests.replayed import replayed
from tests.slow import slow
from tools.interpreters import cpython

GAMES = pytest.mark.parametrize(
    "name", [name for name in games.NAMES if games.declared(name).DISTANT]
)
SEEDS = 4
MORE_SEEDS = range(SEEDS, 20)


@GAMES
@pytest.mark.parametrize("seeds", [range(SEEDS), *slow(MORE_SEEDS)], ids=str)
def test_two_ends_play_the_game_of_the_referee(name, seeds):
    for seed in seeds:
        record = played(OverEnds(name, seed))
        assert replayed(record).game is not None


def played(match: OverEnds) -> str:
    """Play to the end; return the record, which all ends have."""
    match.play_on()
    assert match.referee.to_act() == OVER
    record = write(match.referee)
    assert [write(whole(end, match.opened())) for end in match.ends] == [record] * len(match.ends)
    return record


@pytest.mark.parametrize(
    "name", [name for name in games.NAMES if games.declared(name).MAX_PLAYERS > 2]
)
@pytest.mark.parametrize(
    "seats",
    [((0,), (1,), (2,)), ((1,), (0, 2)), ((0,), (1,), (2,), (3,)), ((0, 3), (1,), (2,))],
    ids=str,
)
def test_more_ends_play_the_game_of_the_referee(name, seats):
    for seed in range(SEEDS // 2):
        played(OverEnds(name, seed, seats=seats))


@pytest.mark.parametrize(
    ("name", "edition"), [("royal-visit", "en2020"), ("banquet-royal", "wild")]
)
def test_two_ends_play_under_other_rules(name, edition):
    for seed in range(SEEDS // 2):
        match = OverEnds(name, seed, edition)
        played(match)
        for end in match.ends:
            moments(end)


@GAMES
def test_everything_can_be_taken_back_and_replayed(name):
    match = OverEnds(name, 1)
    match.play_on()
    for end in match.ends:
        moments(end)


@GAMES
def test_at_any_moment_the_game_can_be_opened(name):
    match = OverEnds(name, 2)
    while match.referee.to_act() != OVER:
        match.play_on(25)
        full = whole(match.ends[0], match.opened())
        assert write(full) == write(match.referee)


@GAMES
def test_what_one_end_receives_does_not_depend_on_hidden_cards(name):
    """Neither before its first turn nor in it, in which nothing is shown to it."""
    permuted = 0
    for seed in range(SEEDS):
        one = OverEnds(name, seed)
        first = len(one.decks)
        play_turn_of_red(one)
        decks = one.decks[:first]
        other = OverEnds(name, seed, decks=tuple(permuted_decks(decks, one.seen[0], seed)))
        play_turn_of_red(other)
        assert other.sent[0] == one.sent[0]
        permuted += other.decks[:first] != decks
    assert permuted > SEEDS // 2


def play_turn_of_red(match: OverEnds) -> None:
    while match.referee.to_act() == 0:
        match.play_on(1)


def permuted_decks(decks, seen, seed: int) -> list[list[str]]:
    """Return decks in which all cards but those at the places `seen` are shuffled."""
    result = []
    for number, deck in enumerate(decks):
        places = [place for place in range(len(deck)) if (number, place) not in seen]
        words = [deck[place] for place in places]
        random.Random(seed).shuffle(words)
        permuted = list(deck)
        for place, word in zip(places, words, strict=True):
            permuted[place] = word
        result.append(permuted)
    return result


@GAMES
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not an event"),
        ("deal W2", "'deal' is not an event"),
        ("draw", "'' is no"),
        ("draw Z9", "'Z9' is no"),
        ("draw ?0", "'0' is not a number from 1 to 60"),
        ("draw ?02", "'02' is not a number"),
        ("draw ?61", "'61' is not a number"),
        ("draw ?" + "9" * 900, "'99"),
        ("cast ?6", "'?6' is not a number"),
        ("cast 1,x", "'x' is not a number"),
        ("cast 1,,2", "'' is not a number"),
        ("draw " + "K1," * 200, "more than 60 cards"),
    ],
)
def test_a_malformed_event_is_refused(name, text, why):
    match = OverEnds(name, 1)
    with pytest.raises(Invalid, match=why.replace("?", r"\?")):
        distance.read_event(match.ends[0], text)


@GAMES
def test_misspelt_events_and_acts_are_refused_or_mean_what_they_say(name):
    rng = random.Random(5)
    match = OverEnds(name, 5)
    match.play_on(30)
    player = match.referee.to_act()
    awaiting = match.ends[1 - player]
    acts = [match.notation.action(match.referee, action) for action in legal(match.referee)]
    for _ in range(1_000):
        text = misspelt(rng, rng.choice(match.sent[0] + ["cast 3,1,6", "open E3,-1"]))
        with contextlib.suppress(Invalid):
            assert text_of(awaiting, distance.read_event(awaiting, text)) == text
        word = misspelt(rng, rng.choice(acts))
        with contextlib.suppress(Invalid, Illegal):
            action = read_play(awaiting, word, rng.choice(("", "W2", "K1,K1")))
            assert match.notation.action(match.referee, action) == word
    before = match.notation.position(awaiting)
    for _ in range(100):
        decks = match.opened()
        decks[0] = misspelt(rng, decks[0])
        with contextlib.suppress(Illegal):
            whole(awaiting, decks)
    assert match.notation.position(awaiting) == before


@GAMES
def test_what_is_not_due_is_refused(name):
    match = OverEnds(name, 1)
    before = moments(match.ends[0])
    for text in ("shuffle ?3", "draw ?2", "open ?1", "cast 3"):
        event = distance.read_event(match.ends[0], text)
        with pytest.raises(Illegal, match="nothing is due from the dealer"):
            match.ends[0].apply_chance(event)
    assert moments(match.ends[0]) == before


def dealt(name: str, *texts: str):
    """Return a game at this end, seed 1, after these events."""
    module = games.part(name, "distance")
    game = module.Distant(games.declared(name).EDITIONS[0])
    game.begin(2, (0,), 1)
    for text in texts:
        game.apply_chance(distance.read_event(game, text))
    return game


ROI_ROW = "open E1,E2,E3,B1,B2"
ROYAL_HAND = "draw K1,K1,G1,G2,W2,W2,J3,JM"


IMPOSSIBLE_DEALS = {
    "royal-visit": [
        (("draw ?8",), "due is 'shuffle pile K1,K1,.*', nothing else"),
        (("shuffle ?53",), "shuffle: 54 due, not 53"),
        (("shuffle " + "K1," * 53 + "K1",), "shuffle: every card has to be unknown here"),
        (("shuffle ?54", "cast 3"), "due is 'draw 0 pile 8', nothing else"),
        (("shuffle ?54", "draw ?8"), "draw: every card has to be known here"),
        (("shuffle ?54", "draw K1,K1"), "draw: 8 due, not 2"),
        (("shuffle ?54", "draw K1,K1,W3,W3,W3,J1,J2,J3"), "draw: there are only 2 W3"),
        (("shuffle ?54", ROYAL_HAND, ROYAL_HAND), "draw: every card has to be unknown here"),
    ],
    "roi-et-compagnie": [
        (("open E1,E2,E3,B1,B2",), "due is 'shuffle pile B1,B2,E1.*', nothing else"),
        (("shuffle ?40", "shuffle ?9"), "shuffle: 10 due, not 9"),
        (("shuffle ?40", "shuffle ?10", "open E1"), "open: 5 due, not 1"),
        (("shuffle ?40", "shuffle ?10", "open ?5"), "open: every card has to be known here"),
        (("shuffle ?40", "shuffle ?10", "open E1,E2,E1,B1,B2"), "open: E1 can't be in the pile"),
        (("shuffle ?40", "shuffle ?10", "open E1,E2,-1,B1,B2"), "open: -1 can't be in the pile"),
        (("shuffle ?40", "shuffle ?10", "open E1,E2,c2,B1,B2"), "open: c2 can't be in the pile"),
        (("shuffle ?40", "shuffle ?10", ROI_ROW, "open E3"), "open: E3 can't be in the pile"),
        (("shuffle ?40", "shuffle ?10", ROI_ROW, "cast 3"), "due is 'open penalties 1', nothing"),
    ],
    "banquet-royal": [
        (("open c",), "due is 'shuffle cakes c,c,c,s,s,s,w,w,w', nothing else"),
        (("shuffle ?6",), "shuffle: 9 due, not 6"),
        (("shuffle ?9", "open c"), "nothing is due from the dealer"),
    ],
}


@pytest.mark.parametrize(
    ("name", "texts", "why"),
    [(name, *deal) for name, deals in IMPOSSIBLE_DEALS.items() for deal in deals],
)
def test_an_impossible_deal_is_refused(name, texts, why):
    """The last event is, and changes nothing."""
    game = dealt(name, *texts[:-1])
    event = distance.read_event(game, texts[-1])
    before = moments(game)
    with pytest.raises(Illegal, match=why):
        game.apply_chance(event)
    assert moments(game) == before


def test_a_fourth_cake_of_a_kind_is_refused():
    match = OverEnds("banquet-royal", 4, decks=(list("cccssswww"),))
    while sum(match.ends[0].cakes_of[player][0] for player in (0, 1)) < 3:
        match.play_on(1)
    end = match.ends[0]
    while not end.due():
        end.play(HOLD if HOLD in legal(end) else legal(end)[0])
        if end.due().startswith("cast"):
            end.apply_chance(bytes([CAST, 1]))
    with pytest.raises(Illegal, match="open: there are only 3 'c'"):
        end.apply_chance(distance.read_event(end, "open c"))


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ("1,2,3,4,5", "cast: 6 due, not 5"),
        ("1,2,3,4,5,6,1", "cast: 6 due, not 7"),
        ("1,2,3,4,5,7", "a die shows 1 to 6"),
    ],
)
def test_impossible_dice_are_refused(numbers, why):
    end = dealt("roi-et-compagnie", "shuffle ?40", "shuffle ?10", ROI_ROW, "open -2")
    end.play(games.part("roi-et-compagnie", "parse").read_action(end, "roll:123456"))
    assert end.due() == "cast 6 6"
    event = distance.read_event(end, "cast " + numbers)
    with pytest.raises(Illegal, match=why):
        end.apply_chance(event)


def awaiting(name: str, seed: int):
    """Return the game of an end whose opponent is to act."""
    match = OverEnds(name, seed)
    return match.ends[1 - match.referee.to_act()]


@pytest.mark.parametrize(
    ("word", "shows", "why"),
    [
        ("K1:ij", "", "K1:ij shows K1, not no card"),
        ("K1:ij", "K1,K1", "K1:ij shows K1, not K1,K1"),
        ("K1:ij", "G1", "K1:ij shows K1, not G1"),
        ("K1+K1:gh,ij,kl", "K1", r"K1\+K1:gh,ij,kl shows K1,K1, not K1"),
        ("S:kj", "W2", "S:kj shows no card, not W2"),
        ("K1:ik", "K1", "K1:ik: no such movement"),
        ("J2=W:jl", "J2", "not strictly between the player's end of the board and the King"),
        ("end", "", "end: nothing was played yet"),
        ("pass", "", "pass: there is a legal act, so nobody may pass"),
    ],
)
def test_an_act_that_is_not_legal_or_does_not_show_its_cards_is_refused(word, shows, why):
    end = awaiting("royal-visit", 1)
    before = moments(end)
    with pytest.raises(Illegal, match=why):
        read_play(end, word, shows)
    assert moments(end) == before


def test_a_garbled_act_is_refused():
    end = awaiting("royal-visit", 1)
    for word in ("", "W2", "W2:h", "W2:hjj", "Q:hj", "W2:hj,ij,ij,ij,ij,ij", "x" * 900):
        with pytest.raises(Invalid):
            read_play(end, word, "W2")


def test_more_cards_than_there_are_can_not_be_shown():
    end = awaiting("royal-visit", 1)
    assert end.hands[end.seats[0]][6] == 1
    end.play(read_play(end, "W3:jm", "W3"))
    with pytest.raises(Illegal, match="W3:mj: the hand does not hold the card"):
        read_play(end, "W3:mj", "W3")


@GAMES
def test_an_act_out_of_turn_is_refused(name):
    match = OverEnds(name, 1)
    player = match.referee.to_act()
    word = match.notation.action(match.referee, legal(match.referee)[0])
    seat = games.declared(name).SEATS[player]
    with pytest.raises(Illegal, match="it is the turn of " + seat):
        read_play(match.ends[player], word, "")
    end = dealt(name)
    with pytest.raises(Illegal, match=r"first 'shuffle .*' is due"):
        read_play(end, word, "")
    match.play_on()
    with pytest.raises(Illegal, match="the game is over"):
        read_play(match.ends[0], word, "")


@GAMES
def test_while_something_is_due_nobody_acts(name):
    end = dealt(name)
    assert legal(end) == []
    assert all(end.illegal_reason(action) for action in range(end.ACTIONS))
    assert not end.can_take_back()


# Decks that are opened at the end.


@GAMES
def test_decks_have_to_be_the_ones_that_were_shuffled(name):
    match = OverEnds(name, 4)
    match.play_on(40)
    decks = match.opened()
    end = match.ends[0]
    before = match.notation.position(end)
    with pytest.raises(Illegal, match="decks were shuffled, but 0 are opened"):
        whole(end, [])
    for wrong in ("", "x", decks[0] + "," + decks[0], "Z9" + decks[0][2:]):
        with pytest.raises(Illegal, match="deck 1 does not hold the cards that were to be"):
            whole(end, [wrong, *decks[1:]])
    assert match.notation.position(end) == before
    with pytest.raises(Illegal, match="the game ended before its cards were shuffled"):
        whole(dealt(name), [])


@GAMES
def test_a_card_other_than_the_one_dealt_is_found_in_the_decks(name):
    match = OverEnds(name, 4)
    match.play_on(1_000)
    deck, place = min(match.seen[0])
    swapped = match.opened()
    words = swapped[deck].split(",")
    other = next(i for i, word in enumerate(words) if word != words[place])
    words[place], words[other] = words[other], words[place]
    swapped[deck] = ",".join(words)
    with pytest.raises(Illegal, match=f"{words[other]} was dealt, but the deck has {words[place]}"):
        whole(match.ends[0], swapped)


def test_a_card_that_was_never_dealt_is_found_in_the_decks():
    match = OverEnds("royal-visit", 1)
    red = match.ends[0]
    assert match.referee.hands[1][11] == 0  # Green has no J5
    action = read_play(red, "J5:hm", "J5")
    red.play(action)
    with pytest.raises(Illegal, match="Green played J5:hm: the hand does not hold the card"):
        whole(red, match.opened())


@GAMES
def test_both_interpreters_play_the_same_games(micropython, name):
    script = "tests/on_micropython/distance.py"
    here = cpython().output(script, name, "2")
    assert "[Result " in here
    assert micropython.output(script, name, "2") == here
