"""The bar at the lower edge: the chosen icon has its name beside it, whatever else there is."""

from tables.shared import Bar
from tests.ui.conftest import Panel
from ui import icons
from ui.canvas import ICONS

NAMES = 3 * ("Pause", "Take back", "A long name of an item", "Help")


class Listener(Panel):
    """A panel that remembers what was written, and where."""

    def __init__(self):
        super().__init__()
        self.said = []

    def text(self, s, x, y, ink=1):
        after = super().text(s, x, y, ink)
        self.said.append((s, x, after, ink))
        return after


def bar_of(count: int) -> Bar:
    bar = Bar(((ICONS, icons.PAUSE),) * len(NAMES), NAMES)
    for i in range(count):
        bar.put(i)
    return bar


def test_edges_say_where_each_item_is():
    bar = bar_of(10)
    for _ in range(10):
        panel = Listener()
        right = bar.draw(panel, True)
        edges = [*bar.edges[:11]]
        assert edges == sorted(edges)
        assert (edges[0], edges[10]) == (0, right)
        ((_, left, after, _),) = panel.said
        assert edges[bar.cursor] < left < after < edges[bar.cursor + 1]
        bar.go(1)


def test_to_point_at_what_is_not_there_leads_to_the_first_item():
    bar = bar_of(3)
    bar.point(2)
    assert bar.item == 2
    bar.point(3)
    assert bar.cursor == 0
