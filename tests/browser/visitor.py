"""Somebody at the page: presses, looks, waits."""

import time

from tests.patience import PATIENCE_S
from tools.chromium import SHOWN

# What a browser warns of: a table that was put away, and a service worker that a test does without.
_MEANT = ("ERR_CONNECTION_REFUSED", "Service Worker registration blocked by Playwright")

# The pixels of a panel as the canvas shows them: for each of the panel's own pixels the colour of
# its square, or null if it has several. Where that square isn't made of whole pixels of the screen,
# its soft edges don't count. Read from a copy, so that the page's own canvas stays fast.
_READ_PANEL = """end => {
    const { unit, left, top, ends } = regalia.plan();
    const { x, y, width, height } = ends[end].oled;
    const pixel = width * unit / 128;
    const whole = Math.abs(pixel - Math.round(pixel)) < 0.001;
    const [across, down] = [Math.round(width * unit), Math.round(height * unit)];
    const copy = new OffscreenCanvas(across, down).getContext("2d");
    const [dx, dy] = [left + x * unit, top + y * unit].map(Math.round);
    copy.drawImage(document.getElementById("table"), -dx, -dy);
    const colours = new Uint32Array(copy.getImageData(0, 0, across, down).data.buffer);
    const edge = whole ? 0 : 1;
    const span = (i) => [Math.round(i * pixel) + edge, Math.round((i + 1) * pixel) - edge];
    return Array.from({ length: 64 * 128 }, (_, i) => {
        const [fromX, toX] = span(i & 127);
        const [fromY, toY] = span(i >> 7);
        const first = colours[fromY * across + fromX];
        for (let at = fromY; at < toY; at++) {
            for (let column = fromX; column < toX; column++) {
                if (colours[at * across + column] !== first) return null;
            }
        }
        return first;
    });
}"""
# Notes what notices say, as some are there for a few seconds: `noticed` tells whether one with
# these words has come since the last that it told of.
_NOTES = """
const noted = [];
addEventListener("DOMContentLoaded", () => {
    const notices = document.getElementById("notices");
    const note = (changes) => {
        for (const { addedNodes } of changes) {
            for (const notice of addedNodes) noted.push(notice.textContent);
        }
    };
    if (notices) new MutationObserver(note).observe(notices, { childList: true });
});
window.noticed = (words) => {
    const at = noted.findIndex((text) => text.includes(words));
    return noted.splice(0, at + 1).length > 0;
};
"""
GOLD = "rgb(224, 180, 92)"
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_DRAWN = f"""async () => {{
    const before = regalia.frames();
    await {TWO_FRAMES};
    return regalia.frames() > before;
}}"""


class Visitor:
    """`page` is Playwright's, `table` is what serves it."""

    def __init__(self, page, table):
        self.page = page
        self.table = table
        self.complaints: list[str] = []  # of the page's scripts, and of the browser about it
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.set_default_timeout(1000 * PATIENCE_S)
        page.add_init_script(_NOTES)
        page.goto(table.url)
        page.wait_for_function(SHOWN)

    def _listen(self, message) -> None:
        if message.type in ("error", "warning") and not any(map(message.text.__contains__, _MEANT)):
            self.complaints.append(message.text)

    def button(self, end: str, button: str):
        """The element to press: end a or b, button left ... ok."""
        return self.page.locator(f'[data-end="{end}"][data-button="{button}"]')

    def press(self, end: str, button: str) -> None:
        """Press a button; returns when the table noticed and the button is up again."""
        self.button(end, button).hover()
        self.page.mouse.down()
        self.until(lambda: self.held)
        self.page.mouse.up()
        self.until(lambda: not self.held)

    @property
    def held(self) -> int:
        """The buttons that the table has down, as bits."""
        return self.table.live.held

    def tool(self, name: str):
        """A tool below the table, by its element's id; the workbench is opened for one of its."""
        workbench = self.page.locator("#workbench")
        if workbench.locator(f"#{name}").count() and not workbench.is_visible():
            self.page.locator("#open-workbench").evaluate("button => button.click()")
        return self.page.locator(f"#{name}")

    @property
    def question(self):
        """The question that the page asks, if it is visible."""
        return self.page.get_by_role("dialog")

    def answer(self, words: str) -> None:
        """Press the button of these words below the question."""
        self.question.get_by_role("button", name=words).click()

    def until(self, holds) -> None:
        """Wait until `holds()`; the page goes on meanwhile."""
        deadline = time.monotonic() + PATIENCE_S
        while not holds():
            assert time.monotonic() < deadline, f"still not so after {PATIENCE_S} s"
            self.page.wait_for_timeout(5)

    def until_noticed(self, words: str) -> None:
        """Wait until a notice says these words, or said them since the last that was waited for."""
        self.page.wait_for_function("noticed", arg=words)

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, and wait until it has laid itself out."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("size => innerWidth === size", arg=width)
        self.page.evaluate(TWO_FRAMES)  # its observer is called at the end of the first

    def rest(self) -> None:
        """Wait until nothing on the table moves any more."""
        self.until(lambda: not self.page.evaluate(_DRAWN))

    def panel(self, end: str) -> list[int | None]:
        """The colour of each pixel of an OLED on the canvas, row by row; None for a mixture."""
        return self.page.evaluate(_READ_PANEL, "ab".index(end))

    def shows_hand(self, end: str) -> bool:
        """Whether an OLED on the canvas is exactly what the virtual panel shows."""
        panel = self.panel(end)
        if None in panel:
            return False
        picture = self.table.live.desk.oleds["ab".index(end)].picture()
        lit = [picture[(i >> 10) * 128 + (i & 127)] >> (i >> 7 & 7) & 1 for i in range(64 * 128)]
        dark = panel[lit.index(0)]
        return [colour != dark for colour in panel] == [bool(bit) for bit in lit]
