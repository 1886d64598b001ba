"""Random spelling mistakes."""

import random
import re


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
