"""What goes onto the board, kind by kind: symbol, footprint, maker, part number, suppliers, price.

Prices are for one piece in US dollars without tax or shipping. They are estimates of what a small
order costs, put together by hand as of PRICED, and not quotations.
"""

from typing import NamedTuple

PRICED = "2026-11"


class Offer(NamedTuple):
    """A part as it is bought: its maker, part number, and price in US dollars."""

    maker: str
    number: str
    usd: float
    suppliers: tuple[str, str] = ("DigiKey", "Mouser")


class Kind(NamedTuple):
    """A kind of part: how it is drawn (KiCad's libraries), what it says on it, what to order."""

    symbol: str
    footprint: str
    value: str
    offer: Offer
    what: str
    """What it is, for whoever buys it."""


_RESISTOR = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal"
_CERAMIC = "Capacitor_THT:C_Disc_D5.0mm_W2.5mm_P5.00mm"
_HEADER_3 = "Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical"


def _resistor(value: str, code: str) -> Kind:
    offer = Offer("Yageo", f"MFR-25FTE52-{code}", 0.10)
    return Kind("Device:R", _RESISTOR, value, offer, "resistor, 1 %, 1/4 W")


def _ceramic(value: str, number: str, usd: float) -> Kind:
    offer = Offer("KEMET", number, usd)
    return Kind("Device:C", _CERAMIC, value, offer, "ceramic capacitor, X7R, 5 mm")


def _socket(ways: int, value: str, usd: float) -> Kind:
    footprint = f"Connector_JST:JST_XH_B{ways}B-XH-A_1x{ways:02}_P2.50mm_Vertical"
    offer = Offer("JST", f"B{ways}B-XH-A", usd)
    what = f"XH header, {ways} ways"
    return Kind(f"Connector_Generic:Conn_01x{ways:02}", footprint, value, offer, what)


KINDS = {
    "pico": Kind(
        "MCU_Module:RaspberryPi_Pico",
        "Module:RaspberryPi_Pico_Common_THT",
        "Raspberry Pi Pico",
        Offer("Raspberry Pi", "SC0917", 5.00, ("DigiKey", "The Pi Hut")),
        "with pin headers",
    ),
    "buffer": Kind(
        "74xx:74AHCT125",
        "Package_DIP:DIP-14_W7.62mm",
        "74AHCT125",
        Offer("Texas Instruments", "SN74AHCT125N", 0.70),
        "four buffers, DIP-14",
    ),
    "p-fet": Kind(
        "Transistor_FET:AO3401A",
        "Package_TO_SOT_SMD:SOT-23_Handsoldering",
        "AO3401A",
        Offer("Alpha & Omega", "AO3401A", 0.35, ("DigiKey", "LCSC")),
        "P-channel MOSFET, SOT-23",
    ),
    "n-fet": Kind(
        "Transistor_FET:2N7000",
        "Package_TO_SOT_THT:TO-92_Inline_Wide",
        "2N7000",
        Offer("onsemi", "2N7000", 0.35),
        "N-channel MOSFET, TO-92",
    ),
    "schottky": Kind(
        "Device:D_Schottky",
        "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal",
        "1N5817",
        Offer("Diodes Incorporated", "1N5817-T", 0.30),
        "Schottky diode, 1 A",
    ),
    "small schottky": Kind(
        "Device:D_Schottky",
        "Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal",
        "BAT85",
        Offer("Vishay", "BAT85S-TR", 0.30),
        "Schottky diode, small",
    ),
    "clamp": Kind(
        "Device:D_Zener",
        "Diode_THT:D_DO-15_P12.70mm_Horizontal",
        "P6KE6.8A",
        Offer("Littelfuse", "P6KE6.8A", 0.45),
        "suppressor diode",
    ),
    "lamp": Kind(
        "Device:LED",
        "LED_THT:LED_D3.0mm",
        "green",
        Offer("Kingbright", "WP710A10SGD", 0.30),
        "LED, 3 mm",
    ),
    "rail fuse": Kind(
        "Device:Polyfuse",
        "Fuse:Fuse_Bourns_MF-RG300",
        "MF-RG300",
        Offer("Bourns", "MF-RG300-0", 0.75),
        "resettable fuse, 3 A",
    ),
    "display fuse": Kind(
        "Device:Polyfuse",
        "Capacitor_THT:C_Disc_D7.5mm_W4.4mm_P5.00mm",
        "MF-R010",
        Offer("Bourns", "MF-R010", 0.40),
        "resettable fuse, 0.1 A",
    ),
    "bulk": Kind(
        "Device:C_Polarized",
        "Capacitor_THT:CP_Radial_D10.0mm_P5.00mm",
        "1000u 16V",
        Offer("Panasonic", "EEU-FM1C102", 0.75),
        "electrolytic capacitor, 10 x 20 mm",
    ),
    "100n": _ceramic("100n", "C320C104K5R5TA", 0.25),
    "220n": _ceramic("220n", "C330C224K5R5TA", 0.40),
    "2u2": _ceramic("2.2u", "C330C225K5R5TA", 0.90),
    "330": _resistor("330", "330R"),
    "4k7": _resistor("4.7k", "4K7"),
    "5k1": _resistor("5.1k", "5K1"),
    "10k": _resistor("10k", "10K"),
    "100k": _resistor("100k", "100K"),
    "1M": _resistor("1M", "1M"),
    "piezo": Kind(
        "Device:Buzzer",
        "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm",
        "PS1240",
        Offer("TDK", "PS1240P02BT", 0.75),
        "piezo, without oscillator",
    ),
    "usb-c": _socket(4, "USB-C 5 V IN", 0.20),
    "display": _socket(4, "OLED", 0.20),
    "buttons": _socket(6, "BUTTONS", 0.28),
    "chain": _socket(3, "LEDS", 0.16),
    "selector": Kind(
        "Connector_Generic:Conn_01x03",
        _HEADER_3,
        "LED POWER FROM",
        Offer("Würth Elektronik", "61300311121", 0.15),
        "pin header, 3 ways",
    ),
    "console": Kind(
        "Connector_Generic:Conn_01x03",
        _HEADER_3,
        "UART",
        Offer("Würth Elektronik", "61300311121", 0.15),
        "pin header, 3 ways",
    ),
}
