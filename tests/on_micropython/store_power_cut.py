"""Cut the power at every flash operation of many saves, on a flash so small that all of it wears.

After each cut the store must give the old record or the new one, and take the next.
"""

from drivers.store import Store
from tests.on_micropython import flash
from tests.on_micropython.flash import Flash

BLOCKS = 32
SAVES = 40


def loaded(cells) -> Store:
    """The store on a flash that has just been switched on."""
    flash.mount(Flash(cells))
    return Store("/flash")


def save(cells, old, new) -> list:
    """Save on these cells; the journal of that."""
    chip = Flash(cells)
    flash.mount(chip)
    store = Store("/flash")
    assert store.load() == old
    chip.journal = []
    assert store.save(new)
    flash.unmount()
    return chip.journal


def power_returns(cells, old, new, latest) -> None:
    """After a cut there is the old record or the new one, and the next save works."""
    store = loaded(cells)
    assert store.load() in (old, new)
    assert store.save(latest)
    assert store.load() == latest
    flash.unmount()


def main() -> None:
    cells = flash.formatted(BLOCKS).cells
    survived = 0
    old = None
    for generation in range(SAVES):
        size = (1, 60, 300, 498)[generation & 3]
        new = bytes([generation]) * size
        before = bytearray(cells)
        journal = save(cells, old, new)
        for _, _, left in flash.cuts(before, journal):
            power_returns(left, old, new, bytes([generation | 128]) * size)
            survived += 1
        old = new
    print("survived", survived, "cuts")


main()
