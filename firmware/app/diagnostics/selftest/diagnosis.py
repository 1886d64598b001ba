"""The faults that the self-test names, and how it concludes them from what was measured.

A finding is a pair: the index of a fault in FAULTS, and its place, English words such as "A left".
"""

from micropython import const

from app.diagnostics.faults import BUTTON_NAMES
from base import BUTTONS_PER_END
from drivers.probe import FREE, LOW
from ui.texts import N_, say

# The name of each fault, which is its section on the page of faults and the order of the codes in
# codes.bin; and a sentence with its place.
FAULTS = (
    ("display", N_("Display %s: no answer.")),
    ("unpowered", N_("Display %s: no power. Is VCC on GND?")),
    ("crossed", N_("Display %s: SDA and SCL are swapped.")),
    ("loose", N_("A display’s wire is off: %s.")),
    ("address", N_("Display %s: its address is 3D, not 3C.")),
    ("other-bus", N_("Display %s is on the other’s wires.")),
    ("pull-ups", N_("Display %s: no pull-up resistors.")),
    ("exchanged", N_("The displays’ plugs are swapped.")),
    ("pixels", N_("A display lacks pixels.")),
    ("stuck", N_("Button is down all the time: %s.")),
    ("open", N_("Button makes no contact: %s.")),
    ("swapped", N_("Button wires are swapped: %s.")),
    ("bridged", N_("Buttons are joined: %s.")),
    ("neighbour", N_("Button on another’s pin: %s.")),
    ("bouncing", N_("Button bounces: %s.")),
    ("ends", N_("The buttons’ plugs are swapped.")),
    ("rail", N_("The lamps get no 5 V.")),
    ("sense", N_("The lamps’ sense wire is off.")),
    ("charger", N_("The supply is too weak.")),
    ("data", N_("No data reaches the lamps: %s.")),
    ("wrong-end", N_("The lamps begin at the wrong end: %s.")),
    ("row", N_("This row runs backwards: %s.")),
    ("dead", N_("A lamp is dead: %s.")),
    ("broken", N_("The chain ends before lamp: %s.")),
    ("level", N_("The lamps’ data is below 5 V: %s.")),
    ("ground", N_("The lamps have no ground: %s.")),
    ("order", N_("The lamps mix up colours: %s.")),
    ("buzzer", N_("The buzzer is silent.")),
    ("flash", N_("The flash loses what is written.")),
    ("room", N_("The flash has too little room.")),
    ("memory", N_("The memory has a fault.")),
    ("micropython", N_("This MicroPython doesn’t fit.")),
)


_ANSWERS = const(0b11001)  # bits of OK, down and left
_WEAK_MV = const(4300)  # 4.5 V at the last LED, less the tolerance of the measurement


def finding(name: str, place: str = "") -> tuple:
    """Return the finding of the fault `name`."""
    for index in range(len(FAULTS)):
        if FAULTS[index][0] == name:
            return index, place
    raise ValueError(name)


def sentence(found: tuple) -> str:
    """Return a finding in words."""
    index, place = found
    words = say(FAULTS[index][1])
    return words % place_words(place) if "%" in words else words


def place_words(place: str) -> str:
    """Return a place in the language in use."""
    return " ".join([say(word) for word in place.split(" ")])


def display(end: int, measured: tuple) -> tuple:
    """Return the finding for a display that doesn't answer; measured: by `probe.display`."""
    sda, scl, straight, crossed = measured
    place = "AB"[end]
    if LOW in (sda, scl):
        return finding("unpowered", place)
    if crossed:
        return finding("crossed", place)
    if sda == scl == FREE:
        return finding("pull-ups" if straight else "display", place)
    if FREE in (sda, scl):
        return finding("loose", place + (" SDA" if sda == FREE else " SCL"))
    return finding("address" if straight else "display", place)


def is_weak(millivolts: int) -> bool:
    """Return whether the rail has less than the lamps and a long cable may leave of 5 V."""
    return 0 <= millivolts < _WEAK_MV


def each(fault: str, bits: int) -> list:
    """Return a finding of `fault` for each button; bits: of their indices."""
    every = range(2 * BUTTONS_PER_END)
    return [finding(fault, name(button)) for button in every if bits >> button & 1]


def buttons(heard: list, held: int) -> list:
    """Return the findings of the buttons.

    heard: for each button that was asked for, by index, the bits of those that came
    held: bits of those that are down all the time, which aren't asked for
    """
    findings = each("stuck", held)
    done = held
    for asked in range(len(heard)):
        came = heard[asked]
        if done >> asked & 1 or came == 1 << asked:
            continue
        if not came:
            findings.append(finding("open", name(asked)))
            continue
        others = came & ~(1 << asked)
        other = 0
        while not others >> other & 1:
            other += 1
        if came >> asked & 1:
            fault = "bridged"
            done |= came
        elif heard[other] == 1 << asked:
            fault = "swapped"
            done |= came
        else:
            fault = "neighbour"
        findings.append(finding(fault, name(asked) + " " + name(other)[2:]))
    return findings


def meanings(heard: list) -> list:
    """Return for each button, by index, the one that people mean by it; -1 if that isn't known.

    Each means itself if those that came leave one of the answers without a button.
    """
    every = range(len(heard))
    meant = list(every)
    known = 0  # bits of the buttons, at either end
    for index in every:
        askers = [asked for asked in every if heard[asked] >> index & 1]
        if len(askers) > 1 or (askers and heard[askers[0]] != 1 << index):
            meant[index] = -1
        elif askers:
            meant[index] = askers[0]
            known |= 1 << askers[0] % BUTTONS_PER_END
    return list(every) if _ANSWERS & ~known else meant


def ends_exchanged(heard: list) -> bool:
    """Return whether every button that came is at the other end."""
    half = (1 << BUTTONS_PER_END) - 1
    came = 0
    for asked in range(len(heard)):
        if heard[asked] & half << asked // BUTTONS_PER_END * BUTTONS_PER_END:
            return False
        came |= heard[asked]
    return came != 0


def name(button: int) -> str:
    """Return the place of the button with this index, such as "A left"."""
    return "AB"[button // BUTTONS_PER_END] + " " + BUTTON_NAMES[button % BUTTONS_PER_END]
