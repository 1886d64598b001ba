"""What the self-test finds alone, before it asks anybody."""

from micropython import const

from app.diagnostics.selftest.diagnosis import each, finding, is_weak
from drivers.pico import CRAMPED, LIMITED, OLD

_NO_POWER_MV = const(3000)


_TRIALS = ("flash", "room", "memory")  # the fault of each


def findings(pico, sound: tuple, displays: list, asks: bool, lamps: bool) -> list:
    """Return the findings that need nobody.

    sound       whether each of _TRIALS was passed
    displays    for each end, the finding for a display that doesn't answer, or ()
    asks        whether people are asked: they are to look whether a display is silent
    lamps       whether there are any
    """
    silent = [finding("display", end) for end in "AB"]
    found = [one for one in displays if one and not (asks and one in silent)]
    if asks:
        found += each("stuck", pico.buttons.stuck)
    return found + [finding(name) for name in _faults(pico, sound, lamps)]


def _faults(pico, sound: tuple, lamps: bool):
    """Yield the names of faults that have no place."""
    for i in range(len(_TRIALS)):
        if not sound[i]:
            yield _TRIALS[i]
    if pico.faults & (OLD | CRAMPED):
        yield "micropython"
    if not lamps:
        return
    if not pico.sense.wired:
        yield "sense"
    elif not powered(pico.sense):
        yield "rail"
    elif pico.faults & LIMITED or is_weak(pico.sense.millivolts()):
        yield "charger"


def powered(sense) -> bool:
    """Return whether the lamps may have power, while they are dark."""
    return not 0 <= sense.millivolts() < _NO_POWER_MV
