"""Games at a distance on the static site, by clicks, with all locks."""

import itertools
import re

import pytest

from games import NAMES, OVER
from tests.browser.people import DESK, PHONE
from tests.browser.visitor import GOLD
from tests.replayed import replayed

# Games that are played to the end, and how many tables besides the first take part.
WHOLE = [
    (NAMES[0], 1),
    pytest.param(NAMES[1], 2, marks=pytest.mark.slow),
    pytest.param(NAMES[1], 4, marks=pytest.mark.slow),
    pytest.param(NAMES[2], 1, marks=pytest.mark.slow),
]
TURNS = 4  # by letter
DIE = re.compile(r"\b[1-6] [A-Z][a-z]+")  # of a roll, on a display
GONE = "The table that showed you the game is gone, or has sent you away. Ask there for a new link."

# Keeps the channel that this page opens, so that a test can break it.
KEEPS_CHANNEL = """
const { createDataChannel } = RTCPeerConnection.prototype;
RTCPeerConnection.prototype.createDataChannel = function (label) {
  return (window.channel = createDataChannel.call(this, label));
};
"""

# The words of the golden buttons of the open dialog.
GOLDEN = f"""[...document.querySelectorAll("#distance-offers button")].filter(
    (button) => button.checkVisibility() &&
        getComputedStyle(button).backgroundColor === "{GOLD}"
).map((button) => button.textContent)"""


def met(people, game: str, others: int = 1):
    """People at desks and, in French, two phones; their tables are connected. With their ends."""
    red = people(stand_ins=False, script=KEEPS_CHANNEL)
    ends = [(red, "a")]
    invitation = red.invite(game, players=others + 1)
    for _ in range(others):
        place = DESK if len(ends) > 2 else {"locale": "fr", **PHONE}
        guest = people(stand_ins=False, script=KEEPS_CHANNEL, **place)
        ends.append((guest, "ab"[len(ends) % 2]))
        guest.open_link(invitation)
        guest.click("accept")
        answer = guest.link("answer")
        guest.reads("Waiting for the others.")
        red.open_link(answer)
        guest.reads("Connected.")
        if len(ends) <= others:
            invitation = red.link("invitation", before=invitation)
    red.reads("Connected.")
    for person, _ in ends:
        person.hurry()
    return ends


def who_plays(ends):
    """Wait until it is somebody's turn, or the game is over; return that person, and the end."""
    first = ends[0][0]
    playing = []

    def found() -> bool:
        playing[:] = [pair for pair in ends if pair[0].has_turn]
        return bool(playing) or all(person.is_over for person, _ in ends)

    first.until(found)
    return playing[0] if playing else (None, "")


def watches(people, host):
    """Somebody who watches the game that `host` has invited to."""
    watcher = people(stand_ins=False, **PHONE)
    host.open_dialog()
    host.click("watch")
    watcher.open_link(host.link("watch"))
    host.open_link(watcher.link("watcher"))
    watcher.reads("Connected.")
    watcher.hurry()
    return watcher


def connect_again(one, other) -> None:
    one.open_dialog()
    one.click("call")
    other.open_link(one.link("call"))
    one.open_link(other.link("reply"))
    other.reads("They are back.")


def reload(one, other) -> None:
    """One loads the page again, and calls the other."""
    had = one.has_turn
    one.reload()
    other.reads("They left.")
    one.hurry()
    one.until(lambda: one.has_turn == had)
    connect_again(one, other)


def break_connection(one, other) -> None:
    """The connection breaks, and the other one calls."""
    one.page.evaluate("channel.close()")
    for person in (one, other):
        person.reads("They left.")
    connect_again(other, one)


MISHAPS = {2: reload, 5: break_connection}  # after so many turns


@pytest.mark.timeout(3000)  # one of Royal Visit takes a minute if nothing else runs
@pytest.mark.parametrize(("game", "others"), WHOLE)
def test_a_whole_game_goes_on_after_a_reload_and_a_lost_connection(people, game, others):
    ends = met(people, game, others)
    watcher = watches(people, ends[0][0]) if others > 1 else None
    for turn in itertools.count():
        person, end = who_plays(ends)
        if not person:
            break
        if turn in MISHAPS:
            MISHAPS[turn](ends[-1][0], ends[0][0])
        # At random Banquet Royal goes on for up to 200 turns.
        play = person.play_well if game == "banquet-royal" else person.play_turn
        play(end)
    assert turn > max(MISHAPS)
    (record,) = {person.saved_record() for person, _ in ends}
    assert replayed(record).game.to_act() == OVER
    if watcher:
        watcher.until(lambda: "Score sheet" in watcher.display("a"))


@pytest.mark.parametrize("game", NAMES[1:])
def test_the_first_turns_of_each_other_game_from_three_houses(people, game):
    ends = met(people, game, 2)
    for _ in range(2):
        person, end = who_plays(ends)
        person.play_turn(end)
    who_plays(ends)


def test_another_house_becomes_the_middle(people):
    ends = met(people, NAMES[1], 2)
    who_plays(ends)  # until then the guests don't know of each other
    lion, eagle, stag = [person for person, _ in ends]
    site = lion.page.url
    lion.page.goto("about:blank")
    for person in (eagle, stag):
        person.reads("They left.")
    eagle.open_dialog()
    assert eagle.offers("answer")
    assert eagle.page.evaluate(GOLDEN) == [eagle.say("Connect again")]
    eagle.page.select_option("#distance-to", "2")
    answer_call(eagle, stag)
    assert "Lion" in stag.told(), "who isn't there"
    lion.page.goto(site)
    lion.open_dialog()
    lion.click("call")
    answer_call(lion, eagle)
    stag.until(lambda: stag.told().endswith(stag.say("Connected.")))
    lion.hurry()
    for _ in range(3):
        person, end = who_plays(ends)
        person.play_turn(end)
    who_plays(ends)


def test_a_guest_who_reloads_before_all_have_answered_is_connected_again(people):
    lion, eagle, stag = people(stand_ins=False), people(stand_ins=False), people(stand_ins=False)
    first = lion.invite(NAMES[1], players=3)
    eagle.open_link(first)
    eagle.click("accept")
    lion.open_link(eagle.link("answer"))
    second = lion.link("invitation", before=first)
    assert not eagle.offers("to"), "only who invited has links for others"
    eagle.reload()
    lion.reads("They left.")
    eagle.open_dialog()
    eagle.click("answer")
    lion.open_link(eagle.link("answer"))
    answer_call(lion, eagle)
    stag.open_link(second)
    stag.click("accept")
    lion.open_link(stag.link("answer"))
    who_plays([(person, "") for person in (lion, eagle, stag)])


def test_others_watch_a_game_and_each_player_sees_it_and_may_refuse(people):
    ends = met(people, NAMES[1])
    (lion, _), (eagle, _) = ends
    person, end = who_plays(ends)
    watcher = watches(people, lion)
    for player in (lion, eagle):
        player.open_dialog()
        player.until(lambda player=player: player.told().endswith(": 1"))
        player.page.keyboard.press("Escape")
    watcher.until(lambda: "Signs" in watcher.display("a"))
    watcher.press("a", "ok")
    assert not DIE.search(watcher.display("a"))
    person.press(end, "ok")  # rolls
    watcher.until(lambda: DIE.search(watcher.display("a")))
    watcher.open_dialog()
    assert "Lion, Eagle" in watcher.told()
    eagle.open_dialog()
    eagle.click("dismiss")
    watcher.reads(GONE)
    lion.open_dialog()
    lion.until(lambda: not lion.offers("watch"))


def test_the_computer_plays_for_a_house_that_is_gone_until_it_is_back(people):
    ends = met(people, NAMES[1], 2)
    who_plays(ends)
    lion, eagle, stag = [person for person, _ in ends]
    site = stag.page.url
    stag.page.goto("about:blank")
    lion.until_noticed("Stag: They left.")
    for person in (lion, eagle):
        person.open_dialog()
        person.until(lambda person=person: person.offers("computer"))
    assert lion.page.locator("#distance-to option:enabled").count() == 1  # only Stag
    lion.click("computer")
    eagle.until(lambda: eagle.told().endswith(": Lion"))
    assert not lion.offers("computer")
    eagle.click("computer")
    lion.until(lambda: "The computer plays for Stag." in lion.told())
    for person in (lion, eagle):
        person.page.keyboard.press("Escape")
    for _ in range(3):
        person, end = who_plays(ends[:2])
        lion.until(lambda: "Not connected" not in lion.display("a"))
        person.play_turn(end)
    stag.page.goto(site)
    stag.open_dialog()
    stag.click("call")
    answer_call(stag, lion)
    stag.hurry()
    while (playing := who_plays(ends))[0] is not stag:
        playing[0].play_turn(playing[1])
    lion.until(lambda: "computer" not in lion.told())
    assert not lion.offers("to")
    stag.play_turn(playing[1])
    who_plays(ends)


def answer_call(one, other) -> None:
    other.open_link(one.link("call"))
    one.open_link(other.link("reply"))
    other.reads("Connected.")


def pass_letter(one, other) -> None:
    """Send what one end has for the other as a link."""
    one.send_turn()
    letter = one.link("letter")
    assert len(letter) < 5000
    one.page.keyboard.press("Escape")
    other.open_link(letter)


def test_a_game_by_letters(people):
    red, green = people(stand_ins=False), people(stand_ins=False)
    green.open_link(red.invite())
    green.click("accept")
    answer = green.link("answer")
    red.reload()  # no connection any more
    red.open_link(answer)
    red.reads("reloaded since the invitation")
    for person in (red, green):
        person.page.keyboard.press("Escape")
        person.hurry()
    ends = [(red, "a", green), (green, "b", red)]
    turns = 0
    while turns < TURNS:
        red.until(lambda: any(person.has_turn or person.owes_letter for person, _, _ in ends))
        for person, end, other in ends:
            if person.has_turn:
                person.play_turn(end)
                turns += 1
            elif person.owes_letter:
                pass_letter(person, other)
