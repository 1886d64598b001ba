"""Writing of a name by the arrows: up and down change a letter, left and right go along."""

from micropython import const

from app.save import NAME_LETTERS, is_letter
from base import DOWN, LEFT, RIGHT, UP
from ui.canvas import WIDTH, header
from ui.texts import say

_NAME_Y = const(22)
_CURSOR_Y = const(40)
_NOTE_Y = const(54)
_GAP = const(1)  # columns between two letters

_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜŸ"
_SMALL = "abcdefghijklmnopqrstuvwxyzàáâäæçèéêëìíîïñòóôöœùúûüÿß"


class Editor:
    """A name that is being written, for the person on a seat.

    text    the letters so far
    """

    def __init__(self, seat: str, text: str) -> None:
        self.text = text
        self._seat = seat
        self._at = 0  # the letter at the cursor; behind the last one it adds one

    def press(self, button: int) -> None:
        """Answer an arrow."""
        if button in (UP, DOWN):
            self._change(1 if button == UP else -1)
        elif button == LEFT:
            self._at = max(self._at - 1, 0)
        elif button == RIGHT:
            self._at = min(self._at + 1, len(self.text), NAME_LETTERS - 1)

    def _change(self, by: int) -> None:
        """Put the next letter at the cursor, or the one before; after the last one none."""
        letters = _SMALL if self._at else _CAPITALS
        here = self.text[self._at : self._at + 1]
        number = (letters.find(here) if here else -1) + by
        if number < -1:
            number = len(letters) - 1
        letter = letters[number] if 0 <= number < len(letters) else ""
        self.text = self.text[: self._at] + letter + self.text[self._at + 1 :]

    def draw(self, canvas) -> None:
        """Draw the name with a line below the letter at the cursor."""
        header(canvas, say(self._seat))
        x = (WIDTH - canvas.title_width(self.text)) // 2
        before = canvas.title_width(self.text[: self._at])
        here = self.text[self._at : self._at + 1]
        canvas.title(self.text, x, _NAME_Y)
        x += before + _GAP if before else 0
        canvas.frame.fill_rect(x, _CURSOR_Y, canvas.title_width(here or "n"), 2, 1)
        canvas.centre(say("Up and down: letter"), _NOTE_Y)


def typed(text: str) -> str:
    """Return the name in a text that somebody typed: its letters, as many as a name has.

    It begins with a capital, so nobody is called "squire", which in a record is the computer.
    """
    name = "".join([char for char in text if is_letter(char)][:NAME_LETTERS])
    number = _SMALL.find(name[:1]) if name else -1
    return _CAPITALS[number] + name[1:] if 0 <= number < len(_CAPITALS) else name
