"""Random spelling mistakes, and the errors of a parser."""

import random
import re
from collections.abc import Callable

from games import Invalid


def misspelt(rng: random.Random, text: str) -> str:
    """Return the text with a character dropped, doubled, replaced, or swapped with another.

    Short and long words are equally likely to change.
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


def parse_error(read: Callable[[str], object], text: str) -> str:
    """Return the message of Invalid for a text, or "". Other errors pass through."""
    try:
        read(text)
    except Invalid as why:
        return str(why)
    return ""
