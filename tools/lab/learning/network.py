"""Network that learns, in floats, compiled by numba: its judgements, and their gradients.

It has one hidden layer of rectified units. `rows`, float32 (features + 1, width), has the weights
of the features, the last row the biases; `output` (width,) the output weights. `hidden` has the
sums of the hidden units. The judgement is the log odds of the win, or of the share of it.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

BIAS = -1  # the row of the biases

_FIRST_MOMENT, _SECOND_MOMENT = 0.9, 0.999  # Adam's decay rates
_LEAST = 1e-6  # added to a chance, so that its logarithm is finite


class Network(NamedTuple):
    """A network: the weights of the features, then the biases; and the output weights."""

    rows: np.ndarray
    output: np.ndarray


def random_network(features: int, width: int, lift: float, chance: np.random.Generator) -> Network:
    """Return a network with random weights and equal biases."""
    rows = chance.normal(0, 0.1, (features + 1, width)).astype(np.float32)
    rows[BIAS] = lift
    output = np.abs(chance.normal(0, width**-0.5, width)).astype(np.float32)
    output[1::2] *= -1  # so that even two units have both signs
    return Network(rows, output)


@njit(fastmath=True, cache=True)
def add(sums, row, value):
    """Add a row of weights, so many times, to sums; or slopes to a row of a gradient."""
    for j in range(len(row)):
        sums[j] += value * row[j]


@njit(fastmath=True, cache=True)
def add_all(sums, rows, features, n):
    """Add the rows of features[0:n], each present, to sums."""
    for i in range(n):
        row = features[i]
        for j in range(rows.shape[1]):
            sums[j] += rows[row, j]


@njit(fastmath=True, cache=True)
def judgement(hidden, output):
    """Return the judgement."""
    total = np.float32(0)
    for j in range(len(output)):
        total += max(hidden[j], np.float32(0)) * output[j]
    return total


@njit(cache=True)
def chance(judgement):
    """Return the chance to win, or the share of the win, that a judgement stands for."""
    return 1.0 / (1.0 + np.exp(-judgement))


@njit(cache=True)
def loss(chance, target):
    """Return the cross entropy."""
    return -target * np.log(chance + _LEAST) - (1 - target) * np.log(1 - chance + _LEAST)


@njit(fastmath=True, cache=True)
def learn(error, hidden, output, slope, gradient, out_gradient):
    """Add to the gradients of output weights and biases; write the slopes of the hidden units.

    error: the chance less the target. `learn_all` or `add` then adds the slopes to the features.
    """
    for j in range(len(output)):
        out_gradient[j] += error * max(hidden[j], np.float32(0))
        slope[j] = error * output[j] if hidden[j] > 0 else np.float32(0)
        gradient[BIAS, j] += slope[j]


@njit(fastmath=True, cache=True)
def learn_all(gradient, slope, features, n):
    """Add the slopes to the gradient of features[0:n], each present."""
    for i in range(n):
        row = features[i]
        for j in range(len(slope)):
            gradient[row, j] += slope[j]


@njit(fastmath=True, cache=True)
def adapt(weights, gradient, first, second, steps, rate):
    """Make a step of Adam, in place; `steps` counts it."""
    by_first = np.float32(rate / (1 - _FIRST_MOMENT**steps))
    by_second = np.float32(1 / (1 - _SECOND_MOMENT**steps))
    for j in range(len(weights)):
        slope = gradient[j]
        first[j] += np.float32(1 - _FIRST_MOMENT) * (slope - first[j])
        second[j] += np.float32(1 - _SECOND_MOMENT) * (slope * slope - second[j])
        weights[j] -= by_first * first[j] / (np.sqrt(second[j] * by_second) + np.float32(1e-8))
