"""People who play at a distance, each at a browser of their own."""

import contextlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import games
from tests.browser.stranger import Stranger
from ui import texts

DESK = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

_STAND_INS = Path(__file__).parent / "distance" / "stand_ins"  # of what is said in a conversation

_SAY = """async (words) =>
  (await import(new URL("js/words.js", document.baseURI))).say(words)"""

# What both displays show is in the first text alone.
_PAUSES = """[...document.querySelectorAll("[data-display]")]
  .some(({ firstChild }) => firstChild?.textContent === "Pause")"""

_MOST_PRESSES = 400  # of a turn
_BUTTONS = ("ok",) * 6 + ("right",) * 2 + ("down",)  # with up they would soon leave by the pause
_TO_HELP = ("right", "down", "down")  # mostly to the bar, and along it
_HINT = "✓"  # begins the act of a hint; OK plays it
_PAUSE_MS = 20  # so that an animation may begin


class Person(Stranger):
    """Somebody who plays at a distance. What is looked for is said here in English."""

    def __init__(self, page, table):
        super().__init__(page, table)
        self._words: dict[str, str] = {}  # in the page's language

    def say(self, words: str) -> str:
        """Return words of the page in its language."""
        if words not in self._words:
            self._words[words] = self.page.evaluate(_SAY, words)
        return self._words[words]

    def click(self, name: str) -> None:
        """Click an element of the dialog, by the end of its id."""
        self.page.locator(f"#distance-{name}").click()

    def open_dialog(self) -> None:
        self.page.wait_for_function("!document.getElementById('distance').hidden")  # it is heard
        self.page.locator("#distance").evaluate("button => button.click()")

    def offers(self, name: str) -> bool:
        """Whether an element of the open dialog is there."""
        return self.page.locator(f"#distance-{name}").is_visible()

    def open_link(self, link: str) -> None:
        """Open a link as from a messenger, in this tab."""
        self.page.goto(link)

    def link(self, kind: str, before: str = "") -> str:
        """The link of this kind that is to be passed on; another one than before."""
        field = self.page.locator("#distance-address")
        shown = [""]  # an old link goes before a new one comes

        def is_there() -> bool:
            shown[0] = field.input_value()
            return f"#{kind}=" in shown[0] and shown[0] != before

        self.until(is_there)
        return shown[0]

    def told(self) -> str:
        """What the dialog says."""
        return self.page.locator("#distance-told").text_content()

    def reads(self, words: str) -> None:
        """Wait until the dialog or a notice says these words, or a notice has said them."""
        self.page.wait_for_function(
            "(words) => noticed(words) || ['distance-told', 'distance-to', 'notices']"
            ".some((id) => document.getElementById(id).textContent.includes(words))",
            arg=self.say(words),
        )

    def invite(self, game: str = "royal-visit", seat: int = 0, players: int = 2) -> str:
        """Choose a game and a seat; return the link for the first of the others."""
        self.open_dialog()
        self.page.select_option("#distance-game", game)
        if players > 2:
            self.page.select_option("#distance-players", str(players))
        for player in (0, 1):
            select = self.page.locator("#distance-seats select").nth(player)
            select.select_option(index=int(player != seat))
        self.click("invite")
        return self.link("invitation")

    @property
    def owes_letter(self) -> bool:
        """Whether the page says that the other end doesn't know what was done here."""
        return self._send.is_visible()

    def send_turn(self) -> None:
        self._send.click()

    @property
    def _send(self):
        return self.page.get_by_role("button", name="Send my turn")

    @property
    def has_turn(self) -> bool:
        return self.page.title().startswith(self.say("Your turn."))

    def display(self, end: str) -> str:
        """What a display says."""
        return self.page.locator(f'[data-display="{end}"]').inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over and checked."""
        words = self.say("The game is over, and all tables have checked it.")
        return self.page.get_by_text(words).is_visible()

    def hurry(self) -> None:
        """Let the time at this table go faster."""
        self.tool("speeds").locator("[data-speed='4']").evaluate("button => button.click()")

    def play_turn(self, end: str) -> None:
        """Press any buttons until the turn is over."""
        dice = random.Random(end)
        self._play_turn(end, lambda: dice.choice(_BUTTONS))

    def play_well(self, end: str) -> None:
        """Ask for hints and follow them until the turn is over."""
        dice = random.Random(end)
        language = self.page.locator(f'[data-display="{end}"]').get_attribute("lang")
        help_, thinking = _of_games(("Help", "Thinking…"), language)

        def chosen() -> str:
            self.until(lambda: thinking not in self.display(end))
            text = self.display(end)
            leads_on = _HINT in text or f"{self.say('chosen:')} {help_}" in text
            return "ok" if leads_on else dice.choice(_TO_HELP)

        self._play_turn(end, chosen)

    def _play_turn(self, end: str, chosen: Callable[[], str]) -> None:
        for _ in range(_MOST_PRESSES):
            if not self.has_turn:
                return
            pauses = self.page.evaluate(_PAUSES)
            self.press(end, "ok" if pauses else chosen())
            self.page.wait_for_timeout(_PAUSE_MS)
        raise AssertionError("the turn doesn't end")

    def saved_record(self) -> str:
        """What the notice at the end of a game offers as a file."""
        with self.page.expect_download() as saving:
            self.page.get_by_role("button", name=self.say("Save as a file")).click()
        return saving.value.path().read_text("utf-8")


def _of_games(words: tuple[str, ...], language: str) -> list[str]:
    """Return words of the games in a language."""
    folders = map(games.folder, games.NAMES if language != "en" else ())
    texts.use(*[f"texts/{language}/{folder}.bin" for folder in folders])
    return [texts.say(word) for word in words]


@contextlib.contextmanager
def apart(browser, site) -> Iterator:
    """Yield a function that opens the site for somebody who shares nothing with the others.

    come(path, stand_ins, script, options): the end of the address; whether stand-ins take the place
    of the conversation; a script that comes before those of the page; those of the browser's
    context. Fails if a page complains, or asks another machine
    for something.
    """
    contexts, there, asked = [], [], []

    def come(path: str = "", stand_ins: bool = True, script: str = "", **options) -> Person:
        context = browser.new_context(service_workers="block", **(options or DESK))
        contexts.append(context)
        context.add_init_script(script)
        for file in _STAND_INS.iterdir() if stand_ins else ():
            context.route(f"**/js/distance/{file.name}", _answer(file))
        context.on("request", lambda request: asked.append(request.url))
        there.append(Person(context.new_page(), site._replace(url=site.url + path)))
        return there[-1]

    yield come
    for context in contexts:
        context.close()
    complaints = [complaint for person in there for complaint in person.complaints]
    assert complaints == [], complaints
    home = "/".join(site.url.split("/")[:3]) + "/"
    assert [url for url in asked if not url.startswith((home, "data:", "blob:"))] == []


def _answer(file: Path):
    return lambda route: route.fulfill(path=file, content_type="text/javascript")
