"""The way back: from any screen to the menu, by what can be read there and by docs/screens.md."""

from tests.app.people import RED, People
from ui.texts import say

IGNORED_MS = 1_600  # longer than any screen ignores presses
HOLD_MS = 1_700  # longer than OK must be held
_MOST_STEPS = 40
_MOST_LINES = 14  # of a menu
_MOST_ITEMS = 9  # of a bar
_MOST_DOWN = 9  # until the cursor is on the bar: the rows of a map

# The lines of menus that lead towards the menu of the device.
_LINES = {
    "people": ("Back",),
    "setup": ("Back",),
    "settings": ("Back",),
    "pause": ("Leave (game is saved)",),
    "result": ("Menu",),
    "review": ("Result",),
    "problems": ("Back", "Problems"),
    "learn": ("Back", "Lessons"),
    "safe start": ("Start the game",),
}
_ON_A_BOARD = ("match", "problems", "learn")


def shown(people: People) -> str:
    """The name of the screen on the displays."""
    return (people.app or people.desk.device._screens).shown


def lead_back(people: People) -> None:
    """Go back to the menu. Raises AssertionError if the way there doesn't end."""
    came_by = []
    while shown(people) != "menu":
        came_by.append(shown(people))
        assert len(came_by) <= _MOST_STEPS, f"no way back to the menu, by {came_by}"
        people.run(IGNORED_MS)
        _go_on(people, shown(people))


def _go_on(people: People, screen: str) -> None:
    """Take a step of the way back."""
    if screen in _LINES and _chose(people, _LINES[screen]):
        return
    if screen in _ON_A_BOARD:
        pause(people)
    elif screen == "selftest":
        people.hold(RED, "ok", HOLD_MS)
    elif screen in ("deal", "restore"):
        people.run(IGNORED_MS)
    else:
        people.press(RED, "ok")


def _chose(people: People, lines: tuple[str, ...]) -> bool:
    """Press OK on one of these lines of a menu; return whether there is one."""
    for _ in range(_MOST_LINES):
        if any(people.glass(RED).marked(say(line)) for line in lines):
            people.press(RED, "ok")
            return True
        before = people.pictures()
        people.press(RED, "down")
        if people.pictures() == before:  # this is no menu
            break
    return False


def pause(people: People) -> None:
    """Go to the bar and there to its last item, Pause, and press OK.

    The bar is below all else. An arrow to the right leaves a question, OK also uncovers a hand. On
    the text of a lesson left shows the menu.
    """
    people.press(RED, "left")
    for button in (*["down"] * _MOST_DOWN, *["right"] * _MOST_ITEMS) * 2:
        if people.reads(RED, "Pause"):  # only the chosen item has its name
            break
        people.press(RED, button)
    people.press(RED, "ok")
