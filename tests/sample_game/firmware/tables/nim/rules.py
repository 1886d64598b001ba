"""Pictures of the rules of Nim, and the page that fits a position."""

_SIZE = 5


def draw(canvas, name: str, x: int, y: int) -> tuple:
    """Draw a stone, the only picture."""
    canvas.frame.fill_rect(x, y + 2, _SIZE, _SIZE, 1)
    return _SIZE, _SIZE + 2


def page(view) -> str:
    return "goal" if view.termination else "turn"
