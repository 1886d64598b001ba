"""Whether the LEDs' current finds wide copper all the way, read from the board without KiCad."""

from hardware.board import rules, sexp
from hardware.board.circuit import RAILS, TRUNK, parts

_NEAR = rules.RAIL_WIDTH / 2  # nearer than that, one lies in the other's copper


def trunk_gaps(board: str) -> list[str]:
    """Rails whose parts in TRUNK are not all joined by tracks of full width, each in words."""
    expression = sexp.parse(board)
    numbers = {item[2]: item[1] for item in sexp.each(expression, "net")}
    pads = _pads(expression)
    found = []
    for net in RAILS:
        tracks = [
            (_spot(item, "start"), _spot(item, "end"))
            for item in sexp.each(expression, "segment")
            if sexp.find(item, "net")[1] == numbers[net]
            and float(sexp.find(item, "width")[1]) >= rules.RAIL_WIDTH
        ]
        wanted = [
            pads[part.ref, pin]
            for part in parts()
            if part.ref in TRUNK
            for pin, on_pin in part.nets.items()
            if on_pin == net
        ]
        missing = len(wanted) - len(_joined(wanted, tracks))
        if missing:
            found.append(f"{net}: {missing} of {len(wanted)} pads are not joined by wide copper")
    return found


def _joined(pads: list, tracks: list) -> list:
    """The pads of `pads` that `tracks` join to the first one; a pad is a track without length."""
    waiting = [*((pad, pad) for pad in pads[1:]), *tracks]
    reached = [(pads[0], pads[0])]
    for track in reached:
        met = [other for other in waiting if _touch(track, other)]
        waiting = [other for other in waiting if other not in met]
        reached += met
    return [pad for pad in pads if (pad, pad) in reached]


def _touch(one, other) -> bool:
    """Whether an end of one track lies in the other."""
    return any(_gap(end, other) <= _NEAR for end in one) or any(
        _gap(end, one) <= _NEAR for end in other
    )


def _gap(spot, track) -> float:
    """How far `spot` is from the middle line of `track`."""
    (x0, y0), (x1, y1) = track
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy or 1.0
    along = min(1.0, max(0.0, ((spot[0] - x0) * dx + (spot[1] - y0) * dy) / length))
    return _distance(spot, (x0 + along * dx, y0 + along * dy))


def _distance(one, other) -> float:
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def _pads(expression: list) -> dict:
    """Where the middle of each pad lies, by part and pin."""
    found = {}
    for footprint in sexp.each(expression, "footprint"):
        fields = {item[1]: item[2] for item in sexp.each(footprint, "property")}
        _, x, y, *turn = sexp.find(footprint, "at")
        for pad in sexp.each(footprint, "pad"):
            dx, dy = _turned(_spot(pad, "at"), int(float(turn[0])) if turn else 0)
            found[fields["Reference"], str(pad[1])] = (float(x) + dx, float(y) + dy)
    return found


def _turned(spot, degrees: int):
    x, y = spot
    for _ in range(degrees % 360 // 90):
        x, y = y, -x
    return x, y


def _spot(item: list, keyword: str) -> tuple[float, float]:
    _, x, y, *_ = sexp.find(item, keyword)
    return float(x), float(y)
