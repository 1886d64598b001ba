"""Export of a player for the firmware: networks in whole numbers in files of blocks, and a module.

Each hidden unit is scaled so that its largest weight just fits a byte; its output weight is scaled
back.
"""

import binascii
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ai.banquet_royal import features, network
from tools.learning.banquet_royal import judging

_MOST = 1 << 28  # limit of a judgement, well within MicroPython's small integers
_BLOCK = network.UNITS * network.UNIT
_EIGHTHS = 8
_HIGHEST_NUMBER = 63 / _EIGHTHS
_PAWNS = 30
_MEETINGS = 60  # at most: of 10 groups of two with all their neighbours


class Whole(NamedTuple):
    """A network in whole numbers: the rows' weights, the units' biases and output weights.

    logit: the difference of judgements that is 1 in log odds
    """

    weights: np.ndarray
    biases: np.ndarray
    outputs: np.ndarray
    logit: int

    @property
    def judge(self) -> tuple[np.ndarray, np.ndarray]:
        """The same network for `judging`, with judgements in log odds."""
        rows = np.vstack([self.weights, self.biases[None, :] / _EIGHTHS])
        outputs = self.outputs / self.logit
        return np.ascontiguousarray(rows, np.float32), outputs.astype(np.float32)


def quantise(rows: np.ndarray, output: np.ndarray) -> Whole:
    """Return the network in whole numbers, with weights of -127..127."""
    weights = rows[: judging.BIAS].astype(np.float64)
    scale = 127 / np.abs(weights).max(axis=0)
    whole = np.rint(weights * scale).astype(np.int64)
    biases = np.rint(rows[judging.BIAS] * scale * _EIGHTHS).astype(np.int64)
    outputs = output / scale
    logit = _MOST / (_highest(whole, biases) * np.abs(outputs)).sum()
    logit = min(logit, 32767 / np.abs(outputs).max())
    return Whole(whole, biases, np.rint(outputs * logit).astype(np.int64), round(logit))


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""

    def most(first: int, behind: int) -> np.ndarray:
        return np.maximum(weights[first:behind].max(axis=0), 0)

    homes = most(features.HOMES, features.MEETINGS)
    pawn = np.maximum(
        most(features.SINGLES, features.PAIRS), (most(features.PAIRS, features.THREES) + homes) / 2
    )
    pawn = np.maximum(pawn, (most(features.THREES, features.HOMES) + homes) / 3)
    total = np.maximum(biases, 0) / _EIGHTHS + _PAWNS * pawn
    total += _MEETINGS * most(features.MEETINGS, features.LEADS)
    total += most(features.LEADS, features.QUIETS) + most(features.QUIETS, features.NUMBERS)
    numbers = np.maximum(weights[features.NUMBERS : features.CROWDS], 0)
    total += _HIGHEST_NUMBER * numbers.sum(axis=0)
    return total + most(features.CROWDS, features.OFFERS) + most(features.OFFERS, features.ROWS)


def put(weights: list, keep: int, firmware: Path, level: str, header: str) -> Path:
    """Write a level's networks below the folder `firmware`; return its module, which has `header`.

    weights: rows and output weights of both networks, as in `training.Run`. The module reads the
    blocks of units by `flash_data.checked`.
    """
    home = firmware / "ai" / "banquet_royal"
    (home / "weights").mkdir(exist_ok=True)
    for old in home.glob(f"weights/{level}-*.bin"):
        old.unlink()
    ends, ranks = quantise(*weights[:2]), quantise(*weights[2:])
    names = _write_blocks(ends, firmware, home / "weights" / f"{level}-ends")
    rank_names = _write_blocks(ranks, firmware, home / "weights" / f"{level}-ranks")
    module = home / f"{level}.py"
    module.write_text(_module(ends, names, ranks, rank_names, keep, header), encoding="utf-8")
    return module


def _write_blocks(whole: Whole, firmware: Path, stem: Path) -> list[str]:
    """Write the blocks of a network; return their names."""
    units = _units(whole)
    names = []
    for start in range(0, len(units), _BLOCK):
        block = units[start : start + _BLOCK]
        file = stem.with_name(f"{stem.name}-{len(names) + 1}.bin")
        file.write_bytes(block + binascii.crc32(block).to_bytes(4, "little"))
        names.append(file.relative_to(firmware).as_posix())
    return names


def _units(whole: Whole) -> bytes:
    """Return the bytes of all units, one after the other."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)]).tobytes()


def _module(
    ends: Whole, names: list[str], ranks: Whole, rank_names: list[str], keep: int, header: str
) -> str:
    """Return the text of a level's module."""
    return "\n".join(
        [
            f'"""{header}"""',
            "",
            "from ai.banquet_royal.planner import Planner",
            "from base import flash_data",
            "",
            "",
            "class Thinker(Planner):",
            '    """Decides one turn with the weights below."""',
            "",
            f"    KEEP = {keep}",
            f"    WIDTH = {len(ends.outputs)}",
            f"    LOGIT = {ends.logit}",
            f"    RANK_WIDTH = {len(ranks.outputs)}",
            "    BLOCKS = flash_data.checked(",
            *(f'        "{name}",' for name in names + rank_names),
            "    )",
            f"    WEIGHTS = BLOCKS[:{len(names)}]",
            f"    RANK_WEIGHTS = BLOCKS[{len(names)}:]",
            "",
        ]
    )


def exported(level) -> list:
    """Return the networks of a level's Thinker class, as `put` takes them."""
    ends = _read(level.WEIGHTS, level.WIDTH, level.LOGIT)
    return [*ends.judge, *_read(level.RANK_WEIGHTS, level.RANK_WIDTH, 1).judge]


def _read(blocks: list, width: int, logit: int) -> Whole:
    units = np.frombuffer(b"".join(blocks), np.uint8).reshape(width, network.UNIT)
    rows, numbers = np.split(units, [features.ROWS], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, logit)
