"""Run the drivers through a busy second on a locked heap, then say what the chips came to show."""

import micropython

import wiring
from base import RIGHT
from drivers.pico import Pico, Watchdog
from host_sim.chips import rp2040
from host_sim.chips.ssd1306 import SSD1306
from host_sim.chips.ws2812 import Chain

TUNE = bytes((69, 4, 0, 2, 81, 10))

chip = rp2040.RP2040()
panel = SSD1306()
chip.attach_i2c(wiring.OLED_SDA[0], wiring.OLED_SCL[0], wiring.OLED_ADDRESS, panel)
board = Chain(wiring.LEDS)
hexagon = Chain(wiring.HEX_LEDS)
chip.attach_stream(wiring.LED_MAIN, board)
chip.attach_stream(wiring.LED_HEX, hexagon)


def power(on):
    board.power(on)
    hexagon.power(on)


chip.listen(wiring.LED_POWER, power)
rp2040.power_on(chip)
pico = Pico("nowhere")  # its second panel is missing
watchdog = Watchdog(None)  # which nobody needs to call
watchdog.start()


def second(now):
    """200 ticks in which every driver has something to do; returns the events seen."""
    events = 0
    for tick in range(200):
        if tick % 40 == 0:
            pico.buzzer.play(TUNE)
            chip.drive(wiring.BUTTONS[0][RIGHT], 0)
        if tick % 120 == 110:
            chip.release(wiring.BUTTONS[0][RIGHT])
        pico.buttons.poll(now)
        while pico.buttons.take():
            events += 1
        pico.oleds[0].fill_rect(tick & 127, tick & 31, 30, 20, tick >> 3 & 1)
        pico.oleds[0].contrast(tick)
        pico.oleds[0].power(tick > 20)
        for oled in pico.oleds:
            oled.flush(2)
        pico.strip.pixels[tick] = 255
        pico.hexagon.pixels[tick % 111] = tick
        pico.rail.brightness = 255 - tick
        pico.rail.show()
        pico.buzzer.update(now)
        chip.elapse(5)
        if tick == 100:
            watchdog.feed()
        now += 5
    pico.oleds[0].flush(8)
    return events


events = second(1 << 29)  # what is made once is made here, and the name too
micropython.heap_lock()
events = second((1 << 30) - 500)  # the ticks wrap on the way
micropython.heap_unlock()

print("presses seen:", events > 0)
print("panel shows the picture:", panel.on and panel.picture() == bytes(pico.oleds[0].picture))
print("last lights shine:", board.colours[198] > 0 and hexagon.colours[87] > 0)
print("budget kept:", board.microamps + hexagon.microamps <= wiring.LED_BUDGET_MA * 1000)
