"""The copper between the pads: tracks by our router, ground poured on both sides."""

import pcbnew  # pyright: ignore[reportMissingImports]

from hardware.board import rules
from hardware.board.board import point
from hardware.board.circuit import RAILS, TRUNK
from hardware.board.obstacles import WIDTHS
from hardware.board.placement import HEIGHT, WIDTH
from hardware.board.router import Pad, Router, Track, Via

GROUND = "GND"
_LAYERS = (pcbnew.F_Cu, pcbnew.B_Cu)
_POUR_CLEARANCE = 0.3
_SPOKE_GAP = 0.4


def lay(board: pcbnew.BOARD) -> None:
    """Route `board` and pour its ground. Raises router.Stuck."""
    tracks, vias = Router(_pads(board), _areas(board), GROUND).route()
    for track in tracks:
        board.Add(_track(board, track))
    for via in vias:
        board.Add(_via(board, via))
    for layer in _LAYERS:
        board.Add(_pour(board, layer))
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())


def _pads(board: pcbnew.BOARD) -> list[Pad]:
    """Every pad; what is no net's counts as a net of its own, so that all keep away from it."""
    found = []
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            box, spot = pad.GetBoundingBox(), pad.GetPosition()
            net = pad.GetNetname() or f"nothing {len(found)}"
            layers = tuple(n for n, layer in enumerate(_LAYERS) if pad.IsOnLayer(layer)) or (0, 1)
            size = (pcbnew.ToMM(box.GetWidth()), pcbnew.ToMM(box.GetHeight()))
            x, y = pcbnew.ToMM(spot.x), pcbnew.ToMM(spot.y)
            kind = _track_kind(net, footprint.GetReference())
            found.append(Pad(net, x, y, *size, layers, kind))
    return found


def _track_kind(net: str, ref: str) -> str:
    if net == GROUND:
        return "tap"
    if net not in RAILS:
        return "signal"
    return "rail" if ref in TRUNK else "tap"


def _areas(board: pcbnew.BOARD) -> list[tuple]:
    """The areas that footprints keep clear of tracks or vias."""
    found = []
    for footprint in board.GetFootprints():
        for zone in footprint.Zones():
            box = zone.GetBoundingBox()
            spot, size = box.GetCenter(), box.GetSize()
            tracks = zone.GetDoNotAllowTracks()
            names = [n for n in WIDTHS if n != "via" and tracks]
            names += ["via"] if zone.GetDoNotAllowVias() else []
            layers = [n for n, layer in enumerate(_LAYERS) if zone.IsOnLayer(layer)]
            area = [pcbnew.ToMM(v) for v in (spot.x, spot.y, size.x, size.y)]
            found.append((*area, names, layers))
    return found


def _track(board: pcbnew.BOARD, track: Track) -> pcbnew.PCB_TRACK:
    item = pcbnew.PCB_TRACK(board)
    item.SetStart(point(*track.start))
    item.SetEnd(point(*track.end))
    item.SetWidth(pcbnew.FromMM(track.width))
    item.SetLayer(_LAYERS[track.layer])
    item.SetNet(board.FindNet(track.net))
    return item


def _via(board: pcbnew.BOARD, via: Via) -> pcbnew.PCB_VIA:
    item = pcbnew.PCB_VIA(board)
    item.SetPosition(point(*via.spot))
    item.SetWidth(pcbnew.FromMM(rules.VIA_SIZE))
    item.SetDrill(pcbnew.FromMM(rules.VIA_DRILL))
    item.SetNet(board.FindNet(via.net))
    return item


def _pour(board: pcbnew.BOARD, layer: int) -> pcbnew.ZONE:
    zone = pcbnew.ZONE(board)
    zone.SetLayer(layer)
    zone.SetNet(board.FindNet(GROUND))
    zone.SetLocalClearance(pcbnew.FromMM(_POUR_CLEARANCE))
    zone.SetMinThickness(pcbnew.FromMM(0.25))
    zone.SetThermalReliefGap(pcbnew.FromMM(_SPOKE_GAP))
    zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(rules.SPOKE_WIDTH))
    zone.SetPadConnection(pcbnew.ZONE_CONNECTION_THERMAL)
    zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
    outline = zone.Outline()
    outline.NewOutline()
    rim = rules.EDGE_CLEARANCE
    for x, y in ((rim, rim), (WIDTH - rim, rim), (WIDTH - rim, HEIGHT - rim), (rim, HEIGHT - rim)):
        outline.Append(pcbnew.FromMM(x), pcbnew.FromMM(y))
    return zone
