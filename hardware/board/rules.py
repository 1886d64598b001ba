"""How wide, how far apart: the rules that the router keeps and KiCad checks.

Every one of them is coarser than what board houses ask for in their cheapest two-layer process.
"""

from hardware.board.circuit import RAILS

CLEARANCE = 0.2
EDGE_CLEARANCE = 0.5
SIGNAL_WIDTH = 0.3
RAIL_WIDTH = 2.0
TAP_WIDTH = 0.6  # from a rail to parts that draw little
VIA_SIZE, VIA_DRILL = 0.8, 0.4
SPOKE_WIDTH = 0.8  # of the pours, at pins of the ground; each pad has two on each side at least
COPPER_THICKNESS = 0.035


def project(name: str) -> dict:
    """KiCad's project file: net classes and limits. Nothing is turned off."""
    return {
        "meta": {"filename": f"{name}.kicad_pro", "version": 3},
        "board": {
            "design_settings": {
                "rules": {
                    "min_clearance": CLEARANCE,
                    "min_track_width": SIGNAL_WIDTH,
                    "min_via_diameter": VIA_SIZE,
                    "min_via_annular_width": (VIA_SIZE - VIA_DRILL) / 2,
                    "min_through_hole_diameter": 0.3,
                    "min_hole_to_hole": 0.25,
                    "min_copper_edge_clearance": EDGE_CLEARANCE,
                    "min_text_height": 0.8,
                    "min_text_thickness": 0.1,
                    "min_silk_clearance": 0.1,
                    "min_resolved_spokes": 2,
                },
            }
        },
        "net_settings": {
            "classes": [
                _net_class("Default", SIGNAL_WIDTH, 2147483647),
                _net_class("Rail", RAIL_WIDTH, 0),
            ],
            "netclass_patterns": [{"netclass": "Rail", "pattern": net} for net in RAILS],
            "meta": {"version": 4},
        },
    }


def _net_class(name: str, width: float, priority: int) -> dict:
    return {
        "name": name,
        "priority": priority,
        "clearance": CLEARANCE,
        "track_width": width,
        "via_diameter": VIA_SIZE,
        "via_drill": VIA_DRILL,
        "microvia_diameter": 0.3,
        "microvia_drill": 0.1,
        "diff_pair_gap": 0.25,
        "diff_pair_width": 0.2,
        "wire_width": 6,
        "bus_width": 12,
        "line_style": 0,
        "pcb_color": "rgba(0, 0, 0, 0.000)",
        "schematic_color": "rgba(0, 0, 0, 0.000)",
    }
