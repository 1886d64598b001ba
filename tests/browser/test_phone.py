"""A phone that is held upright, by one person or from hand to hand."""

import math
from itertools import product
from pathlib import Path

import pytest

import wiring
from app.begin import HOLD
from app.result import IGNORED_MS
from base import OK
from games import declared
from host_sim.desk import Desk
from tests.app.positions import position
from tests.browser.parcel import letters
from tests.browser.test_displays import says
from tests.browser.test_site import at_title, begin
from tests.browser.visitor import Visitor
from tests.host_sim.served import ResumedDesk
from tests.host_sim.toy_desk import ToyDesk
from tools import golden
from ui.lights import FAST_PULSE, PULSE

TOUCHED = 44  # CSS pixels
_CARD_MS = 400  # a new card of a lesson hears no press for three quarters of this
MATCH = f"set match {position('gikhj')}"
ALONE = f"set red squire\nset green person\n{MATCH}"
TOGETHER = f"set red person\nset green person\n{MATCH}"
# What the site says when a game is over.
OVER = """async () => {
    const { Notices } = await import(new URL("js/notices.js", document.baseURI));
    new Notices(document.getElementById("notices")).show("over", "The game is over.");
}"""
ON_ITS_SIDE = (844, 390)
SCREENS = ((390, 844), (390, 664), (360, 640), ON_ITS_SIDE, (667, 375))


@pytest.fixture
def phone(visit_desk):
    """Opens the page of a desk: phone(make_desk, what is set, width, height, ratio)."""

    def open_page(make_desk, settings="", width=390, height=844, ratio=2) -> Visitor:
        touch = {"device_scale_factor": ratio, "has_touch": True, "is_mobile": True}
        return visit_desk(make_desk, settings, (width, height), **touch)

    return open_page


def width(visitor, thing: dict) -> float:
    """How wide a thing of the plan is, as a share of the screen."""
    unit, across = visitor.page.evaluate("[regalia.plan().unit, innerWidth * devicePixelRatio]")
    return thing["width"] * unit / across


@pytest.mark.parametrize("ratio", [1, 2.625, 3])
def test_display_board_and_hexagon_are_as_wide_as_the_screen(phone, ratio):
    visitor = phone(ToyDesk, ratio=ratio)
    plan = visitor.page.evaluate("regalia.plan()")
    display = plan["ends"][0]["oled"]
    pixel = display["width"] * plan["unit"] / 128
    assert width(visitor, plan["board"]) > 0.95
    whole = abs(pixel - round(pixel)) < 0.001
    assert width(visitor, display) > (0.95 * 0.9 if whole else 0.95)
    visitor.until(lambda: visitor.shows_hand("a"))
    visitor.table.live.desk.hexagon.light(3, 3, (200, 0, 0))
    visitor.until(lambda: visitor.page.evaluate("regalia.plan().hexagon"))
    assert width(visitor, visitor.page.evaluate("regalia.plan().hexagon")) > 0.9
    assert visitor.page.locator("#legend").is_visible()
    visitor.until(lambda: visitor.shows_hand("a"))


def test_the_end_of_a_game_covers_nothing(phone):
    visitor = phone(ToyDesk)
    edge = "getComputedStyle(document.getElementById('open-tools')).borderTopColor"
    before = visitor.page.evaluate(edge)
    visitor.page.evaluate(OVER)
    for screen in (SCREENS[0], ON_ITS_SIDE):
        visitor.resize(*screen)
        assert visitor.page.locator(".notice").count() == 1
        assert not visitor.page.locator(".notice").is_visible()
        assert visitor.page.evaluate(edge) != before


def test_a_finger_finds_every_button(phone):
    visitor = phone(ToyDesk)
    assert visitor.button("a", "ok").get_attribute("aria-label") == "Red: OK", "it names no key"
    visitor.tool("open-tools").click()
    for panel, (across, down) in product((False, True), SCREENS):
        if panel:
            visitor.table.live.desk.hexagon.light(3, 3, (200, 0, 0))
            visitor.until(lambda: visitor.page.evaluate("regalia.plan().hexagon"))
        visitor.resize(across, down)
        boxes = visitor.page.locator("button:visible, a:visible").evaluate_all(
            "all => all.map((one) =>"
            " [one.id || one.ariaLabel, one.getBoundingClientRect().toJSON()])"
        )
        assert len(boxes) >= 10
        for name, box in boxes:
            assert min(box["width"], box["height"]) >= TOUCHED - 1, name
            assert -1 <= box["left"] < box["right"] <= across + 1, name
            assert -1 <= box["top"] < box["bottom"] <= down + 1, name
        if panel and (across, down) == ON_ITS_SIDE:
            left, right = lamps(visitor)[:2]
            assert math.dist(left, right) >= TOUCHED, "spaces of the hexagon"


def ok(visitor) -> None:
    """Press OK when it is heard, and wait until the next screen is there."""
    desk = visitor.table.live.desk
    app = desk.app
    visitor.until(lambda: app.at_rest)
    heard = desk.now + _CARD_MS
    visitor.until(lambda: desk.now > heard)
    visitor.press("a", "ok")
    visitor.until(lambda: app.at_rest)


def test_a_lesson_is_told_once_and_its_task_stays_in_sight(phone):
    visitor = phone(Desk, "set language en")
    visitor.page.goto(f"{visitor.table.url}#learn=royal-visit")
    screens = (SCREENS[0], ON_ITS_SIDE)
    for text, screen in zip(("The King is on a visit", "Choose a King card"), screens, strict=True):
        visitor.resize(*screen)
        visitor.until(lambda text=text: text in says(visitor, "a") and visitor.shows_hand("a"))
        visitor.until(lambda: not says(visitor, "b") and len(set(visitor.panel("b"))) == 1)
        ok(visitor)
    visitor.until(lambda: "Choose a King card" in says(visitor, "b"))
    for screen in screens:
        visitor.resize(*screen)
        visitor.until(lambda: visitor.shows_hand("a") and visitor.shows_hand("b"))
    assert "Choose a King card" not in says(visitor, "a")


def covered(visitor) -> str:
    """What stands on the cover; "" where there is none."""
    return visitor.tool("hand-over").inner_text() if visitor.question.is_visible() else ""


def end_turn(visitor, end: str) -> None:
    """Play the first card, and end the turn."""
    match = visitor.table.live.match
    side = match.game.to_act()
    while not match.plays:  # the hand may be covered
        visitor.press(end, "ok")
        visitor.until(lambda: not visitor.table.live.desk.app.match_screen.busy)
    visitor.press(end, "down")
    visitor.press(end, "ok")
    visitor.until(lambda: match.game.to_act() != side)


def test_a_phone_goes_from_hand_to_hand(phone):
    """Nobody sees a hand before the person whose it is says to have the phone."""
    visitor = phone(ResumedDesk, TOGETHER)
    visitor.until(lambda: "Pass the screen to Red" in covered(visitor))
    assert says(visitor, "a") == says(visitor, "b") == ""
    plan = visitor.page.evaluate("regalia.plan()")
    foot = (plan["board"]["y"] + plan["board"]["height"]) * plan["unit"] / 2 + plan["top"] / 2
    assert visitor.tool("hand-over").bounding_box()["y"] >= foot - 1  # the board stays in sight
    visitor.page.keyboard.press("Escape")
    assert "Pass the screen to Red" in covered(visitor)
    visitor.answer("I am Red")
    visitor.until(lambda: visitor.shows_hand("a") and "King" in says(visitor, "a"))
    assert not visitor.button("b", "ok").is_visible()
    assert not visitor.tool("turn").is_visible()
    end_turn(visitor, "a")
    visitor.until(lambda: "Pass the screen to Green" in covered(visitor))
    assert says(visitor, "b") == ""
    visitor.answer("I am Green")
    visitor.until(lambda: visitor.shows_hand("b"))
    assert not visitor.button("a", "ok").is_visible()
    end_turn(visitor, "b")
    visitor.until(lambda: "Pass the screen to Red" in covered(visitor))
    visitor.answer("I am Red")
    visitor.resize(*ON_ITS_SIDE)
    visitor.until(lambda: visitor.shows_hand("a"))
    assert says(visitor, "b") == "", "the hand across stays behind its curtain"
    assert not visitor.shows_hand("b")


def test_three_people_without_secrets_hand_the_phone_on_by_a_line(phone):
    seats = "\n".join(f"set {seat} person" for seat in ("lion", "eagle", "stag"))
    game = "set language en\nset game roi-et-compagnie\nset players 3\nset people 3\nset speed fast"
    visitor = phone(Desk, f"{game}\n{seats}")
    for _ in range(3):
        ok(visitor)
    visitor.until(lambda: visitor.table.live.match)
    match = visitor.table.live.match
    for _ in range(3):
        player = match.game.to_act()
        name, end = declared("roi-et-compagnie").SEATS[player], "ab"[player & 1]
        line = visitor.page.locator("#hand-on", has_text=f"Pass the screen to {name}")
        line.wait_for()
        assert covered(visitor) == ""
        visitor.until(lambda end=end: visitor.button(end, "ok").is_visible())
        tap(visitor, "ab".index(end), 60, 44)  # beside what can be chosen
        visitor.until(lambda line=line: not line.is_visible())
        while match.game.to_act() == player:  # rolls, and takes what is offered
            for key in ("e", "s") if end == "a" else ("Enter", "ArrowDown"):
                if match.game.to_act() == player:
                    visitor.page.keyboard.press(key)
                    visitor.until(lambda: not visitor.table.live.desk.app.match_screen.busy)


def test_a_recorded_game_asks_for_no_hand_over_and_tells_its_turns(phone):
    visitor = phone(Desk, "set language en")
    record = Path(golden.FOLDER, "common", "squires", "over.game").read_text("utf-8")
    live = visitor.table.live
    visitor.page.goto(f"{visitor.table.url}#record={letters(record)}")
    visitor.until(lambda: visitor.tool("turn").is_visible())
    assert covered(visitor) == visitor.tool("replay-told").inner_text() == ""
    visitor.tool("replay-next").click()
    visitor.until(lambda: live.told and visitor.tool("replay-told").inner_text())
    assert visitor.tool("replay-told").inner_text() == " · ".join(live.told)
    assert covered(visitor) == ""


def test_the_only_person_has_the_place_in_front_and_both_sets_of_keys(phone):
    visitor = phone(ResumedDesk, ALONE)
    visitor.until(lambda: visitor.button("b", "ok").is_visible())
    assert not visitor.button("a", "ok").is_visible()
    assert covered(visitor) == ""
    for key in ("d", "ArrowRight"):
        visitor.page.keyboard.down(key)
        visitor.until(lambda: visitor.held == 1 << 6)  # right, at end B
        visitor.page.keyboard.up(key)
        visitor.until(lambda: not visitor.held)


def on_screen(visitor, end: int, x: int, y: int) -> tuple:
    """Where a pixel of a display is, in CSS pixels."""
    plan = visitor.page.evaluate("regalia.plan()")
    oled, unit = plan["ends"][end]["oled"], plan["unit"]
    scale = oled["width"] / 128
    ratio = visitor.page.evaluate("devicePixelRatio")
    left = (plan["left"] + (oled["x"] + (x + 0.5) * scale) * unit) / ratio
    top = (plan["top"] + (oled["y"] + (y + 0.5) * scale) * unit) / ratio
    return left, top


def tap(visitor, end: int, x: int, y: int) -> None:
    """Tap a pixel of a display."""
    visitor.page.touchscreen.tap(*on_screen(visitor, end, x, y))


def test_a_game_is_begun_and_a_card_is_played_by_tapping_alone(phone):
    visitor = phone(Desk, "set language en\nset game royal-visit")
    app = visitor.table.live.desk.app
    visitor.until(lambda: visitor.shows_hand("a"))
    tap(visitor, 0, 60, 30)  # a text: any press leads on
    visitor.until(lambda: app.shown == "menu")
    for shown in ("people", "match"):
        visitor.until(lambda: visitor.shows_hand("a"))
        tap(visitor, 0, 60, 17)  # the first line, which is under the cursor
        visitor.until(lambda shown=shown: app.shown == shown)
    visitor.until(lambda: visitor.table.live.players["asked"])
    hand = app.match_screen.table.hands[0]
    visitor.until(lambda: hand.acting and visitor.shows_hand("a"))
    card = max(i for i in range(hand.count) if hand.playable(hand.cards[i]))
    tap(visitor, 0, 16 * card + 7, 30)
    visitor.until(lambda: hand.cursor == card)
    for _ in range(2):  # takes it, plays it
        tap(visitor, 0, 16 * card + 7, 30)
    visitor.until(lambda: len(visitor.table.live.match.plays) == 1)


def test_a_line_that_a_finger_stays_on_has_ok_held(phone):
    visitor = phone(Desk, f"set language en\n{ALONE}")
    live = visitor.table.live
    ok(visitor)  # the title
    visitor.button("a", "down").click()  # below the match that can be resumed: its game
    visitor.until(lambda: live.desk.app.screen.cursor == 1)
    ok(visitor)
    assert live.desk.app.screen.title == HOLD
    visitor.until(lambda: visitor.shows_hand("a"))
    left, top = on_screen(visitor, 0, 60, 27)  # the line below the cursor
    finger = visitor.page.context.new_cdp_session(visitor.page)
    touch = {"type": "touchStart", "touchPoints": [{"x": left, "y": top}]}
    finger.send("Input.dispatchTouchEvent", touch)
    visitor.until(lambda: live.held == 1 << OK)
    assert live.desk.app.screen.cursor == 1
    visitor.until(lambda: live.desk.app.shown == "match")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.until(lambda: not live.held)


def test_a_tap_leads_along_the_result_that_tells_each_end_something_else(phone):
    visitor = phone(ResumedDesk, ALONE)
    app = visitor.table.live.desk.app
    visitor.until(lambda: app.at_rest)
    app.match.finish(1)
    app.lead_to("result")
    visitor.until(lambda: app.shown == "result" and app.at_rest)
    shown = visitor.table.live.desk.now
    visitor.until(lambda: visitor.table.live.desk.now > shown + IGNORED_MS)
    assert says(visitor, "a") != says(visitor, "b")
    chosen = app.screen.cursor
    tap(visitor, 1, 40, 58)  # the line below the cursor
    visitor.until(lambda: app.screen.cursor == chosen + 1)


def lamps(visitor) -> list:
    """The middle of each lamp of the hexagon on the screen, (x, y) in CSS pixels."""
    plan = visitor.page.evaluate("regalia.plan()")
    ratio = visitor.page.evaluate("devicePixelRatio")
    return [
        ((plan["left"] + x * plan["unit"]) / ratio, (plan["top"] + row["y"] * plan["unit"]) / ratio)
        for row in plan["hexagon"]["rows"]
        for x in row["columns"]
    ]


def misses(middles: list, targets: list):
    """Yield each target with a spot beside it, over a neighbour that isn't one."""
    for target in targets:
        for other in set(range(len(middles))) - set(targets):
            away = math.dist(middles[target], middles[other])
            if away < TOUCHED:
                share = (TOUCHED / 2 - 1) / away
                pairs = zip(middles[target], middles[other], strict=True)
                spot = tuple(start + share * (end - start) for start, end in pairs)
                if target == min(targets, key=lambda one: math.dist(middles[one], spot)):
                    yield target, spot


def test_a_finger_may_miss_a_space_by_half_its_width(phone):
    """On a small phone on its side the spaces are nearer to each other than a finger is wide."""
    visitor = phone(Desk, "set language en\nset game banquet-royal\nset red person", 667, 375)
    live = visitor.table.live
    for shown in ("menu", "people", "match"):
        visitor.press("a", "ok")
        visitor.until(lambda shown=shown: live.desk.app.shown == shown)
    visitor.until(lambda: live.players["asked"] and visitor.page.evaluate("regalia.plan().hexagon"))
    kinds = live.desk.app.hexagon.kinds
    targets = [place for place in range(wiring.HEX_LEDS) if kinds[place] in (PULSE, FAST_PULSE)]
    missed = misses(lamps(visitor), targets)
    target, spot = next(miss for miss in missed if kinds[miss[0]] == PULSE)
    visitor.page.touchscreen.tap(*spot)
    visitor.until(lambda: kinds[target] == FAST_PULSE)


# Notes in `asked` what the page asks of the screen, and whether it asks that saves are kept.
NOTES_SCREEN = """
window.asked = [];
const lock = { release: async () => asked.push("released") };
const request = async (what) => (asked.push(what), lock);
Object.defineProperty(navigator, "wakeLock", { value: { request } });
StorageManager.prototype.persist = async () => asked.push("storage");
"""
HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_screen_stays_on_and_saves_are_kept_once_a_match_is_played(people):
    person = people(stand_ins=False, script=NOTES_SCREEN)
    at_title(person)
    assert person.page.evaluate("asked") == []
    begin(person)
    person.until(lambda: sorted(person.page.evaluate("asked")) == ["screen", "storage"])
    asked = person.page.evaluate("asked")
    person.page.evaluate(HIDE, True)
    person.until(lambda: person.page.evaluate("asked") == [*asked, "released"])
    person.page.evaluate(HIDE, False)
    person.until(lambda: person.page.evaluate("asked") == [*asked, "released", "screen"])
