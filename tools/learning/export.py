"""A network as the firmware takes it: whole numbers, in a module of bytes.

Each hidden unit is scaled by itself so that its largest weight just fits a byte; what comes out of
it is scaled back by its output weight.
"""

from typing import NamedTuple

import numpy as np

from players.royal_visit import features
from tools.learning import judging
from tools.learning.matches import Judge

_MOST = 1 << 29  # no judgement may come near the end of MicroPython's small integers
_BYTES_A_LINE = 23

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


def module(whole: Whole, header: str) -> str:
    """The source of a module of weights, whose docstring is `header`."""
    return "\n".join(
        [
            f'"""{header}"""',
            "",
            f"WIDTH = {len(whole.outputs)}",
            f"LOGIT = {whole.logit}",
            "WEIGHTS = (",
            *_lines((whole.weights.T + 128).astype(np.uint8).tobytes()),
            ")",
            "BIASES = (",
            *_lines((whole.biases + 0x8000).astype("<u2").tobytes()),
            ")",
            "OUTPUTS = (",
            *_lines((whole.outputs + 0x8000).astype("<u2").tobytes()),
            ")",
            "",
        ]
    )


def exported(weights) -> Judge:
    """The network of a module of weights, for `judging`."""
    rows = np.frombuffer(weights.WEIGHTS, np.uint8).reshape(weights.WIDTH, features.ROWS)
    biases = np.frombuffer(weights.BIASES, "<u2").astype(np.int64) - 0x8000
    outputs = np.frombuffer(weights.OUTPUTS, "<u2").astype(np.int64) - 0x8000
    return Whole(rows.T.astype(np.int64) - 128, biases, outputs, weights.LOGIT).judge


def _lines(data: bytes):
    for at in range(0, len(data), _BYTES_A_LINE):
        line = "".join(f"\\x{byte:02x}" for byte in data[at : at + _BYTES_A_LINE])
        yield f'    b"{line}"'
