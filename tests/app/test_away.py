"""Two tables and a dealer: matches at a distance, by lines and presses."""

import sys

import pytest

import games
from tables.royal_visit.hand import CARDS
from tests.app.away import GAMES, NAMES, OWN, Page, Pair, edition, saved, to_act
from tests.app.people import ENDS, GREEN, RED
from tests.app.test_hints import show
from tests.replayed import replayed
from tests.slow import slow

HOLD_MS = 1_700  # longer than OK must be held


@pytest.mark.parametrize(
    "dealt",
    [
        (NAMES[0], "0", "1"),
        *slow(*[(name, "0", "1") for name in NAMES[1:]]),
        *slow((NAMES[1], "0", "1", "2,3", "4"), (NAMES[2], "0,2", "1", "3")),
    ],
    ids=str,
)
def test_tables_play_a_game_to_its_end_and_make_the_same_record(sit, dealt):
    name, *seats = dealt
    pair = Pair(sit, name, seats=seats, speed="fast")
    states = pair.play(pair.begin())
    assert states[0].startswith("over ")
    records = [pair.record(table) for table in range(len(seats))]
    assert len(set(records)) == 1
    assert replayed(records[0]).game.to_act() == games.OVER
    for page in pair.pages:
        assert page.people.app.shown == "result"


@GAMES
def test_a_page_deals_and_replays_a_match_after_a_power_cut(sit, name):
    pair = Pair(sit, name, speed="fast")
    states = pair.play(pair.begin(), most=12)
    for player, page in enumerate(pair.pages):
        before = pair.seen(player)
        page.people.power_cycle()
        page.said = []
        page.people.desk.cable.lines()
        page.tell(pair.deal(player))
        for line in pair.logs[player]:
            page.tell(line)
        assert page.state() == states[player]
        assert page.people.reads(RED, "One moment…")
        assert not any(page.people.lamps())
        page.tell("go")
        page.people.until(lambda page=page: page.people.app.shown == "match")
        assert pair.seen(player) == before
        assert page.people.match.seats.index("away") == 1 - player
    pair.play(states, most=3)


@GAMES
def test_its_own_match_waits_untouched(sit, name):
    pair = Pair(sit, name, match=OWN)
    before = [saved(page.people) for page in pair.pages]
    pair.play(pair.begin(), most=2)
    for page, save in zip(pair.pages, before, strict=True):
        people = page.people
        people.run(3000)
        own = people.app.resumable
        assert own.position == OWN
        page.tell("stop")
        people.until(lambda people=people: people.app.shown == "menu")
        people.run(200)
        assert saved(people) == save
        people.choose(RED, "Resume %s")
        people.uncover()
        people.settle()
        assert people.position == OWN


def test_the_cursor_goes_to_cards_that_come_once_the_match_is_shown(sit):
    pair = Pair(sit, "royal-visit")
    for page in pair.pages:
        page.tell("go")
    pair.settle()
    for end, page in enumerate(pair.pages):
        page.people.settle()
        assert page.people.screen.table.hands[end].focus == CARDS


@GAMES
def test_that_end_says_that_they_are_not_connected_until_they_are(sit, name):
    pair = Pair(sit, name, speed="fast")
    states = pair.begin()
    actor = to_act(states)
    page = pair.pages[actor]

    def reads(words: str) -> bool:
        page.people.until(lambda: page.people.app.at_rest)
        page.people.run(100)
        return page.people.reads(1 - actor, words)

    page.tell("other away")
    assert reads("Not connected")
    pair.play(states, most=1)
    assert reads("Not connected")
    page.tell("other here")
    assert reads("Connected")
    assert not reads("Not connected")


def test_nothing_can_be_taken_back(sit):
    pair = Pair(sit, "royal-visit")
    states = pair.play(pair.begin(), most=1)
    actor = to_act(states)
    people = pair.pages[actor].people
    people.settle()
    assert not people.offers(actor, "Take back")


@GAMES
def test_a_hint_sees_what_its_player_sees_and_can_be_followed(sit, name):
    pair = Pair(sit, name)
    states = pair.begin()
    actor = to_act(states)
    people = pair.pages[actor].people
    people.until(lambda: people.app.shown == "match" and people.app.at_rest)
    show(people)
    people.press(actor, "ok")
    assert pair.pages[actor].take("act")


@GAMES
def test_the_last_turns_are_shown_and_lead_back(sit, name):
    pair = Pair(sit, name, speed="fast")
    pair.play(pair.begin(), most=12)
    people = pair.pages[0].people
    people.until(lambda: people.app.at_rest)
    people.run(5000)
    before = pair.seen(0)
    people.app.lead_to("turns")
    people.until(lambda: people.app.shown == "turns" and people.app.at_rest)
    people.press(RED, "up", "left", "right", "down", "ok")
    people.until(lambda: people.app.shown == "match")
    assert pair.seen(0) == before


def pause(people) -> None:
    people.app.lead_to("pause")
    people.until(lambda: people.app.shown == "pause")
    people.run(200)


def test_a_person_resigns_and_both_tables_show_it(sit):
    pair = Pair(sit, "royal-visit")
    pair.begin()
    first, second = pair.pages
    pause(first.people)
    first.people.point(RED, "Hold OK to resign")
    first.people.hold(RED, "ok", HOLD_MS)
    first.take("resign")
    assert first.state() == "over g resigned"
    second.tell("resign")
    assert second.state() == "over g resigned"
    for page in pair.pages:
        page.people.until(lambda page=page: page.people.app.shown == "result")
        page.people.run(2000)
    assert first.people.tells(RED, "You resigned.")
    assert second.people.reads(GREEN, "You win!")


def test_a_table_that_watches_shows_what_all_do_and_nobody_acts_there(sit):
    pair = Pair(sit, NAMES[1], seats=("0", "1", "-"), speed="fast")
    states = pair.play(pair.begin(), most=3)
    watcher = pair.pages[2]
    people = watcher.people
    people.wait(600_000)
    assert not any(oled.on for oled in people.desk.oleds)
    pair.play(states, most=1)
    assert all(oled.on for oled in people.desk.oleds)
    people.until(lambda: people.app.at_rest)
    assert people.position == pair.pages[0].people.position
    for end in ENDS:
        people.press(end, "ok", "right", "ok")
    people.run(3000)
    pause(people)
    assert not people.offers(RED, "Hold OK to resign")
    assert not people.offers(RED, "Leave (the page keeps it)")
    people.press(RED, "ok")
    people.until(lambda: people.app.shown == "match")
    assert watcher.said == []
    for line in ("resign", "resign 2", "mine resign"):
        assert watcher.ask(line).startswith("refused ")
    watcher.tell("resign 1")
    assert watcher.state() == "over l resigned"


def leave(people) -> None:
    """Leave the match by the pause."""
    pause(people)
    people.choose(RED, "Leave (the page keeps it)")


def crash(people) -> None:
    """Let the match crash, and go to the menu."""
    people.desk.crashes += 1
    people.desk.mishaps.fail("ValueError")
    people.run(2000)
    people.press(RED, "ok")
    people.until(lambda: people.app is not None)
    people.press(RED, "ok")


@pytest.mark.parametrize("ends", [leave, crash])
def test_a_person_leaves_or_the_table_crashes_and_the_page_brings_the_match_back(sit, ends):
    pair = Pair(sit, "banquet-royal", match=OWN)
    states = pair.play(pair.begin(), most=3)
    page = pair.pages[0]
    before = pair.seen(0)
    ends(page.people)
    page.take("left")
    assert page.people.reads(RED, "Resume %s")
    assert page.people.app.game == "royal-visit"
    page.tell(pair.deal(0))
    for line in pair.logs[0]:
        page.tell(line)
    page.tell("go")
    assert pair.seen(0) == before
    assert page.state() == states[0]


def test_until_it_is_shown_ok_leaves_a_match(sit):
    page = Page(sit())
    page.tell(f"deal royal-visit {edition('royal-visit')} 2 0 5")
    page.people.press(RED, "left", "ok")
    page.take("left")
    page.people.until(lambda: page.people.app.shown == "menu")
    assert page.people.match is None


def test_a_match_of_another_game_begins_on_an_empty_heap(sit):
    page = Page(sit(match=OWN))
    page.people.begin()
    deal = f"deal banquet-royal {edition('banquet-royal')} 2 1 9"
    old = page.people.desk.device
    assert page.ask(deal) == "refused restarting"
    assert page.take("regalia").split(" ")[1] == "1"
    assert page.people.desk.device is not old
    page.tell(deal)
    assert page.people.app.resumable.position == OWN


def test_a_table_that_is_led_there_says_so_and_who_goes_back_has_left(sit):
    people = sit()
    people.press(RED, "ok", "ok")
    people.choose(RED, "At a distance")
    page = Page(people)
    assert page.take("regalia").split(" ")[3:] == list(games.NAMES)
    page.ask("regalia 1")
    people.press(GREEN, "ok")
    page.take("left")
    assert people.app.shown == "people"
    assert people.app.away is None


def test_a_page_that_deals_nothing_leads_the_table_back_to_the_menu(sit):
    page = Page(sit())
    page.ask("regalia 1")
    page.tell("stop")
    page.people.until(lambda: page.people.app.shown == "menu")
    assert page.people.app.away is None


def test_a_press_while_a_match_is_loaded_does_nothing(sit):
    page = Page(sit())
    people = page.people
    people.desk.link(f"deal royal-visit {edition('royal-visit')} 2 0 5")
    people.until(lambda: people.app.shown == "deal away")
    people.press(RED, "ok")
    page.take("ok")
    assert page.state().startswith("due shuffle ")


def test_a_match_of_its_own_loads_nothing_of_it(begun, forget):
    def loaded() -> list[str]:
        return [
            name
            for name in sys.modules
            if name.startswith(("app.away", "drivers.link")) or name.endswith(".distance")
        ]

    forget(*loaded())
    begun()
    assert not loaded()


@pytest.mark.parametrize("name", NAMES[1:])
def test_the_computer_plays_for_a_player_elsewhere(sit, name):
    pair = Pair(sit, name, seats=("0", "1", "-"), speed="fast")
    states = pair.begin()
    # Only one of the players, and who watches, are there from now on.
    pair.pages, pair.seats, pair.logs = pair.pages[::2], pair.seats[::2], pair.logs[::2]
    while to_act(states) == 0:
        assert pair.pages[0].ask("computer") == "refused no player elsewhere is to act"
        states = pair.play(states, most=1)
    while to_act(states) == 1:
        pair.pages[0].tell("computer")
        states = pair.pass_on(0)
    assert pair.seen(0) == pair.seen(1)
    assert pair.pages[0].people.match.asks
