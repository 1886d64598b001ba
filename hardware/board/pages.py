"""The page hardware/power.md: currents, voltages and heat."""

from hardware.board import drop, power
from hardware.displays import DISPLAYS

wiring = power.wiring


def power_page() -> str:
    """Return the page hardware/power.md."""
    rows = [power.budget(supply, leds) for leds in power.CHAINS for supply in power.SUPPLIES]
    table = "\n".join(
        f"| {row.supply} | {row.leds} | {row.usable:.0f} | {row.fixed:.1f} | {row.idle} "
        f"| {row.chains} | {row.light} | {100 * row.brightness:.0f} % |"
        for row in rows
    )
    weakest = "\n".join(
        f"| {limit.what} | {limit.carries_ma} | {limit.source} |" for limit in power.limits()
    )
    kinds = "\n".join(f"* **{ma} mA**: {what}." for ma, what in power.SUPPLIES.items())
    displays = ", ".join(
        f"{power.displays_ma(display):.0f} with {display.controller}"
        for display in DISPLAYS.values()
    )
    full = max(power.CHAINS) * (3 * wiring.LED_COLOUR_MA + wiring.LED_IDLE_MA) + rows[0].fixed
    return f"""# Power

Made by `python3 tools/dev.py hardware` from the constants of
[`firmware/wiring.py`](../firmware/wiring.py). All currents in mA at 5 V.

{max(power.CHAINS)} LEDs at full white and everything else would draw {full:.0f} mA. The firmware
works out every frame's current and dims what is too much, both chains alike. The supply is chosen
when the firmware is
[installed](../firmware/docs/flashing.md#another-display-a-stronger-supply-no-panel), under *Supply*
on the page *Install on a Pico* or by the option `--supply`; it is {wiring.SUPPLY_MA} mA as the
project comes. The firmware takes no more than the charger offers on its CC wires; without an
offer, or from a PC, {wiring.UNOFFERED_MA} mA at most, or {power.THROUGH_PC_MA} mA where these
were chosen.

{kinds}

Above {power.THROUGH_PC_MA} mA the current has to come in at J7, with the jumper J9 on CHARGER: the
Pico's own USB socket is not made for more.

## What is left for light

| supply | LEDs | {wiring.USABLE_PERCENT} % of it | all else | idle | LEDs | light | of full white |
|---|---|---|---|---|---|---|---|
{table}

Everything but the LEDs: Pico 90, level shifter, lamp D4 and rail sense 5, piezo 5, buttons 0.7 (all
ten held down), and two displays with every pixel lit: {displays}.
The table is for {wiring.OLED_CONTROLLER}. The figure of the
SSD1309 is an estimate; the driver limits its contrast.

## What the way to the LEDs carries

| | carries | source |
|---|---|---|
{weakest}

A test fails if the wiring's limit exceeds the supply or any of these.

## From the charger to the last LED

{_drop()}

## Heat in the closed box

{_heat()}
"""


def _drop() -> str:
    rows = "\n".join(
        f"| {supply} | {_volts(drop.last_led_mv(supply, True))} "
        f"| {_volts(drop.last_led_mv(supply, True, cable=False))} "
        f"| {_volts(drop.last_led_mv(supply, False))} |"
        for supply in power.SUPPLIES
    )
    most = max(power.SUPPLIES)
    way = drop.stretches(True, drop.q1_mohm(most))
    stretches = "\n".join(f"| {s.what} | {s.mohm:.0f} |" for s in way)
    least, source = _volts(power.LED_LEAST_MV), _volts(drop.SOURCE_MV)
    cable = _volts(drop.CABLE_MV_AT_3A)
    return f"""A WS2812B needs {least}. The worst that USB allows is a charger of {source} and
a cable that loses {cable} at 3 A. At the last LED there remain:

| supply | rows joined at both ends, worst cable | 5.0 V at the socket | one strip, worst cable |
|---|---|---|---|
{rows}

So {most} mA is the most that this table takes from a charger of 3 A, and above
1500 mA the rows have to be joined at both ends and J11 has to be wired. Milliohms of the way,
there and back, Q1 with what its gate has left at {most} mA:

| | mΩ |
|---|---|
{stretches}

On a breadboard or stripboard F1 is an MF-R110 with {drop.WIRED_F1_MOHM} mΩ: at {power.WIRED_MA} mA
the last LED of one strip gets {_volts(drop.wired_last_led_mv())}, less what contacts lose.

The strips' copper is an estimate: measure the last LED during the self-test."""


def _heat() -> str:
    rows = "\n".join(
        f"| {supply} | {heat.watts:.1f} | {heat.air:.0f} | {heat.q1:.0f} "
        f"| {drop.heat(supply, 35).f1_holds_ma} |"
        for supply in power.SUPPLIES
        for heat in [drop.heat(supply)]
    )
    return f"""Estimated for still air, after hours at the limit, all turned into heat in the box:

| supply | W in the box | air over the room, K | Q1 over it, K | F1 holds in a room of 35 °C |
|---|---|---|---|---|
{rows}

PLA softens at 55 °C: print the case in PETG from 1500 mA up."""


def _volts(millivolts: int) -> str:
    return f"{millivolts / 1000:.2f} V"
