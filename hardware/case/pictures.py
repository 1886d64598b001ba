"""The pictures of the case in hardware/pictures/case, as BUILD.md shows them."""

import tempfile
from pathlib import Path

import build123d as cad

from hardware.case import boards, close_ups, plan, sheets, solids, studio
from hardware.case.outline import circle, rectangle
from hardware.displays import DISPLAYS
from hardware.overlay import faces
from hardware.overlay.field import WINDOW_INSET

_FRONT_LEFT = (-190.0, -520.0, 560.0)
_LIT = {  # a moment of a game: row, column, light
    (0, 5): (1.1, 0.75, 0.1),
    (1, 4): (0.3, 0.5, 1.3),
    (1, 8): (1.2, 1.0, 0.35),
    (1, 11): (0.3, 0.5, 1.3),
    (2, 9): (0.9, 0.2, 1.2),
    (3, 2): (1.3, 0.4, 0.08),
}


def make(folder: Path) -> None:
    """Render all pictures into `folder`; each takes a minute or two."""
    with tempfile.TemporaryDirectory() as name:
        face = Path(name) / "table.png"
        studio.paint(faces.table(), face, 2400)
        table(face, folder / "table.jpg")
        for size in DISPLAYS:
            end(face, size, folder / f"display-{size}.jpg")
        seat(face, folder / "seat.jpg")
    studio.paint(faces.table(), folder / "overlay.png", 1600)
    inside(boards.on_carrier(), folder / "inside.jpg")
    inside(boards.on_stripboard(), folder / "inside-stripboard.jpg")
    inside(boards.on_breadboard(), folder / "inside-breadboard.jpg")
    lid_from_below(folder / "lid-below.jpg")
    laser(folder / "laser.jpg")
    panel(folder / "panel.jpg")
    close_ups.plug(folder / "plug.jpg")
    close_ups.strip_ends(folder / "strips.jpg")
    close_ups.all_plugs(folder / "open.jpg")
    close_ups.deck_from_below(folder / "deck.jpg")


def table(face: Path, path: Path) -> None:
    """Render the table with its overlay, some spaces lit."""
    parts = _closed(face, "1.3")
    for well in plan.wells():
        if (well.row, well.column) in _LIT:
            box = well.opening
            size = (box.width - 2 * WINDOW_INSET - 1.6, box.height - 2 * WINDOW_INSET - 1.6)
            glow = _LIT[well.row, well.column]
            parts.append(studio.lamp(box.x, box.y, plan.HEIGHT + 0.3, size, glow))
    studio.shoot(parts, studio.View(_FRONT_LEFT, (0, -8, 10), 36), path)


def end(face: Path, size: str, path: Path) -> None:
    """Render the player's place at end A with one kind of display in its hood."""
    studio.shoot(_closed(face, size), studio.View((-420, -40, 290), (-150, 0, 58), 34), path)


def seat(face: Path, path: Path) -> None:
    """Render the table as the player at end A sees it, with the largest hood at either end."""
    parts = _closed(face, "2.42")
    studio.shoot(parts, studio.View((-plan.LENGTH / 2 - 400, 0, 425), (-60, 0, 55), 32), path)


def inside(board: list, path: Path) -> None:
    """Render both halves of the base, joined, with a board in it."""
    parts = [
        studio.part(half, colour)
        for half, colour in zip(
            solids.parted(solids.base(), plan.BASE_SEAM),
            (studio.WALNUT, studio.OAK),
            strict=True,
        )
    ]
    parts += board
    studio.shoot(parts, studio.View((-200, -560, 620), (0, 0, 5), 31), path)


def lid_from_below(path: Path) -> None:
    """Render the lid as it is printed, face down, its halves apart."""
    left, right = solids.parted(solids.lid(), plan.LID_SEAM)
    lying = cad.Pos(0, 0, plan.HEIGHT) * cad.Rot(180, 0, 0)
    parts = [
        studio.part(lying * left, studio.WHITE),
        studio.part(cad.Pos(6, 0, 0) * lying * right, studio.OAK),
    ]
    studio.shoot(parts, studio.View((-150, -520, 560), (0, 0, 0), 33), path)


def laser(path: Path) -> None:
    """Render the stack of laser-cut sheets, drawn apart."""
    lift = {"floor": 0, "deck-back": 75, "deck": 95, "wells": 120, "lid": 190}
    colours = {sheets.OPAL: studio.WHITE, sheets.WOOD: studio.OAK}
    parts = []
    for sheet in sheets.table():
        solid = solids.layer(sheet.outline, sheet.holes, 0, sheets.THICKNESS)
        if sheet.name in lift:
            for copy in range(sheet.copies):
                raised = cad.Pos(0, 0, lift[sheet.name] + 16 * copy) * solid
                parts.append(studio.part(raised, colours[sheet.material]))
        else:
            parts += [studio.part(place * solid, studio.OAK) for place in _standing(sheet.name)]
    studio.shoot(parts, studio.View((-380, -760, 520), (0, 0, 80), 35), path)


def _standing(name: str) -> list[cad.Location]:
    """Return where the walls of the laser-cut box stand, a little apart from the floor."""
    apart = 12
    upright = cad.Rot(90, 0, 0)
    if name == "wall-end":
        turn = cad.Rot(0, 0, 90) * upright
        x = plan.LENGTH / 2 + apart
        return [cad.Pos(x - plan.WALL, 0, 8) * turn, cad.Pos(-x, 0, 8) * turn]
    y = plan.DEPTH / 2 + apart
    return [cad.Pos(0, y if name == "wall-back" else plan.WALL - y, 8) * upright]


def panel(path: Path) -> None:
    """Render the panel's two parts: the lid from below, the bottom with its grooves."""
    parts = solids.panel()
    lid = cad.Pos(-85, 0, plan.PANEL_HEIGHT) * cad.Rot(180, 0, 0) * parts["panel-lid"]
    bottom = cad.Pos(85, 0, 0) * parts["panel-bottom"]
    shown = [studio.part(lid, studio.WHITE), studio.part(bottom, studio.OAK)]
    studio.shoot(shown, studio.View((-80, -420, 380), (0, 0, 0), 33), path)


def _closed(face: Path, size: str) -> list:
    """Return the closed table with its overlay, and one kind of display in the hoods."""
    openings = [rectangle(plan.around(plan.oled(end), *plan.OLED_WINDOW), 1) for end in (0, 1)] + [
        circle(spot, plan.BUTTON_HOLE) for end in (0, 1) for spot in plan.buttons(end)
    ]
    outside = rectangle((0, 0, plan.LENGTH, plan.DEPTH), plan.CORNER)
    overlay = solids.layer(outside, openings, plan.HEIGHT, plan.HEIGHT + 0.2)
    found = [
        studio.part(solids.base(), studio.WALNUT),
        studio.part(solids.lid(), studio.WHITE),
        studio.print_of(overlay, face, *faces.TABLE_SIZE),
    ]
    for end in (0, 1):
        found += _display(end, size)
        for spot in plan.buttons(end):
            top = plan.HEIGHT + plan.CAP_OVER
            cap = solids.layer(circle(spot, plan.CAP), [], plan.PLATE_Z, top)
            found.append(studio.part(cap, studio.BLACK, gloss=True))
    return found


def _display(end: int, size: str) -> list:
    """Return the hood of a display where it stands at `end`, and the display in it."""
    display = DISPLAYS[size]
    place = solids.hood_place(size, end)
    slope = place * solids.hood_slope(display)
    glass = slope * cad.Pos(0, 0, -plan.HOOD_WALL) * cad.Box(*display.board, 1)
    lit = slope * cad.Pos(0, display.above, 0.6 - plan.HOOD_WALL) * cad.Box(*display.lit, 0.4)
    return [
        studio.part(place * solids.hood(size), studio.WALNUT),
        studio.part(glass, studio.BLACK, gloss=True),
        studio.part(lit, studio.SCREEN),
    ]
