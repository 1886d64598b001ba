"""Builds the board with KiCad's pcbnew: parts in their places, outline, holes, silkscreen.

Runs on the Python that KiCad is installed for. The nets come from KiCad's own netlist of the
sheet, so that the board follows the sheet and not a second reading of the description.
"""

from pathlib import Path

import pcbnew  # pyright: ignore[reportMissingImports]

from hardware.board import models, revision, sexp
from hardware.board.circuit import Part, parts
from hardware.board.placement import (
    CAPTIONS,
    HEIGHT,
    HOLES,
    PIN_NAMES,
    PLACES,
    REFERENCES,
    WIDTH,
    Caption,
)

FOOTPRINTS = Path("/usr/share/kicad/footprints")
_HOLE = "MountingHole:MountingHole_3.2mm_M3"
_OUTLINE_WIDTH = 0.1
_REFERENCE_SIZE = 0.8
_PIN_NAME_SIZE = 0.9


def build(netlist: Path) -> pcbnew.BOARD:
    """The board with everything but its copper between the pads."""
    board = pcbnew.BOARD()
    board.SetCopperLayerCount(2)
    _title(board)
    nets, paths = _read(sexp.parse(netlist.read_text("utf-8")))
    for name in sorted(set(nets.values())):
        board.Add(pcbnew.NETINFO_ITEM(board, name))
    for part in parts():
        footprint = _part(part, paths[part.ref])
        board.Add(footprint)
        for pad in footprint.Pads():
            net = nets.get((part.ref, pad.GetNumber()))
            if net:
                pad.SetNet(board.FindNet(net))
    for number, (x, y) in enumerate(HOLES, 1):
        board.Add(_hole(f"H{number}", x, y))
    corners = [(0.0, 0.0), (WIDTH, 0.0), (WIDTH, HEIGHT), (0.0, HEIGHT)]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        board.Add(_edge(board, start, end))
    for caption in (*CAPTIONS, *_pin_captions(board)):
        board.Add(_caption(board, caption))
    return board


def point(x: float, y: float) -> pcbnew.VECTOR2I:
    return pcbnew.VECTOR2I_MM(float(x), float(y))


def _title(board: pcbnew.BOARD) -> None:
    block = board.GetTitleBlock()
    block.SetTitle(revision.NAME)
    block.SetRevision(revision.REVISION)
    block.SetDate(revision.DATE)
    block.SetCompany("Regalia")
    block.SetComment(0, f"Licence: {revision.LICENCE}")


def _read(netlist: list) -> tuple[dict[tuple[str, str], str], dict[str, str]]:
    """The net of each pin, and the identifier of each part's symbol on the sheet."""
    nets = {}
    for net in sexp.each(sexp.find(netlist, "nets"), "net"):
        for node in sexp.each(net, "node"):
            pin = (sexp.find(node, "ref")[1], sexp.find(node, "pin")[1])
            nets[pin] = sexp.find(net, "name")[1]
    components = sexp.each(sexp.find(netlist, "components"), "comp")
    paths = {sexp.find(c, "ref")[1]: sexp.find(c, "tstamps")[1] for c in components}
    return nets, paths


def _load(name: str) -> pcbnew.FOOTPRINT:
    library, footprint_name = name.split(":")
    footprint = pcbnew.FootprintLoad(str(FOOTPRINTS / f"{library}.pretty"), footprint_name)
    footprint.SetFPID(pcbnew.LIB_ID(library, footprint_name))
    return footprint


def _part(part: Part, path: str) -> pcbnew.FOOTPRINT:
    footprint = _load(part.kind.footprint)
    place = PLACES[part.ref]
    footprint.SetReference(part.ref)
    footprint.SetValue(part.value)
    footprint.SetPosition(point(place.x, place.y))
    footprint.SetOrientationDegrees(place.turn)
    footprint.SetPath(pcbnew.KIID_PATH("/" + path))
    footprint.SetDNP(not part.fitted)
    footprint.Value().SetVisible(False)
    _letter(footprint)
    footprint.Models().clear()
    model = pcbnew.FP_3DMODEL()
    model.m_Filename = f"${{KIPRJMOD}}/models/{models.file_name(part.kind_name)}"
    footprint.Add3DModel(model)
    return footprint


def _letter(footprint: pcbnew.FOOTPRINT) -> None:
    """Make the reference small and level, and put it where it is in nobody's way.

    A part with two pins far enough apart has it between them, a resistor its value too.
    """
    reference, value = footprint.Reference(), footprint.Value()
    for text in (reference, value):
        text.SetTextSize(point(_REFERENCE_SIZE, _REFERENCE_SIZE))
        text.SetTextThickness(pcbnew.FromMM(0.12))
        text.SetKeepUpright(True)
    ref = footprint.GetReference()
    pads = [pad.GetPosition() for pad in footprint.Pads()]
    if ref in REFERENCES:
        reference.SetPosition(point(*REFERENCES[ref]))
        reference.SetTextAngleDegrees(0)
    elif len(pads) == 2 and (pads[0] - pads[1]).EuclideanNorm() > pcbnew.FromMM(4.5):
        middle = (pads[0] + pads[1]) / 2
        reference.SetPosition(middle)
        if ref.startswith("R"):
            aside = pcbnew.VECTOR2I_MM(2.8, 0.0)
            reference.SetPosition(middle - aside)
            reference.SetHorizJustify(pcbnew.GR_TEXT_H_ALIGN_LEFT)
            value.SetPosition(middle + aside)
            value.SetHorizJustify(pcbnew.GR_TEXT_H_ALIGN_RIGHT)
            value.SetLayer(pcbnew.F_SilkS)
            value.SetVisible(True)


def _hole(ref: str, x: float, y: float) -> pcbnew.FOOTPRINT:
    hole = _load(_HOLE)
    hole.SetReference(ref)
    hole.Reference().SetVisible(False)
    hole.Value().SetVisible(False)
    hole.SetPosition(point(x, y))
    hole.SetBoardOnly(True)
    return hole


def _edge(board: pcbnew.BOARD, start: tuple, end: tuple) -> pcbnew.PCB_SHAPE:
    edge = pcbnew.PCB_SHAPE(board)
    edge.SetShape(pcbnew.SHAPE_T_SEGMENT)
    edge.SetLayer(pcbnew.Edge_Cuts)
    edge.SetWidth(pcbnew.FromMM(_OUTLINE_WIDTH))
    edge.SetStart(point(*start))
    edge.SetEnd(point(*end))
    return edge


def _pin_captions(board: pcbnew.BOARD) -> list[Caption]:
    """The names of the connectors' pins."""
    found = []
    for ref, (dx, dy, side, names) in PIN_NAMES.items():
        pads = board.FindFootprintByReference(ref).Pads()
        spots = {pad.GetNumber(): pad.GetPosition() for pad in pads}
        for number, name in enumerate(names, 1):
            x, y = pcbnew.ToMM(spots[str(number)].x), pcbnew.ToMM(spots[str(number)].y)
            found.append(Caption(name, x + dx, y + dy, _PIN_NAME_SIZE, side))
    return found


def _caption(board: pcbnew.BOARD, caption: Caption) -> pcbnew.PCB_TEXT:
    text = pcbnew.PCB_TEXT(board)
    text.SetText(caption.text)
    text.SetLayer(pcbnew.F_SilkS)
    text.SetPosition(point(caption.x, caption.y))
    text.SetTextSize(point(caption.size, caption.size))
    text.SetTextThickness(pcbnew.FromMM(0.15 * caption.size))
    text.SetTextAngleDegrees(caption.turn)
    text.SetHorizJustify(
        {
            "start": pcbnew.GR_TEXT_H_ALIGN_LEFT,
            "middle": pcbnew.GR_TEXT_H_ALIGN_CENTER,
            "end": pcbnew.GR_TEXT_H_ALIGN_RIGHT,
        }[caption.side]
    )
    return text
