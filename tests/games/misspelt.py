"""Texts changed at random, and what a reader says to them."""

import random
from collections.abc import Callable

from games import Invalid


def misspelt(rng: random.Random, text: str) -> str:
    """The text with a character dropped, doubled, replaced, or changed with another one."""
    i, j = sorted(rng.sample(range(len(text)), 2))
    return rng.choice(
        (
            text[:i] + text[i + 1 :],
            text[:i] + text[i] + text[i:],
            text[:i] + rng.choice(text + " -+*/:,09zé") + text[i + 1 :],
            text[:i] + text[j] + text[i + 1 : j] + text[i] + text[j + 1 :],
        )
    )


def refusal(read: Callable[[str], object], text: str) -> str:
    """Why the reader refuses a text, "" where it reads it. Other errors than Invalid come out."""
    try:
        read(text)
    except Invalid as why:
        return str(why)
    return ""
