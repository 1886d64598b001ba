"""Compare nodes joined by wires with the nets of the sheet; for breadboard and stripboard."""

from collections.abc import Callable, Iterable

from hardware.board.circuit import Part, parts
from hardware.breadboard.layout import IN_WIRES

Places = dict[str, tuple[str, ...]]
"""The node of each pin of a part, from pin 1 on, by the part's reference."""


def errors(places: Places, wires: Iterable[tuple[str, str]]) -> list[str]:
    """Return what is not as on the sheet, each in words; empty if the circuit is the same.

    places: the Pico (U1), the parts, and the wires to modules in the place of plugs.
    wires: pairs of nodes that a wire joins.
    """
    places = _with_resistors_in_wires(places)
    wires = list(wires)
    group_of = joined(wires)
    busy = {node for ref in places if ref != "U1" for node in places[ref]}
    busy |= {node for wire in wires for node in wire}
    placed = [part for part in parts() if part.ref in places]
    found = [f"{part.ref} is missing" for part in parts() if _needed(part, places)]
    owner: dict[str, str] = {}
    for net, nodes in sorted(_nodes_of_nets(placed, places).items()):
        groups = {group_of(one) for one in nodes}
        if net == "GND":  # the Pico joins its own pins, but no part is to rely on that
            groups -= set(places["U1"]) - busy
        if len(groups) > 1:
            found.append(f"{net} is in pieces: {', '.join(sorted(nodes))}")
        for group in groups:
            other = owner.setdefault(group, net)
            if other != net:
                found.append(f"{net} and {other} touch")
    return found


def _with_resistors_in_wires(places: Places) -> Places:
    found = dict(places)
    for ref, (plug, pin) in IN_WIRES.items():
        nodes = list(found[plug])
        beyond = f"{plug}.{pin}"
        found[ref] = (nodes[pin - 1], beyond)
        nodes[pin - 1] = beyond
        found[plug] = tuple(nodes)
    return found


def _nodes_of_nets(placed: list[Part], places: Places) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for part in placed:
        for pin, node in enumerate(places[part.ref], 1):
            net = part.nets.get(str(pin), f"unconnected {part.ref}.{pin}")
            found.setdefault(net, set()).add(node)
    return found


def _needed(part: Part, places: Places) -> bool:
    return part.fitted and part.bought and part.ref not in places and not part.ref.startswith("SW")


def joined(wires: Iterable[tuple[str, str]]) -> Callable[[str], str]:
    """Return a function that gives for nodes which these wires join one and the same node."""
    leads_to: dict[str, str] = {}

    def group(one: str) -> str:
        while one in leads_to:
            one = leads_to[one]
        return one

    for start, end in wires:
        if group(start) != group(end):
            leads_to[group(start)] = group(end)
    return group
