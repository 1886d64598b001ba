"""Export of a network for the firmware: whole numbers in files of blocks, and a module.

Each hidden unit is scaled so that its largest weight just fits a byte; its output weight is scaled
back.
"""

import binascii
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ai.royal_visit import network
from tools.learning.matches import Judge

_MOST = 1 << 29  # limit of a judgement, within MicroPython's small integers
_BLOCK = network.UNITS * network.UNIT

# Of each of these groups of rows at most one applies.
_GROUPS = (
    network.OWN_GUARD,
    network.KING,
    network.FAR_GUARD,
    network.WIZARD,
    network.JESTER,
    network.CROWN,
    network.DUE,
    network.DUE_OTHER,
    network.OWN_GAP,
    network.FAR_GAP,
    network.JESTER_FROM_KING,
    network.WIZARD_FROM_KING,
    network.BIG_PILE,
    *network.KEPT_OF,
)


class Whole(NamedTuple):
    """A network in whole numbers: the rows' weights, the units' biases and output weights.

    logit: the difference of judgements that is 1 in log odds
    """

    weights: np.ndarray
    biases: np.ndarray
    outputs: np.ndarray
    logit: int

    @property
    def judge(self) -> Judge:
        """The same network for `judging`, exact in double precision."""
        rows = np.vstack([self.weights, self.biases[None, :]]).astype(np.float64)
        return Judge(rows, self.outputs.astype(np.float64))


def quantise(rows: np.ndarray, output: np.ndarray) -> Whole:
    """Return the network in whole numbers, with weights of -127..127."""
    return scaled(rows, output, _highest)


def scaled(rows: np.ndarray, output: np.ndarray, highest: Callable) -> Whole:
    """Return a network in whole numbers; the last of the rows has the biases.

    highest(weights, biases) returns an upper bound of each unit's value.
    """
    weights = rows[:-1].astype(np.float64)
    scale = 127 / np.abs(weights).max(axis=0)
    whole = np.rint(weights * scale).astype(np.int64)
    biases = np.rint(rows[-1] * scale).astype(np.int64)
    outputs = output / scale
    logit = _MOST / (highest(whole, biases) * np.abs(outputs)).sum()
    logit = min(logit, 32767 / np.abs(outputs).max())
    return Whole(whole, biases, np.rint(outputs * logit).astype(np.int64), round(logit))


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    ends = (*_GROUPS[1:], network.UNSEEN)
    total = np.maximum(biases, 0)
    for first, behind in zip(_GROUPS, ends, strict=True):
        total = total + np.maximum(weights[first:behind].max(axis=0), 0)
    return total + 46 * np.maximum(weights[network.UNSEEN :].max(axis=0), 0)


def put(whole: Whole, firmware: Path, level: str, header: str) -> Path:
    """Write a level's network below the folder `firmware`; return its module, which has `header`.

    The module reads the blocks of units by `flash_data.checked`.
    """
    home = firmware / "ai" / "royal_visit"
    names = put_blocks(whole, _BLOCK, firmware, home, level)
    module = home / f"{level}.py"
    module.write_text(_module(whole, names, header), encoding="utf-8")
    return module


def put_blocks(whole: Whole, size: int, firmware: Path, home: Path, level: str) -> list[str]:
    """Write the units of a level in blocks of so many bytes; return their names in the firmware.

    `home` is the folder of the game's levels.
    """
    (home / "weights").mkdir(exist_ok=True)
    for old in home.glob(f"weights/{level}-*.bin"):
        old.unlink()
    units = _units(whole)
    names = []
    for start in range(0, len(units), size):
        block = units[start : start + size]
        file = home / "weights" / f"{level}-{len(names) + 1}.bin"
        file.write_bytes(block + binascii.crc32(block).to_bytes(4, "little"))
        names.append(file.relative_to(firmware).as_posix())
    return names


def _units(whole: Whole) -> bytes:
    """Return the bytes of all units, one after the other."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)]).tobytes()


def _module(whole: Whole, names: list[str], header: str) -> str:
    """Return the text of a level's module."""
    return "\n".join(
        [
            f'"""{header}"""',
            "",
            "from ai.royal_visit.network import Judge",
            "from base import flash_data",
            "",
            "",
            "class Thinker(Judge):",
            '    """Decides one turn with the weights below."""',
            "",
            f"    WIDTH = {len(whole.outputs)}",
            f"    LOGIT = {whole.logit}",
            "    WEIGHTS = flash_data.checked(",
            *(f'        "{name}",' for name in names),
            "    )",
            "",
        ]
    )


def exported(weights) -> Judge:
    """Return the network of a level's Thinker class, for `judging`."""
    return read_units(weights.WEIGHTS, weights.WIDTH, weights.LOGIT).judge


def read_units(blocks: list, width: int, logit: int) -> Whole:
    """Return the network of a level's blocks."""
    units = np.frombuffer(b"".join(blocks), np.uint8).reshape(width, -1)
    rows, numbers = np.split(units, [units.shape[1] - 4], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, logit)
