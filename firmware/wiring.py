"""Every pin, every LED's place and every electrical limit: the one file a builder edits.

Pin numbers are GPIO numbers of the Raspberry Pi Pico, not positions on its edge. The table in
hardware/README.md shows the same facts; a test keeps the two equal.

The two ends of the table are A (0), beside space a, and B (1), beside space q. Pairs such as
OLED_SDA have an item for each end.
"""

from micropython import const

# The plug J8, for programs of your own: the firmware doesn't use it.
UART_TX = const(0)
UART_RX = const(1)

# Data to the LED chains, each through a 3.3 V to 5 V level shifter and 330 ohms.
LED_MAIN = const(2)  # the board: 4 rows of 17
LED_HEX = const(3)  # the hexagon, an optional second chain: 37 LEDs in a hexagon
# The times of their bits, in ns: high and low of a 0, high and low of a 1. A 0 is high for 250 to
# 380 ns in all data sheets of the WS2812B, old and new; MicroPython's own 400 is too long for the
# newer ones, and longer still on an RP2350.
LED_NS = (320, 900, 800, 450)

# The displays, one on each I2C bus: 128 x 64, both at the usual address. The controller is
# "SSD1306" (0.96 inch), "SH1106" (1.3 inch) or "SSD1309" (2.42 inch).
OLED_CONTROLLER = "SSD1306"
OLED_SDA = (4, 6)
OLED_SCL = (5, 7)
OLED_ADDRESS = const(0x3C)
OLED_HZ = const(400_000)

# A bare piezo between two outputs of one PWM slice, driven in antiphase: twice the voltage.
BUZZER_P = const(8)
BUZZER_N = const(9)

# The buttons of each end, to ground: left, right, up, down, OK.
BUTTONS = (
    (10, 11, 12, 13, 14),
    (16, 17, 18, 19, 20),
)

# The LED rail: high switches the soft-start transistor on. The sense pin, an analogue input, reads
# half the rail from between two resistors of 10 kilohm. Without them the rail isn't measured.
LED_POWER = const(22)
LED_SENSE = const(26)

# The two CC contacts of the USB-C socket: their voltage is the measure of the current on offer.
CC_SENSE = (27, 28)

# On the Pico itself: high while a PC or charger is plugged into the Pico's own USB socket. A Pico W
# or 2 W has that pin at its radio, which uses GPIO24 for itself.
VBUS_SENSE = const(24)
VBUS_SENSE_W = "WL_GPIO2"

# Where the LEDs are: for each row of the board, from space a to space q, their places in the chain.
# It enters at the crown row beside space a and runs to and fro (serpentine).
BOARD = (range(17), range(33, 16, -1), range(34, 51), range(67, 50, -1))
ROWS = const(4)
COLUMNS = const(17)
LEDS = const(68)
CROWN_ROW = const(0)
COURT_ROW = const(1)
WIZARD_ROW = const(2)
JESTER_ROW = const(3)

# The same for the hexagon of side 4, whose chain enters at the left of the top row.
HEXAGON = (
    range(4),
    range(8, 3, -1),
    range(9, 15),
    range(21, 14, -1),
    range(22, 28),
    range(32, 27, -1),
    range(33, 37),
)
HEX_LEDS = const(37)  # 0 where no hexagon is wired

# Currents, all at 5 V. SUPPLY_MA, like HEX_LEDS and OLED_CONTROLLER, is chosen when the firmware is
# installed (docs/flashing.md): 500 for any USB port, more for a charger that gives more.
SUPPLY_MA = const(500)
# The limit without an offer on the CC contacts, and while something is plugged into the Pico's own
# socket, from where the jumper may feed the LEDs: what any USB port gives, or the 900 mA of USB 3.
UNOFFERED_MA = SUPPLY_MA if SUPPLY_MA <= 900 else 500
USABLE_PERCENT = const(90)  # the rest is margin for cables and for the parts' tolerance

# What everything but the LEDs draws, in microamperes.
_PICO_UA = const(90_000)
# A display with every pixel lit, by controller, in mA at 3.3 V. That of the SSD1309 is an estimate,
# at the contrast that drivers/oled.py gives it: at full contrast it would be 220.
OLED_MA = {"SSD1306": 20, "SH1106": 30, "SSD1309": 70}[OLED_CONTROLLER]
_SHIFTER_UA = const(5_000)
_BUZZER_UA = const(5_000)
_BUTTONS_UA = 10 * 3_300_000 // 50_000  # ten buttons held down against 50 kilohm pull-ups
# 131.7 mA; the displays through the Pico's regulator, 85 %
FIXED_UA = _PICO_UA + _SHIFTER_UA + _BUZZER_UA + _BUTTONS_UA
FIXED_UA += 2 * (OLED_MA * 33 * 100_000 // (50 * 85))

# What a WS2812B draws: always, and in addition for each of its three colours at full (255).
LED_IDLE_MA = const(1)
LED_COLOUR_MA = const(20)


def led_budget_ma(supply_ma: int) -> int:
    """Return what `supply_ma` leaves for the LEDs of both chains, idle current included, in mA."""
    return (supply_ma * USABLE_PERCENT * 10 - FIXED_UA) // 1000


# 318 mA at 500 mA, of which 213 mA is light, or 250 mA without the hexagon.
LED_BUDGET_MA = led_budget_ma(SUPPLY_MA)
