"""Fitting of a network to samples, compiled by numba: the optimiser Adam on the cross entropy.

A sample is a list of features with a share of the win. The list, (SAMPLE,) uint16, has a row times
2**7 plus its value in eighths for each feature, and 0 after the last one.
"""

import numpy as np
from numba import njit

from ai.banquet_royal import features
from tools.lab.learning import network
from tools.lab.learning.splitmix import below

SAMPLE = features.MOST_PRESENT + features.NUMBER_COUNT + 1
_VALUE_BITS = 7
_VALUE = (1 << _VALUE_BITS) - 1
_ONE = 8  # eighths: the value of a feature that is present
_MOST_STEPS = 1000  # of an epoch
_LEAST_SIZE = 32  # samples of a step, of more if an epoch has the most steps


@njit(cache=True)
def remember(samples, into, n, target):
    """Write a sample of the features into[0:n] to a ring: lists, targets, number written."""
    lists, targets, written = samples
    at = written[0] % len(targets)
    lists[at] = 0
    for i in range(n):
        lists[at, i] = (into[i] << _VALUE_BITS) + _ONE
    for i in range(features.NUMBERS_AT, features.NUMBERS_END, 2):
        if into[i + 1]:
            lists[at, n] = (into[i] << _VALUE_BITS) + into[i + 1]
            n += 1
    targets[at] = target
    written[0] += 1


@njit(fastmath=True, cache=True, nogil=True)
def fit(lists, targets, rows, output, epochs, rate, rng):
    """Fit a network in place to samples (n, SAMPLE) and targets (n,); the rate falls to 0.

    Each epoch learns all samples in a new order.
    """
    number = len(targets)
    size = max(_LEAST_SIZE, -(-number // _MOST_STEPS))
    steps = -(-number // size)
    order = np.arange(number)
    width = rows.shape[1]
    gradient, first, second = np.zeros_like(rows), np.zeros_like(rows), np.zeros_like(rows)
    out = np.zeros((3, width), np.float32)  # the same three for the output weights
    hidden = np.zeros(width, np.float32)
    slope = np.zeros(width, np.float32)
    done = 0
    for _ in range(epochs):
        for i in range(number - 1, 0, -1):
            j = below(rng, i + 1)
            order[i], order[j] = order[j], order[i]
        for start in range(0, number, size):
            batch = order[start : start + size]
            gradient[:] = 0
            out[0] = 0
            for at in batch:
                sample = lists[at]
                hidden[:] = rows[network.BIAS]
                for entry in sample:
                    if not entry:
                        break
                    network.add(hidden, rows[entry >> _VALUE_BITS], _value(entry))
                chance = network.chance(network.judgement(hidden, output))
                error = np.float32((chance - targets[at]) / len(batch))
                network.learn(error, hidden, output, slope, gradient, out[0])
                for entry in sample:
                    if not entry:
                        break
                    network.add(gradient[entry >> _VALUE_BITS], slope, _value(entry))
            now = rate * (1 - done / (epochs * steps))
            done += 1
            for row in range(rows.shape[0]):
                network.adapt(rows[row], gradient[row], first[row], second[row], done, now)
            network.adapt(output, out[0], out[1], out[2], done, now)


@njit(cache=True)
def _value(entry):
    return np.float32(entry & _VALUE) * np.float32(0.125)
