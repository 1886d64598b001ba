"""Let a tick hang that `start.run` has begun; print what is seen and noted."""

import start
from host_sim import files
from host_sim.chips import rp2040
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

flash = files.scratch_folder()
prepare(flash, [parse("set people 2", "hang.py")])
desk = Desk(flash, 1)
desk.power_on()
desk.run(100)
for _ in range(3):  # title, menu, number of people
    desk.press(0, "ok")
desk.run(1000)
device = desk.device
device.pico.buzzer.play(bytes((69, 255)))
desk.run(20)
lit = any(desk.strip.colours), desk.tone > 0

device.tick = lambda now: rp2040.current().elapse(6_000)
start.power_on = lambda flash, seed: device
try:
    start.run()
except rp2040.Reset:
    print("lit at first", *lit)
    print("lit then", any(desk.strip.colours), desk.tone > 0)
    print(files.read(flash + "/crash.txt").split("\n")[-2])
files.remove_folder(flash)
