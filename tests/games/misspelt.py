"""Texts changed at random, and what a reader says to them."""

import random
import re
from collections.abc import Callable

from games import Invalid


def misspelt(rng: random.Random, text: str) -> str:
    """The text with a character dropped, doubled, replaced, or changed with another one.

    It is as often one of a short word as one of a long one, or the space behind it.
    """
    i = rng.randrange(*rng.choice([*re.finditer(r"\S+ ?", text)]).span())
    j = rng.randrange(len(text))
    swapped = list(text)
    swapped[i], swapped[j] = text[j], text[i]
    return rng.choice(
        (
            text[:i] + text[i + 1 :],
            text[:i] + text[i] + text[i:],
            text[:i] + rng.choice(text + " -+*/:,09zé") + text[i + 1 :],
            "".join(swapped),
        )
    )


def refusal(read: Callable[[str], object], text: str) -> str:
    """Why the reader refuses a text, "" where it reads it. Other errors than Invalid come out."""
    try:
        read(text)
    except Invalid as why:
        return str(why)
    return ""
