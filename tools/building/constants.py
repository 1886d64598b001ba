"""Named whole numbers, put in where they are used: what const() is within a module, across modules.

A public constant costs a Pico a name in memory, a place in the dictionary of its module and of each
module that imports it, and a look-up whenever it is used. firmware/docs/memory-and-timing.md says
what that adds up to.

A constant is a name in capitals that its module sets once, to a whole number. It is put in wherever
it is plain to see that it is meant: as NAME, its own or imported, and as module.NAME. Imports that
are needed no more go, and so does the line that set it when nobody is left who could ask for it.
All else stays on its line, so that tracebacks name the lines of the source.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Set

from tools.building.names import COMPILER, Source, bound, imported

_IN_CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]*")
_OPERATIONS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.USub: operator.neg,
}


def put_in(texts: Mapping[str, str], untouched: Set[str]) -> dict[str, str]:
    """The sources of a program, by the names of its modules, with the constants put in.

    The modules `untouched` stay as they are, and go on asking for constants by name.
    """
    sources = [Source(name, text) for name, text in texts.items()]
    values = _values(sources)
    wanted = set[str]()
    using = dict[str, Source]()
    for source in sources:
        stays = source.name in untouched
        using[source.name] = source if stays else Source(source.name, _use(source, values))
        wanted |= _wanted(using[source.name], _idle(source, using[source.name]))
    unwanted = {name for name in values if name not in wanted and _attribute(name) not in wanted}
    made = dict(texts)
    for source in sources:
        if source.name not in untouched:
            lean = Source(source.name, _drop(using[source.name], unwanted))
            made[source.name] = lean.edited([*_without(lean, _idle(source, lean))])
    return made


def _use(source: Source, values: Mapping[str, int]) -> str:
    """The text with `values` for the constants."""
    numbers = [(term, values.get(source.meaning(term))) for term in source.terms]
    return source.edited(
        [
            (term, f"({value})" if value < 0 else str(value))
            for term, value in numbers
            if value is not None
        ]
    )


def _drop(source: Source, constants: Set[str]) -> str:
    """The text without the lines that set `constants`."""
    return source.edited(
        [
            (node, "pass")
            for name, node in source.settings.items()
            if source.dotted(name) in constants
        ]
    )


def _idle(before: Source, after: Source) -> set[str]:
    """The names that a source used before a change and no longer does; those of decorators too."""
    return (before.names_used() | {COMPILER}) - after.names_used()


def _without(source: Source, names: Set[str]) -> Iterator[tuple[ast.stmt, str]]:
    """The changes that import all but some names."""
    for node in source.imports:
        kept = [alias for alias in node.names if bound(alias) not in names]
        if not kept:
            yield node, "pass"
        elif len(kept) < len(node.names):
            rest = (
                ast.ImportFrom(node.module, kept, 0)
                if isinstance(node, ast.ImportFrom)
                else ast.Import(kept)
            )
            yield node, ast.unparse(rest)


def _wanted(source: Source, idle: Set[str]) -> set[str]:
    """What a source asks for: imports, if not `idle`, by dotted names; attributes of any object."""
    imports = {
        imported(node, alias)
        for node in source.imports
        for alias in node.names
        if bound(alias) not in idle
    }
    return imports | {f".{term.attr}" for term in source.terms if isinstance(term, ast.Attribute)}


def _attribute(dotted: str) -> str:
    """How an object is asked for what has that dotted name."""
    return "." + dotted.rpartition(".")[2]


def _values(sources: list[Source]) -> dict[str, int]:
    """The values of all constants, by their dotted names; those that are made of others, too."""
    values: dict[str, int] = {}
    before = -1
    while len(values) > before:
        before = len(values)
        for source in sources:
            values |= _own_values(source, values)
    return values


def _own_values(source: Source, values: Mapping[str, int]) -> dict[str, int]:
    """The values of a source's own constants, as far as the `values` that are known lead."""
    own = {}
    for name, node in source.settings.items():
        dotted = source.dotted(name)
        if _IN_CAPITALS.fullmatch(name) and source.meaning(node.targets[0]) == dotted:
            value = _value(node.value, lambda term: values.get(source.meaning(term)))
            if value is not None:
                own[dotted] = value
    return own


def _value(node: ast.expr, known: Callable[[ast.expr], int | None]) -> int | None:
    """The whole number that an expression is, with what is `known` of names; None: it is none."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "const":
        return _value(node.args[0], known)
    if isinstance(node, ast.BinOp | ast.UnaryOp):
        parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.operand]
        numbers = [_value(part, known) for part in parts]
        operation = _OPERATIONS.get(type(node.op))
        return operation(*numbers) if operation and None not in numbers else None
    return known(node)
