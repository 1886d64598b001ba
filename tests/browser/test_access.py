"""The page for everyone: contrast, movement and the keyboard's focus."""

from pathlib import Path

import pytest

import games
from host_sim import saved, script
from host_sim.desk import Desk
from tests.browser.visitor import GOLD, Visitor
from tests.host_sim.served import served

CONTRAST = Path(__file__).with_name("contrast.js")

# Opens the curtain of end A; `covered` and `soon` are the pixels of its display before and two
# frames after that, `pixels()` those of any time.
OPEN = """async () => {
    const { unit, left, top, ends } = regalia.plan();
    const { x, y, width, height } = ends[0].oled;
    window.pixels = () => {
        const copy = new OffscreenCanvas(width * unit, height * unit).getContext("2d");
        copy.drawImage(document.getElementById("table"), -(left + x * unit), -(top + y * unit));
        return copy.getImageData(0, 0, width * unit, height * unit).data.join();
    };
    const frame = () => new Promise(requestAnimationFrame);
    window.covered = pixels();
    document.getElementById("hide").click();
    await frame();
    await frame();
    window.soon = pixels();
}"""

# The element with the focus, and its outline.
FOCUSED = """() => {
    const element = document.activeElement;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { end, button, speed } = element.dataset;
    return [element.id || [end, button, speed].join("") || element.tagName,
        outlineStyle, outlineWidth, outlineColor];
}"""
DESK, PHONE = (1280, 720), (390, 844)


@pytest.mark.parametrize(
    ("game", "size"),
    [*zip(games.NAMES[:1] + games.NAMES, [DESK, PHONE, PHONE, DESK], strict=False)],
)
def test_every_text_has_the_contrast_of_wcag_aa(browser, tmp_path, game, size):
    saved.prepare(str(tmp_path), [script.parse(f"set game {game}", "settings")])
    width, height = size
    with served(tmp_path, Desk) as table:
        context = browser.new_context(viewport={"width": width, "height": height})
        context.add_init_script(path=CONTRAST)
        visitor = Visitor(context.new_page(), table)
        if visitor.tool("open-tools").is_visible():
            visitor.tool("open-tools").click()
        visitor.tool("hide").click()  # the curtain has words too
        visitor.until(
            lambda: visitor.page.evaluate("contrast.drawn.some(t => /peek/.test(t.text))")
        )
        table.live.pace.paused = True
        visitor.tool("new").get_by_text("New table").click()
        texts = visitor.page.evaluate("[...contrast.drawn, ...contrast.written()]")
        context.close()
    assert len(texts) > 30
    plaque = "RED" if game == games.NAMES[0] else "LEFT"
    seen = {text["text"] for text in texts}
    assert {"OK", "Pause", "Cancel"} <= seen
    assert (plaque in seen) == (plaque == "RED" or width > height)  # a phone shows one side alone
    assert [text for text in texts if text["ratio"] < least(text)] == []


def least(text: dict) -> float:
    """The ratio that WCAG 2 asks for at level AA (1.4.3); sizes are CSS pixels."""
    large = text["size"] >= 24 or (text["bold"] and text["size"] >= 18.66)
    return 3 if large else 4.5


def test_nothing_moves_for_those_who_want_no_movement(browser, table):
    context = browser.new_context(reduced_motion="reduce")
    visitor = Visitor(context.new_page(), table)
    visitor.tool("hide").click()
    visitor.until(lambda: not visitor.shows_hand("a"))
    visitor.page.evaluate(OPEN)
    visitor.rest()
    assert visitor.page.evaluate("[covered === soon, soon === pixels()]") == [False, True]
    assert visitor.page.evaluate("document.getAnimations().length") == 0
    context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_the_focus_is_seen_on_everything_that_the_keyboard_reaches(visit, table, phone):
    visitor = visit(table, phone)
    if phone:
        visitor.tool("open-tools").click()
    visitor.tool("pause").wait_for()  # in the workbench
    seen = {}
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        name, *outline = visitor.page.evaluate(FOCUSED)
        if name in seen:
            break
        seen[name] = outline
    assert {"aok", "bleft", "pause", "4", "seed", "sound"} <= set(seen)
    seen.pop("BODY", None)  # after the last element
    assert {name: how for name, how in seen.items() if how != ["solid", "2px", GOLD]} == {}
