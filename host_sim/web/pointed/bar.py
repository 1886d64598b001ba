"""The bar below a game's page. Runs on CPython and MicroPython."""


def item_at(bar, row: int, x: int):
    """Return the place of the item of a `tables.shared.Bar` that is drawn at x, or None."""
    for item in range(bar.count):
        if bar.edges[item] <= x < bar.edges[item + 1]:
            return row, item
    return None


def names(bar, *before: list) -> list:
    """Return what can be chosen on a `tables.shared.Bar`, a phrase each, behind other phrases."""
    return list(before) + [[bar.name(item)] for item in range(bar.count)]
