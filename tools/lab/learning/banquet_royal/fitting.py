"""Fitting of a network to samples, compiled by numba: the optimiser Adam on the cross entropy.

A sample is a list of features with a share of the win. The list, (SAMPLE,) uint16, has a row times
2**7 plus its value in eighths for each feature, and 0 after the last one.
"""

import numpy as np
from numba import njit

from tools.lab.learning.banquet_royal import judging
from tools.lab.learning.banquet_royal.judging import BIAS, LENGTH
from tools.lab.learning.splitmix import below

SAMPLE = LENGTH // 2 + 1
_VALUE_BITS = 7
_VALUE = (1 << _VALUE_BITS) - 1
_MOST_STEPS = 1000  # of an epoch
_LEAST_SIZE = 32  # samples of a step, of more if an epoch has the most steps
_FIRST_MOMENT, _SECOND_MOMENT = 0.9, 0.999  # Adam's decay rates


@njit(cache=True)
def remember(samples, into, n, target):
    """Write a sample of the features into[0:n] to a ring: lists, targets, number written."""
    lists, targets, written = samples
    at = written[0] % len(targets)
    lists[at] = 0
    count = 0
    for i in range(0, n, 2):
        if into[i + 1]:
            lists[at, count] = (into[i] << _VALUE_BITS) + into[i + 1]
            count += 1
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
                hidden[:] = rows[BIAS]
                for entry in sample:
                    if not entry:
                        break
                    value = np.float32(entry & _VALUE) * np.float32(0.125)
                    row = entry >> _VALUE_BITS
                    for j in range(width):
                        hidden[j] += value * rows[row, j]
                total = np.float32(0)
                for j in range(width):
                    total += max(hidden[j], np.float32(0)) * output[j]
                error = np.float32((judging.chance(total) - targets[at]) / len(batch))
                for j in range(width):
                    out[0, j] += error * max(hidden[j], np.float32(0))
                    slope[j] = error * output[j] if hidden[j] > 0 else np.float32(0)
                    gradient[BIAS, j] += slope[j]
                for entry in sample:
                    if not entry:
                        break
                    value = np.float32(entry & _VALUE) * np.float32(0.125)
                    row = entry >> _VALUE_BITS
                    for j in range(width):
                        gradient[row, j] += value * slope[j]
            now = rate * (1 - done / (epochs * steps))
            done += 1
            for row in range(rows.shape[0]):
                _adapt(rows[row], gradient[row], first[row], second[row], done, now)
            _adapt(output, out[0], out[1], out[2], done, now)


@njit(fastmath=True, cache=True)
def _adapt(weights, gradient, first, second, steps, rate):
    """Make a step of Adam, in place."""
    by_first = np.float32(rate / (1 - _FIRST_MOMENT**steps))
    by_second = np.float32(1 / (1 - _SECOND_MOMENT**steps))
    for j in range(len(weights)):
        slope = gradient[j]
        first[j] += np.float32(1 - _FIRST_MOMENT) * (slope - first[j])
        second[j] += np.float32(1 - _SECOND_MOMENT) * (slope * slope - second[j])
        weights[j] -= by_first * first[j] / (np.sqrt(second[j] * by_second) + np.float32(1e-8))
