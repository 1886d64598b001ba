"""Export of networks for the firmware: whole numbers in a file of blocks, and a level's class.

Each hidden unit is scaled so that its largest weight just fits a byte; its output weight is scaled
back. `ai.network` has the format.
"""

import ast
import binascii
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ai import network
from base import flash_data
from tools.lab.learning.network import Network

MOST = 1 << 29  # limit of a judgement, within MicroPython's small integers
_EIGHTHS = 8  # of a weight, in which biases are counted


class Whole(NamedTuple):
    """A network in whole numbers: the rows' weights, the units' biases and output weights.

    logit: the difference of judgements that is 1 in log odds
    """

    weights: np.ndarray
    biases: np.ndarray
    outputs: np.ndarray
    logit: int

    def exact(self) -> Network:
        """Return the network with the judgements of the whole numbers, exact in float64."""
        rows = np.vstack([self.weights, self.biases[None, :] / _EIGHTHS])
        return Network(np.ascontiguousarray(rows), self.outputs.astype(np.float64))

    def in_log_odds(self) -> Network:
        """Return the network with judgements in log odds, in float32."""
        rows, outputs = self.exact()
        return Network(rows.astype(np.float32), (outputs / self.logit).astype(np.float32))


def scaled(learned: Network, highest: Callable, most: int) -> Whole:
    """Return a network in whole numbers, with weights of -127..127.

    highest  of weights and biases, returns an upper bound of each unit's value
    most     limit of a judgement
    """
    rows, output = learned
    weights = rows[:-1].astype(np.float64)
    scale = 127 / np.abs(weights).max(axis=0)
    whole = np.rint(weights * scale).astype(np.int64)
    biases = np.rint(rows[-1] * scale * _EIGHTHS).astype(np.int64)
    outputs = output / scale
    logit = most / (highest(whole, biases / _EIGHTHS) * np.abs(outputs)).sum()
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


def put_blocks(networks: Sequence[Whole], file: Path, tail: bytes = b"") -> None:
    """Write networks to a file of blocks, as `flash_data.checked` reads it.

    `tail` comes behind the last unit. Raises ValueError if a block hasn't the room.
    """
    contents = [part for whole in networks for part in _split(_units(whole))]
    contents[-1] += tail
    written = b""
    for number, content in enumerate(contents):
        room = flash_data.PIECE - flash_data.CHECK
        if len(content) > room:
            raise ValueError(f"block {number} has {room} bytes, too few for {len(content)}")
        if number < len(contents) - 1:
            content = content.ljust(room, b"\0")
        written += content + binascii.crc32(content).to_bytes(flash_data.CHECK, "little")
    file.write_bytes(written)


def _split(units: np.ndarray) -> list[bytes]:
    """Return the bytes of each block."""
    of_a_block = network.BLOCK // units.shape[1]
    return [units[at : at + of_a_block].tobytes() for at in range(0, len(units), of_a_block)]


def _units(whole: Whole) -> np.ndarray:
    """Return the bytes of each unit."""
    weights = (whole.weights.T + 128).astype(np.uint8)
    numbers = np.column_stack([whole.biases, whole.outputs]) + 0x8000
    return np.hstack([weights, numbers.astype("<u2").view(np.uint8)])


def read_network(blocks: list, rows: int, width: int, logit: int) -> Whole:
    """Return the network of `width` units at the start of a level's blocks."""
    size = network.end_of(rows, 1)[1]
    of_a_block = network.BLOCK // size * size
    units = b"".join([bytes(block[:of_a_block]) for block in blocks])
    units = np.frombuffer(units[: width * size], np.uint8).reshape(width, size)
    weights, numbers = np.split(units, [rows], axis=1)
    biases, outputs = np.ascontiguousarray(numbers).view("<u2").T.astype(np.int64) - 0x8000
    return Whole(weights.T.astype(np.int64) - 128, biases, outputs, logit)


def read_level(level: Any, rows: int) -> list[Whole]:
    """Return the networks of a level of the firmware; `logit` of the second is not known."""
    networks = [read_network(level.BLOCKS, rows, level.WIDTH, level.LOGIT)]
    if hasattr(level, "RANK_WIDTH"):
        block, _ = network.end_of(rows, level.WIDTH)
        networks.append(read_network(level.BLOCKS[block + 1 :], rows, level.RANK_WIDTH, 1))
    return networks


def put_level(
    networks: Sequence[Whole],
    module: Path,
    level: str,
    brief: str,
    constants: Mapping[str, int],
    tail: bytes = b"",
) -> None:
    """Write a level: its file, and what its class has.

    networks   of the first, the class has width and logit
    module     a module `ai/<game>/levels.py` that has the class
    brief      docstring of the class
    constants  what the class has besides
    tail       what comes behind the networks
    """
    put_blocks(networks, module.with_name(f"{level}.bin"), tail)
    text = module.read_text("utf-8")
    name = level.capitalize()
    [found] = [
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and node.name == name
    ]
    file = "/".join(module.with_name(f"{level}.bin").parts[-3:])
    first = {"WIDTH": len(networks[0].outputs), "LOGIT": networks[0].logit}
    body = [f'    """{brief}"""', "", f'    FILE = "{file}"']
    body += [f"    {constant} = {value}" for constant, value in {**first, **constants}.items()]
    lines = text.splitlines()
    lines[found.lineno : found.end_lineno] = body
    module.write_text("\n".join([*lines, ""]), encoding="utf-8")
