"""Export of networks for the firmware: whole numbers in files of blocks, and a level's module.

Each hidden unit is scaled so that its largest weight just fits a byte; its output weight is scaled
back.
"""

import binascii
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

_MOST = 1 << 29  # limit of a judgement, within MicroPython's small integers


class Whole(NamedTuple):
    """A network in whole numbers: the rows' weights, the units' biases and output weights.

    logit: the difference of judgements that is 1 in log odds
    """

    weights: np.ndarray
    biases: np.ndarray
    outputs: np.ndarray
    logit: int

    def rows(self, parts: int = 1) -> np.ndarray:
        """Return weights and biases as float64 rows; a bias counts in such parts of a weight."""
        return np.ascontiguousarray(np.vstack([self.weights, self.biases[None, :] / parts]))

    def in_log_odds(self, parts: int = 1) -> tuple[np.ndarray, np.ndarray]:
        """Return the network as float32 rows and output weights, with judgements in log odds."""
        outputs = self.outputs / self.logit
        return self.rows(parts).astype(np.float32), outputs.astype(np.float32)


def scaled(
    rows: np.ndarray, output: np.ndarray, highest: Callable, parts: int = 1, most: int = _MOST
) -> Whole:
    """Return a network in whole numbers, with weights of -127..127.

    rows     the features' weights; the last row has the biases
    highest  of weights and biases, returns an upper bound of each unit's value
    parts    biases are counted in such parts of a weight
    most     limit of a judgement
    """
    weights = rows[:-1].astype(np.float64)
    scale = 127 / np.abs(weights).max(axis=0)
    whole = np.rint(weights * scale).astype(np.int64)
    biases = np.rint(rows[-1] * scale * parts).astype(np.int64)
    outputs = output / scale
    logit = most / (highest(whole, biases / parts) * np.abs(outputs)).sum()
    logit = min(logit, 32767 / np.abs(outputs).max())
    return Whole(whole, biases, np.rint(outputs * logit).astype(np.int64), round(logit))


def largest(weights: np.ndarray, first: int, behind: int) -> np.ndarray:
    """Return each unit's largest weight in these rows, at least 0."""
    return np.maximum(weights[first:behind].max(axis=0), 0)


def largest_of_groups(weights: np.ndarray, groups: Sequence[int]) -> np.ndarray:
    """Return the sum of each unit's largest weights in groups of rows, at least 0 of each.

    groups: the first row of each, then the row behind the last
    """
    return np.array([largest(weights, *rows) for rows in pairwise(groups)]).sum(axis=0)


def put_blocks(whole: Whole, size: int, firmware: Path, home: Path, stem: str) -> list[str]:
    """Write the units of a network in blocks of so many bytes; return their names in the firmware.

    home: the folder of the game's levels; stem: of the files' names
    """
    folder = home / "weights"
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"{stem}-*.bin"):
        old.unlink()
    units = _units(whole)
    names = []
    for start in range(0, len(units), size):
        block = units[start : start + size]
        file = folder / f"{stem}-{len(names) + 1}.bin"
        file.write_bytes(block + binascii.crc32(block).to_bytes(4, "little"))
        names.append(file.relative_to(firmware).as_posix())
    return names


def _units(whole: Whole) -> bytes:
    """Return the bytes of all units, one after the other."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)]).tobytes()


def read_units(blocks: list, width: int, logit: int) -> Whole:
    """Return the network of a level's blocks."""
    units = np.frombuffer(b"".join(blocks), np.uint8).reshape(width, -1)
    rows, numbers = np.split(units, [units.shape[1] - 4], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, logit)


def put_level(
    whole: Whole, size: int, firmware: Path, level: Path, header: str, base: type, brief: str
) -> Path:
    """Write a level of one network: blocks of so many bytes, and the module; return its path.

    level: path of the module without its ending; for the others see `put_module`
    """
    constants = {
        "WIDTH": len(whole.outputs),
        "LOGIT": whole.logit,
        "WEIGHTS": put_blocks(whole, size, firmware, level.parent, level.name),
    }
    return put_module(level.parent, level.name, header, base, brief, constants)


def put_module(
    home: Path, level: str, header: str, base: type, brief: str, constants: Mapping[str, object]
) -> Path:
    """Write a level's module, with the class Thinker; return its path.

    header     docstring of the module
    base       class of the firmware from which Thinker inherits
    brief      docstring of Thinker
    constants  of Thinker; a list has the names of blocks, which `flash_data.checked` reads
    """
    lines = [
        f'"""{header}"""',
        "",
        f"from {base.__module__} import {base.__name__}",
        "from base import flash_data",
        "",
        "",
        f"class Thinker({base.__name__}):",
        f'    """{brief}"""',
        "",
    ]
    for name, value in constants.items():
        if isinstance(value, list):
            lines.append(f"    {name} = flash_data.checked(")
            lines += [f'        "{block}",' for block in value]
            lines.append("    )")
        else:
            lines.append(f"    {name} = {value}")
    module = home / f"{level}.py"
    module.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return module
