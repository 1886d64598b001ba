"""A lamp or a sign that somebody points at or asks about by keys says what it means."""

import pytest

from host_sim import saved, script
from tests.browser.test_phone import MATCH
from tests.host_sim.served import ResumedDesk, served

# A finger that comes down on the table at (x, y), in CSS pixels, and stays.
_TOUCH = """([kind, x, y]) => {
    const table = document.getElementById("table");
    const { left, top } = table.getBoundingClientRect();
    table.dispatchEvent(new PointerEvent(kind, {
        pointerType: "touch", clientX: left + x, clientY: top + y, bubbles: true, button: 0,
    }));
}"""


@pytest.fixture
def table(tmp_path):
    """A match of Royal Visit."""
    settings = f"set language en\nset red person\nset green person\n{MATCH}"
    saved.prepare(str(tmp_path), [script.parse(settings, "settings")])
    with served(tmp_path, ResumedDesk) as table:
        yield table


def place(visitor, row: int, column: float) -> tuple:
    """Where a lamp of the board is, in CSS pixels of the table; column -1 is the sign beside."""
    plan = visitor.page.evaluate("regalia.plan()")
    board, unit = plan["board"], plan["unit"] / visitor.page.evaluate("devicePixelRatio")
    ratio = plan["unit"] / unit
    x = board["columns"][0] + column * board["pitch"]
    y = board["rows"][row]["y"]
    return plan["left"] / ratio + x * unit, plan["top"] / ratio + y * unit


def named(visitor) -> str:
    name = visitor.page.locator("#name")
    return name.inner_text() if name.is_visible() else ""


def test_lamps_and_signs_are_named_to_a_mouse_and_to_a_finger_that_stays(visit, table):
    visitor = visit(table)
    visitor.until(lambda: visitor.table.live.match)
    for row, column, words in (
        (1, "i", "King · Fountain"),
        (3, "j", "Jester · Duchy · Green"),
        (3, "a", "Chateau · Red"),
    ):
        visitor.page.mouse.move(*place(visitor, row, ord(column) - ord("a")))
        visitor.until(lambda words=words: named(visitor) == words)
    visitor.page.mouse.move(*place(visitor, 1, -0.9))
    visitor.until(lambda: named(visitor) == "King and Guards")
    visitor.page.mouse.move(*place(visitor, 0, -30))
    visitor.until(lambda: named(visitor) == "")

    king = place(visitor, 1, ord("i") - ord("a"))
    visitor.page.evaluate(_TOUCH, ["pointerdown", *king])
    visitor.until(lambda: named(visitor) == "King · Fountain")
    visitor.page.evaluate(_TOUCH, ["pointerup", *king])
    visitor.until(lambda: named(visitor) == "")


def test_who_only_hears_asks_by_keys_and_goes_over_the_board_by_arrows(visit, table):
    visitor = visit(table)
    visitor.until(lambda: visitor.table.live.match)
    visitor.page.locator("#ear").focus()
    answer = visitor.page.locator('[role="status"] [data-topic="answer"]')
    for key, words in (
        ("Digit2", "Crown i. Guard g k. Jester j. King i. Wizard h"),
        ("ArrowDown", "a Chateau Red"),
        ("ArrowRight", "b Chateau Red"),
        ("Digit6", "OK shows your hand"),
    ):
        visitor.page.keyboard.press(key)
        visitor.until(lambda words=words: answer.count() and answer.inner_text() == words)
    assert not visitor.held
    assert table.live.match.covered[0]
    visitor.page.keyboard.press("KeyE")  # presses as anywhere on the page
    visitor.until(lambda: not table.live.match.covered[0])
