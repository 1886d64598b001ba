"""Draw everything that ui can draw, on a locked heap, and print a checksum of each picture."""

from binascii import crc32

import micropython
from framebuf import MONO_VLSB, FrameBuffer

from tables.royal_visit import page
from ui import canvas, icons
from ui.canvas import HEIGHT, WIDTH, Canvas
from ui.texts import say, use

MEMORY = bytearray(WIDTH * HEIGHT // 8)
CANVAS = Canvas(FrameBuffer(MEMORY, WIDTH, HEIGHT, MONO_VLSB))
ROWS = [("Langue", "Français"), ("Luminosité", "3"), ("Où ?", ""), ("Été", "hiver")] * 2
VALUES = ("1", "2", "3", "4", "5", "M", "1+1", "><")
SENTENCE = "Voix ambiguë d’un cœur qui au zéphyr préfère les jattes de kiwis."
use("texts/fr/app.bin", "texts/fr/royal_visit.bin")
KING = say("King")
YOUR_TURN = say("Your turn")


def small(y):
    CANVAS.text("Your turn, ÉÀÇ œuf … ← → ✓ 漢", 0, y)
    CANVAS.text(YOUR_TURN, 0, y + 12)
    CANVAS.right(KING, WIDTH, y + 12)
    CANVAS.centre("Réglages", y + 21)


def large(y):
    CANVAS.title("Été", 90, y, 0)
    CANVAS.centre_title("REGALIA", y)
    CANVAS.centre_title("Visite royale", y + 20)


def paragraph(y):
    CANVAS.paragraph(SENTENCE, 3, y, 120)


def all_icons(y):
    for code in range(icons.THINKING + 1):
        CANVAS.icon(code, code * 7 % 110, y + code * 11 % 50, 1 - code % 2)


def hand(y):
    for i in range(8):
        page.draw_card(CANVAS, i * 16, y + 4, icons.KING + i % 4, VALUES[i], i % 4)
    page.draw_card_back(CANVAS, 60, y + 30)


def menu(y):
    canvas.header(CANVAS, "Réglages")
    canvas.menu(CANVAS, ROWS, y + 3)
    canvas.progress(CANVAS, 4, 58, 120, 5, 3, 24)


SCENES = (small, large, paragraph, all_icons, hand, menu)


def draw_all():
    for scene in SCENES:
        CANVAS.clear()
        scene(2)


# Every character is met once with the heap open: MicroPython keeps it for good (see ui.canvas).
draw_all()
micropython.heap_lock()
draw_all()
micropython.heap_unlock()

for scene in SCENES:
    CANVAS.clear()
    scene(2)
    print(scene.__name__, crc32(MEMORY))
