"""Somebody at the page: presses, looks, waits."""

import time

# The pixels of a panel as the canvas shows them: for each of the panel's own pixels the colours
# of its square, each once. Read from a copy, so that the page's own canvas stays fast.
_READ_PANEL = """end => {
    const { unit, left, top, ends } = regalia.plan();
    const { x, y } = ends[end].oled;
    const copy = new OffscreenCanvas(128 * unit, 64 * unit).getContext("2d");
    copy.drawImage(document.getElementById("table"), -(left + x * unit), -(top + y * unit));
    const { data } = copy.getImageData(0, 0, 128 * unit, 64 * unit);
    const colours = new Uint32Array(data.buffer);
    return Array.from({ length: 64 * 128 }, (_, pixel) => {
        const found = new Set();
        for (let i = 0; i < unit * unit; i++) {
            const row = (pixel >> 7) * unit + Math.floor(i / unit);
            found.add(colours[row * 128 * unit + (pixel & 127) * unit + i % unit]);
        }
        return [...found];
    });
}"""


class Visitor:
    """`page` is Playwright's, `table` is what serves it."""

    PATIENCE_S = 5

    def __init__(self, page, table):
        self.page = page
        self.table = table
        self.complaints: list[str] = []  # of the page's scripts, and of the browser about it
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        page.goto(table.url)
        page.wait_for_function("window.regalia?.frames() > 0")

    def _listen(self, message) -> None:
        put_away = "ERR_CONNECTION_REFUSED" in message.text  # what a table's end looks like
        if message.type in ("error", "warning") and not put_away:
            self.complaints.append(message.text)

    def button(self, end: str, button: str):
        """The element to press: end a or b, button left ... ok."""
        return self.page.locator(f'[data-end="{end}"][data-button="{button}"]')

    def press(self, end: str, button: str) -> None:
        """Click a button; returns when the table noticed and the button is up again."""
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
        """A tool below the table, by its element's id."""
        return self.page.locator(f"#{name}")

    @property
    def question(self):
        """The question that the page asks, if it is visible."""
        return self.page.get_by_role("dialog")

    def answer(self, words: str) -> None:
        """Press the button of these words below the question."""
        self.question.get_by_role("button", name=words).click()

    def until(self, holds, seconds: float | None = None) -> None:
        """Wait until `holds()`, for PATIENCE_S if no time is given; the page goes on meanwhile."""
        seconds = seconds or self.PATIENCE_S
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"still not so after {seconds} s"
            self.page.wait_for_timeout(5)

    def panel(self, end: str) -> list[list[int]]:
        """The colours within each pixel of an OLED on the canvas, row by row."""
        return self.page.evaluate(_READ_PANEL, "ab".index(end))

    def shows_hand(self, end: str) -> bool:
        """Whether an OLED on the canvas is exactly what the virtual panel shows."""
        panel = self.panel(end)
        if any(len(colours) != 1 for colours in panel):
            return False
        picture = self.table.live.desk.oleds["ab".index(end)].picture()
        lit = [picture[(i >> 10) * 128 + (i & 127)] >> (i >> 7 & 7) & 1 for i in range(64 * 128)]
        dark = panel[0][0] if not lit[0] else panel[lit.index(0)][0]
        return [colours[0] != dark for colours in panel] == [bool(bit) for bit in lit]

    def latency(self, bound: float, rounds: int = 8) -> float:
        """The median time from a press to its first pixel, in ms, of the best round.

        Other programs may keep this machine busy: only a page that is slow by itself stays above
        `bound` in every round.
        """
        best = self.median_latency()
        for _ in range(rounds - 1):
            if best <= bound:
                break
            best = min(best, self.median_latency())
        return best

    def median_latency(self, presses: int = 30) -> float:
        """The page's own measure, in ms, over that many presses of both sides' keys."""
        self.page.evaluate("regalia.reset()")
        for i in range(presses):
            key = ("d", "ArrowRight")[i % 2]
            self.page.keyboard.down(key)
            self.until(lambda i=i: self.page.evaluate("regalia.latency().presses") > i)
            self.page.keyboard.up(key)
            self.until(lambda: not self.held)
        return self.page.evaluate("regalia.latency().median")
