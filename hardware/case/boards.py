"""The boards in the base, for pictures: the carrier board, the stripboard, the breadboard."""

import math

import build123d as cad

from hardware.board.board import board as circuit_board
from hardware.breadboard import fit
from hardware.breadboard import model as breadboard
from hardware.case import carrier, plan, solids, studio, variants
from hardware.case.outline import circle, rectangle
from hardware.case.plan import Box
from hardware.stripboard import model as stripboard

_HEIGHTS = {"C2": 20.0, "Q1": 19.0, "U2": 8.0, "F1": 18.0, "Q2": 5.0, "D4": 6.0}
_KINDS = {"C": 6.0, "R": 2.5, "D": 3.0, "J": 9.0, "F": 12.0, "B": 7.0}
_COLOURS = {
    "C": (0.75, 0.4, 0.06),
    "R": (0.2, 0.4, 0.75),
    "F": (0.8, 0.65, 0.05),
    "J": studio.BLACK,
}
_STRIPBOARD, _BREADBOARD = (0.55, 0.36, 0.16), (0.85, 0.84, 0.8)


def on_carrier() -> list:
    """Return the carrier board on its stand-offs, with its parts."""
    left, back, top = plan.BOARD_LEFT, plan.BOARD_BACK, plan.BOARD_Z
    wide, deep = circuit_board().width, circuit_board().height
    board = Box(left + wide / 2, back - deep / 2, wide, deep)
    return [
        *_on_stand_offs(board, plan.board_holes(), studio.BOARD_GREEN),
        *(
            studio.body([(left + x, back + y, top + z) for x, y, z in corners], faces, colour)
            for colour, corners, faces in carrier.bodies()
        ),
    ]


def on_stripboard() -> list:
    """Return the stripboard on its stand-offs, with its parts."""
    outline = next(v for v in variants.variants() if v.name == "stripboard").outline
    spots = {
        ref: [variants.on_stripboard((y / fit.PITCH, x / fit.PITCH)) for x, y in legs]
        for ref, legs in stripboard.spots().items()
    }
    board = _on_stand_offs(outline, variants.stripboard_holes(), _STRIPBOARD)
    return [*board, *_parts(spots, plan.BOARD_Z), *_pico(plan.USB)]


def on_breadboard() -> list:
    """Return the breadboard on the floor, with its parts."""
    top = plan.FLOOR + variants.BREADBOARD_HEIGHT
    spots = {
        ref: [variants.on_breadboard(x / fit.PITCH, y / fit.PITCH) for x, y in legs]
        for ref, legs in breadboard.spots().items()
    }
    socket = next(v for v in variants.variants() if v.name == "breadboard")
    x, y, z = *socket.socket, socket.socket_z
    pico = Box(x - 1.3 - 51 / 2, y, 51, 21)
    return [
        _block(variants.BREADBOARD, plan.FLOOR, top, _BREADBOARD),
        *_parts(spots, top),
        _block(pico, z - 2.3, z - 1.3, studio.BOARD_GREEN),
        _block(Box(x - 3, y, 6, 8), z - 1.3, z + 1.3, studio.WHITE),
    ]


def _on_stand_offs(board: Box, spots: tuple, colour: tuple[float, ...]) -> list:
    low = plan.BOARD_Z - plan.BOARD_THICKNESS
    holes = [circle(spot, plan.CLEARANCE_HOLE) for spot in spots]
    return [
        *(
            studio.part(solids.layer(circle(spot, 6), [], plan.FLOOR, low), studio.BRASS)
            for spot in spots
        ),
        studio.part(solids.layer(rectangle(board), holes, low, plan.BOARD_Z), colour),
    ]


def _pico(usb: plan.Opening) -> list:
    pico = Box(usb.x, plan.BOARD_BACK - 2.6 - 51 / 2, 21, 51)
    socket = Box(usb.x, plan.BOARD_BACK - 4, 8, 6)
    return [
        _block(pico, usb.z - 2.3, usb.z - 1.3, studio.BOARD_GREEN),
        _block(socket, usb.z - 1.3, usb.z + 1.3, studio.WHITE),
    ]


def _parts(spots: dict, top: float) -> list:
    found = []
    for ref, legs in spots.items():
        if ref != "U1":
            body = fit.body(ref, [(spot.x, spot.y) for spot in legs])
            height = _HEIGHTS.get(ref) or _KINDS[ref[0]]
            flat = (
                circle((0, 0), body.long) if body.round else rectangle((0, 0, body.long, body.wide))
            )
            place = cad.Pos(body.x, body.y, 0) * cad.Rot(0, 0, math.degrees(body.angle))
            solid = place * solids.layer(flat, [], top, top + height)
            found.append(studio.part(solid, _COLOURS.get(ref[0], studio.BLACK)))
    return found


def _block(box: Box, low: float, high: float, colour: tuple[float, ...]) -> object:
    return studio.part(solids.layer(rectangle(box), [], low, high), colour)
