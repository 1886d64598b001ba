"""Reads KiCad's file format: nested lists in parentheses, as lists of strings."""

import re

_TOKEN = re.compile(r'\s*(?:(\()|(\))|"((?:[^"\\]|\\.)*)"|([^\s()"]+))', re.DOTALL)


def parse(text: str) -> list:
    """Return the one expression in `text`; the first item of every list is its keyword."""
    outer: list[list] = []
    current: list = []
    for opening, closing, quoted, bare in _TOKEN.findall(text):
        if opening:
            outer.append(current)
            current = []
        elif closing:
            inner, current = current, outer.pop()
            current.append(inner)
        else:
            current.append(bare or quoted.replace('\\"', '"').replace("\\\\", "\\"))
    return current[0]


def find(expression: list, keyword: str) -> list:
    """Return the first list in `expression` that begins with `keyword`. Raises KeyError."""
    for item in expression:
        if isinstance(item, list) and item[0] == keyword:
            return item
    raise KeyError(keyword)


def each(expression: list, keyword: str) -> list[list]:
    """Return all lists directly in `expression` that begin with `keyword`."""
    return [item for item in expression if isinstance(item, list) and item[0] == keyword]
