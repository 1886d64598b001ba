"""KiCad's file format: nested lists in parentheses.

In Python an expression is a list. A `Word` is written bare, a plain `str` in quotes; the first
item of every list is a keyword and needs no mark.
"""

import re
from typing import Any


class Word(str):
    """An atom that stands without quotes: a keyword, a number, yes or no."""


_TOKEN = re.compile(r'\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+))', re.DOTALL)


def parse(text: str) -> list:
    """The one expression that `text` holds."""
    outer: list[list] = []
    current: list = []
    for opening, closing, quoted, bare in _TOKEN.findall(text):
        if opening:
            outer.append(current)
            current = []
        elif closing:
            inner, current = current, outer.pop()
            current.append(inner)
        elif bare:
            current.append(Word(bare))
        else:
            current.append(quoted.replace('\\"', '"').replace("\\\\", "\\"))
    return current[0]


def dump(item: Any, depth: int = 0) -> str:
    """`item` as text, its lists indented as KiCad does."""
    if not isinstance(item, list):
        return _atom(item)
    lists = [part for part in item[1:] if isinstance(part, list)]
    head = " ".join([str(item[0])] + [_atom(a) for a in item[1:] if not isinstance(a, list)])
    if not lists:
        return f"({head})"
    if not any(isinstance(inner, list) for part in lists for inner in part) and len(lists) < 2:
        return f"({head} {dump(lists[0])})"
    lines = "".join("\n" + "\t" * (depth + 1) + dump(part, depth + 1) for part in lists)
    return f"({head}{lines})"


def _atom(item: Any) -> str:
    if isinstance(item, Word):
        return item
    if isinstance(item, (int, float)):
        return f"{item:.6f}".rstrip("0").rstrip(".") if isinstance(item, float) else str(item)
    escaped = str(item).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def find(expression: list, keyword: str) -> list:
    """The first list in `expression` that begins with `keyword`. Raises KeyError."""
    for item in expression:
        if isinstance(item, list) and item[0] == keyword:
            return item
    raise KeyError(keyword)


def each(expression: list, keyword: str) -> list[list]:
    """All lists directly in `expression` that begin with `keyword`."""
    return [item for item in expression if isinstance(item, list) and item[0] == keyword]
