"""Export of networks for the firmware: whole numbers in a file of pages, and a level's class.

Each hidden unit is scaled so that its largest weight just fits a byte; its output weight is scaled
back.
"""

import ast
import binascii
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from base import flash_data

_CHECK = 4  # bytes of a CRC-32
_MOST = 1 << 29  # limit of a judgement, within MicroPython's small integers


class Page(NamedTuple):
    """What a page of a file has: units of a network, each of so many bytes."""

    units: int
    bytes: int


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


def put_pages(networks: Sequence[Whole], page: Page, file: Path, table: bytes = b"") -> None:
    """Write networks to a file of pages, as `flash_data.checked` reads it.

    `table` comes behind the last unit. Raises ValueError if a page hasn't the room.
    """
    size = page.units * page.bytes
    contents = [part for whole in networks for part in _split(_units(whole), size)]
    contents[-1] += table
    size = max(size, len(contents[-1]))
    written = b""
    for number, content in enumerate(contents):
        room = flash_data.room(number) - _CHECK
        if size > room:
            raise ValueError(f"page {number} has {room} bytes, too few for {size}")
        if number < len(contents) - 1:
            content = content.ljust(room, b"\0")
        written += content + binascii.crc32(content).to_bytes(_CHECK, "little")
    file.write_bytes(written)


def _split(units: bytes, size: int) -> list[bytes]:
    return [units[start : start + size] for start in range(0, len(units), size)]


def _units(whole: Whole) -> bytes:
    """Return the bytes of all units, one after the other."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)]).tobytes()


def read_units(pages: list, page: Page, width: int, logit: int) -> Whole:
    """Return the network of `width` units in a level's pages."""
    units = b"".join([bytes(part[: page.units * page.bytes]) for part in pages])
    units = np.frombuffer(units[: width * page.bytes], np.uint8).reshape(width, page.bytes)
    rows, numbers = np.split(units, [units.shape[1] - 4], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, logit)


def put_level(whole: Whole, page: Page, module: Path, level: str, brief: str) -> Path:
    """Write a level of one network: its file, and its class; return the module's path.

    See `put_class`.
    """
    put_pages([whole], page, file_of(module, level))
    constants = {"WIDTH": len(whole.outputs), "LOGIT": whole.logit}
    return put_class(module, level, brief, constants)


def file_of(module: Path, level: str) -> Path:
    """Return the file of a level's weights, which lies beside its module."""
    return module.with_name(f"{level}.bin")


def put_class(module: Path, level: str, brief: str, constants: Mapping[str, int]) -> Path:
    """Write what a level's class has, beside its FILE; return the module's path.

    module     a module `ai.<game>.<...>` that has the class
    brief      docstring of the class
    """
    text = module.read_text("utf-8")
    name = level.capitalize()
    [found] = [
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == name
    ]
    file = "/".join(file_of(module, level).parts[-3:])
    body = [f'    """{brief}"""', "", f'    FILE = "{file}"']
    body += [f"    {constant} = {value}" for constant, value in constants.items()]
    lines = text.splitlines()
    lines[found.lineno : found.end_lineno] = body
    module.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return module
