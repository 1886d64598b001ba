"""Random numbers of compiled code, from a splitmix64 generator."""

import numpy as np
from numba import njit


@njit
def start(rng, seed, number):
    """Start the generator for the random numbers of one of many games."""
    rng[0] = seed + np.uint64(number) * np.uint64(0xD1342543DE82EF95)


@njit
def word(rng):
    """Return 32 random bits of the generator whose state is rng[0]."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(32))


@njit
def below(rng, n):
    """Return a random number in 0..n-1."""
    return (word(rng) * n) >> 32
