"""A network as the firmware takes it: whole numbers, in files of blocks and a module that has them.

Each hidden unit is scaled by itself so that its largest weight just fits a byte; what comes out of
it is scaled back by its output weight.
"""

import binascii
from pathlib import Path
from typing import NamedTuple

import numpy as np

from players.royal_visit import features, network
from tools.learning import judging
from tools.learning.matches import Judge

_MOST = 1 << 29  # no judgement may come near the end of MicroPython's small integers
_BLOCK = network.UNITS * network.UNIT

# Of each of these groups of rows at most one is the case.
_GROUPS = (
    features.OWN_GUARD,
    features.KING,
    features.FAR_GUARD,
    features.WIZARD,
    features.JESTER,
    features.CROWN,
    features.DUE,
    features.DUE_OTHER,
    features.OWN_GAP,
    features.FAR_GAP,
    features.JESTER_FROM_KING,
    features.WIZARD_FROM_KING,
    features.BIG_PILE,
    *features.KEPT_OF,
)


class Whole(NamedTuple):
    """A network in whole numbers: the rows' weights, the units' biases and output weights.

    logit: how much of its judgement is one unit of a logarithm of odds.
    """

    weights: np.ndarray
    biases: np.ndarray
    outputs: np.ndarray
    logit: int

    @property
    def judge(self) -> Judge:
        """The same network for `judging`; double precision makes it exact."""
        rows = np.vstack([self.weights, self.biases[None, :]]).astype(np.float64)
        return Judge(rows, self.outputs.astype(np.float64))


def quantise(rows: np.ndarray, output: np.ndarray) -> Whole:
    """The network in whole numbers, weights of -127..127."""
    weights = rows[: judging.BIAS].astype(np.float64)
    scale = 127 / np.abs(weights).max(axis=0)
    whole = np.rint(weights * scale).astype(np.int64)
    biases = np.rint(rows[judging.BIAS] * scale).astype(np.int64)
    outputs = output / scale
    logit = _MOST / (_highest(whole, biases) * np.abs(outputs)).sum()
    logit = min(logit, 32767 / np.abs(outputs).max())
    return Whole(whole, biases, np.rint(outputs * logit).astype(np.int64), round(logit))


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """More than any unit can come to."""
    ends = (*_GROUPS[1:], features.UNSEEN)
    total = np.maximum(biases, 0)
    for first, behind in zip(_GROUPS, ends, strict=True):
        total = total + np.maximum(weights[first:behind].max(axis=0), 0)
    return total + 46 * np.maximum(weights[features.UNSEEN :].max(axis=0), 0)


def put(whole: Whole, firmware: Path, level: str, header: str) -> Path:
    """Write a level's network below the folder `firmware`; return its module, which has `header`.

    That imports its blocks as `network` takes them, each a file that `rom.checked` finds whole.
    """
    home = firmware / "players" / "royal_visit"
    for old in home.glob(f"weights/{level}-*.bin"):
        old.unlink()
    units = _units(whole)
    names = []
    for start in range(0, len(units), _BLOCK):
        block = units[start : start + _BLOCK]
        file = home / "weights" / f"{level}-{len(names) + 1}.bin"
        file.write_bytes(block + binascii.crc32(block).to_bytes(4, "little"))
        names.append(file.relative_to(firmware).as_posix())
    module = home / f"{level}_weights.py"
    module.write_text(_module(whole, names, header), encoding="utf-8")
    return module


def _units(whole: Whole) -> bytes:
    """The bytes of all units, one after the other."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)]).tobytes()


def _module(whole: Whole, names: list[str], header: str) -> str:
    return "\n".join(
        [
            f'"""{header}"""',
            "",
            "import rom",
            "",
            f"WIDTH = {len(whole.outputs)}",
            f"LOGIT = {whole.logit}",
            "UNITS = rom.checked(",
            *(f'    "{name}",' for name in names),
            ")",
            "",
        ]
    )


def exported(weights) -> Judge:
    """The network of a module of weights, for `judging`."""
    units = np.frombuffer(b"".join(weights.UNITS), np.uint8).reshape(weights.WIDTH, network.UNIT)
    rows, numbers = np.split(units, [features.ROWS], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, weights.LOGIT).judge
