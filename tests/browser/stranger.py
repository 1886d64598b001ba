"""Somebody at the static site, who sees only the page."""

from pathlib import Path

from host_sim.capture import panel_lines
from tests.browser.visitor import TWO_FRAMES, Visitor
from tools import golden
from tools.chromium import SHOWN

DATABASE = """new Promise((done) => {
    const opening = indexedDB.open("regalia /regalia/");
    opening.onsuccess = () => done(opening.result);
})"""
_KEPT = f"""async (words) => {{
    const database = await {DATABASE};
    const reading = database.transaction("flash").objectStore("flash").get("files");
    const holds = ([, bytes]) => new TextDecoder().decode(bytes).includes(words);
    return new Promise((done) => {{
        reading.onsuccess = () => done(reading.result?.some(holds) ?? false);
    }}).finally(() => database.close());
}}"""
SHOWN_MS = 500  # of the table's time, until a press is over and what it led to is drawn


class Stranger(Visitor):
    """A `Visitor` whose table is in the page: it is pressed and seen, nothing else."""

    @property
    def held(self) -> int:
        return self.page.evaluate("regalia.state().held")

    def press(self, end: str, *buttons: str) -> None:
        for button in buttons:
            super().press(end, button)

    def tap(self, end: str, *buttons: str) -> None:
        """Press buttons; each is up again before it repeats, however slow the machine is.

        Returns when the page shows what came of them.
        """
        for button in buttons:
            self.button(end, button).click()  # down and up reach the browser at once
            shown = self.page.evaluate("regalia.state().time") + SHOWN_MS
            self.page.wait_for_function("(shown) => regalia.state().time >= shown", arg=shown)
        self.page.evaluate(TWO_FRAMES)

    def reload(self) -> None:
        """Load the page again."""
        self.page.reload()
        self.page.wait_for_function(SHOWN)

    def until_kept(self, words: str) -> None:
        """Wait until a save in the browser's storage has the words: it is written in a moment."""
        self.page.wait_for_function(_KEPT, arg=words)

    def picture(self, end: str) -> bytes:
        """An OLED as the table sent it: 1024 bytes of MONO_VLSB."""
        return bytes(self.page.evaluate(f"[...regalia.state().panel({'ab'.index(end)}).picture]"))

    def sees(self, end: str, screen: str, language: str = "en") -> bool:
        """Whether an OLED shows what a golden screen has there; screen: SCRIPT/CAPTURE."""
        lines = [line.strip("\n") for line in panel_lines(_Glass(self.picture(end)))]
        return lines == recorded(end, screen, language)


class _Glass:
    """A display chip that shows `picture`."""

    on = True

    def __init__(self, picture: bytes):
        self._picture = picture

    def picture(self) -> bytes:
        return self._picture


def recorded(end: str, screen: str, language: str) -> list[str]:
    """The lines of an end's OLED in a golden screen."""
    text = Path(golden.FOLDER, language, f"{screen}.txt").read_text("utf-8")
    (section,) = [part for part in text.split("\n\n") if part.startswith(f"end {end.upper()}")]
    return [line for line in section.splitlines() if line.startswith("│")]
