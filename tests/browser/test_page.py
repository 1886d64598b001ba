"""The page in a real browser."""

import pytest

from host_sim import saved, script
from tests.host_sim.served import served
from tests.host_sim.toy_desk import ToyDesk

ENDS = ("a", "b")
BUTTONS = ("left", "right", "up", "down", "ok")
KEYS = (
    ("a", "d", "w", "s", "e"),
    ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter"),
)
ALL_BUTTONS = [(end, button) for end in range(2) for button in range(5)]


def pins(visitor):
    return visitor.table.live.desk.pins


@pytest.mark.parametrize("phone", [False, True])
def test_every_button_is_within_reach_of_the_mouse(visit, table, phone):
    visitor = visit(table, phone)
    for end, button in ALL_BUTTONS:
        visitor.button(ENDS[end], BUTTONS[button]).hover()
        visitor.page.mouse.down()
        visitor.until(lambda pin=(end, button): pins(visitor) == {pin})
        visitor.page.mouse.up()
        visitor.until(lambda: pins(visitor) == set())


def test_keys_press_the_buttons_of_both_sides_and_let_them_go(visit, table):
    visitor = visit(table)
    page, keyboard = visitor.page, visitor.page.keyboard
    for end, button in ALL_BUTTONS:
        keyboard.down(KEYS[end][button])
    visitor.until(lambda: pins(visitor) == set(ALL_BUTTONS))
    for end, button in ALL_BUTTONS:
        keyboard.up(KEYS[end][button])
    visitor.until(lambda: pins(visitor) == set())
    assert table.live.desk.presses == [5, 5]
    for _ in range(5):  # the first is the press, the others are the keyboard's repeats
        keyboard.down("d")
    keyboard.up("d")
    visitor.until(lambda: table.live.desk.presses == [6, 5] and not table.live.held)
    for let_go in (
        lambda: page.evaluate("dispatchEvent(new Event('blur'))"),  # the window is left
        lambda: (visitor.tool("seed").focus(), keyboard.up("a")),  # the focus is in a field
    ):
        keyboard.down("a")
        visitor.until(lambda: pins(visitor) == {(0, 0)})
        let_go()
        visitor.until(lambda: pins(visitor) == set())
        keyboard.up("a")
    assert visitor.button("a", "ok").get_attribute("aria-label") == "Red: OK (key E)"
    visitor.button("a", "down").focus()
    keyboard.down("Space")
    visitor.until(lambda: pins(visitor) == {(0, 3)})
    keyboard.up("Space")
    visitor.until(lambda: pins(visitor) == set())


def test_two_fingers_hold_two_buttons(visit, table):
    visitor = visit(table, phone=True)
    touch = visitor.page.context.new_cdp_session(visitor.page)

    def fingers(kind, *buttons):
        boxes = [visitor.button(*button).bounding_box() for button in buttons]
        points = [
            {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": i}
            for i, box in enumerate(boxes)
        ]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", ("a", "up"))
    fingers("touchStart", ("a", "up"), ("b", "ok"))
    visitor.until(lambda: pins(visitor) == {(0, 2), (1, 4)})
    fingers("touchEnd")
    visitor.until(lambda: pins(visitor) == set())


def saves(folder):
    return {path.name: path.read_bytes() for path in (folder / "saves").glob("*")}


@pytest.fixture
def kept(tmp_path):
    """The saves of the table, which it finds in its flash."""
    saved.prepare(str(tmp_path), [script.parse("set language fr", "settings")])
    return saves(tmp_path)


@pytest.mark.parametrize("phone", [False, True])
def test_a_new_table_asks_and_can_be_taken_back(visit, kept, table, tmp_path, phone):
    visitor = visit(table, phone)
    if phone:
        visitor.tool("open-tools").click()
    assert not visitor.tool("back").is_visible()
    visitor.tool("new").get_by_text("New table").click()
    assert visitor.question.is_visible()
    visitor.answer("Cancel")
    assert not visitor.question.is_visible()
    assert (table.live.desk.powers, saves(tmp_path)) == (1, kept)

    visitor.tool("seed").fill("2024")
    visitor.tool("new").get_by_text("New table").click()
    visitor.answer("New table")
    visitor.until(lambda: table.live.seed == 2024)
    assert saves(tmp_path) == {}
    visitor.page.locator('[data-topic="new"] button').click()
    visitor.until(lambda: table.live.seed == 7)
    assert saves(tmp_path) == kept
    visitor.page.wait_for_selector('[data-topic="new"]', state="detached")
    visitor.until(lambda: not visitor.tool("back").is_visible())


def test_the_workbench_is_behind_a_button(visit, table):
    visitor = visit(table)
    assert visitor.page.locator("#tools button:visible").all_inner_texts() == [
        "Rules",
        "Sound",
        "Voice",
        "Hide hands",
        "Workbench",
    ]
    opener = visitor.page.get_by_role("button", name="Workbench")
    for seen in (True, False):
        opener.click()
        assert visitor.page.locator("#pause").is_visible() == seen
        assert opener.get_attribute("aria-expanded") == str(seen).lower()


def test_the_question_of_a_new_table_is_answered_by_keys(visit, kept, table, tmp_path):
    visitor = visit(table)
    keyboard = visitor.page.keyboard
    visitor.tool("seed").focus()
    for cancel in ("Escape", "Enter"):  # the focus is on Cancel
        keyboard.press("Enter")
        assert visitor.question.is_visible()
        keyboard.press("a")
        keyboard.press("ArrowRight")
        keyboard.press(cancel)
        visitor.until(lambda: not visitor.question.is_visible())
        assert visitor.page.evaluate("document.activeElement.id") == "seed"
    assert saves(tmp_path) == kept
    assert table.live.desk.presses == [0, 0]
    for key in ("Enter", "Tab", "Enter"):
        keyboard.press(key)
    visitor.until(lambda: table.live.aside)
    assert saves(tmp_path) == {}
    keyboard.down("Enter")  # the keys are the players' again
    visitor.until(lambda: table.live.desk.presses == [0, 1])
    keyboard.up("Enter")


def test_a_key_that_is_down_when_the_question_comes_can_be_let_go(visit, table):
    visitor = visit(table)
    visitor.page.keyboard.down("a")
    visitor.until(lambda: pins(visitor) == {(0, 0)})
    visitor.tool("new").get_by_text("New table").click()
    visitor.page.keyboard.up("a")
    visitor.until(lambda: pins(visitor) == set())
    visitor.page.keyboard.down("a")
    visitor.answer("Cancel")
    visitor.page.keyboard.up("a")
    visitor.page.keyboard.press("d")
    visitor.until(lambda: table.live.desk.presses == [2, 0])


def test_enter_on_a_focused_tool_uses_the_tool(visit, table):
    visitor = visit(table)
    visitor.tool("script").focus()
    with visitor.page.expect_download():
        visitor.page.keyboard.press("Enter")
    assert table.live.desk.presses == [0, 0]
    visitor.tool("sound").click()  # with the mouse: the keys stay the players'
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: table.live.desk.presses == [0, 1])


def test_hidden_hands_show_while_a_curtain_is_held_and_to_the_side_that_pressed_last(visit, table):
    visitor = visit(table)
    visitor.tool("hide").click()
    visitor.until(lambda: not visitor.shows_hand("a") and not visitor.shows_hand("b"))
    visitor.page.locator('[data-peek="a"]').hover()
    visitor.page.mouse.down()
    visitor.until(lambda: visitor.shows_hand("a"))
    visitor.page.mouse.up()
    visitor.until(lambda: not visitor.shows_hand("a"))
    for key in ("Enter", "Space"):
        visitor.page.locator('[data-peek="a"]').focus()
        visitor.page.keyboard.down(key)
        visitor.until(lambda: visitor.shows_hand("a"))
        visitor.page.keyboard.up(key)
        visitor.until(lambda: not visitor.shows_hand("a"))
    assert pins(visitor) == set()
    assert table.live.desk.presses == [0, 0]
    for end, other in ("ab", "ba"):
        visitor.press(end, "left")
        visitor.until(lambda end=end: visitor.shows_hand(end))
        assert not visitor.shows_hand(other)
    visitor.tool("hide").click()
    visitor.until(lambda: visitor.shows_hand("a"))


def test_pause_step_and_speed(visit, table):
    visitor = visit(table)
    visitor.tool("pause").click()
    visitor.until(lambda: table.live.pace.paused)
    stood = table.live.desk.now
    visitor.tool("step").click()
    visitor.until(lambda: table.live.desk.now == stood + 5)
    visitor.page.locator('[data-speed="4"]').click()
    visitor.until(lambda: table.live.pace.speed == 4)
    visitor.tool("pause").click()
    visitor.until(lambda: table.live.desk.now > stood + 5)


# An ear at the loudspeaker: whatever the page plays is heard by `loudness()` too.
LISTEN = """() => {
    const { connect } = AudioNode.prototype;
    let ear = null;
    AudioNode.prototype.connect = function (target, ...more) {
        if (target instanceof AudioDestinationNode) {
            ear = new AnalyserNode(this.context);
            connect.call(this, ear);
        }
        return connect.call(this, target, ...more);
    };
    window.loudness = () => {
        const wave = new Float32Array(2048);
        ear?.getFloatTimeDomainData(wave);
        return Math.max(...wave);
    };
}"""


def test_the_buzzer_sounds_while_sound_is_on(visit, table):
    visitor = visit(table)
    visitor.page.evaluate(LISTEN)
    visitor.page.keyboard.down("e")
    visitor.until(lambda: visitor.page.evaluate("loudness()") > 0.01)
    visitor.tool("sound").click()
    visitor.until(lambda: visitor.page.evaluate("loudness()") < 0.001)
    visitor.tool("sound").click()
    visitor.until(lambda: visitor.page.evaluate("loudness()") > 0.01)
    visitor.page.keyboard.up("e")
    visitor.until(lambda: visitor.page.evaluate("loudness()") < 0.001)


def test_a_picture_of_the_moment_and_a_clip(visit, table):
    visitor = visit(table)
    with visitor.page.expect_download() as saving:
        visitor.tool("picture").click()
    content = saving.value.path().read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20]) == 1280
    assert len(content) > 100_000, "a plain picture would be far smaller"
    visitor.tool("clip").click()
    for _ in range(5):
        visitor.press("a", "right")
    with visitor.page.expect_download() as saving:
        visitor.tool("clip").click()
    content = saving.value.path().read_bytes()
    assert content.startswith(b"\x1a\x45\xdf\xa3"), "not a WebM file"
    assert len(content) > 10_000


def test_broken_firmware_is_told_and_can_be_started_again(visit, tmp_path):
    with served(tmp_path, lambda flash, seed: ToyDesk(flash, seed, break_at=300)) as table:
        visitor = visit(table)
        notice = visitor.page.wait_for_selector('[data-topic="fault"]')
        assert "The firmware stopped: ZeroDivisionError" in notice.text_content()
        notice.query_selector("summary").click()
        assert "toy_desk.py" in notice.query_selector("pre").inner_text()
        notice.query_selector("button").click()
        visitor.until(lambda: table.live.desk.powers == 2)
        visitor.page.wait_for_selector('[data-topic="fault"]', state="detached")


def test_a_second_page_and_a_table_that_goes_away_are_told(visit, tmp_path):
    with served(tmp_path, ToyDesk) as table:
        first, second = visit(table), visit(table)
        for visitor in (first, second):
            visitor.page.wait_for_selector('[data-topic="pages"]')
        first.press("a", "right")
        second.until(lambda: second.shows_hand("a"))
    second.page.wait_for_selector('[data-topic="link"]')
