"""Constants folded across modules, as const() folds them within one.

A public constant takes memory on a Pico: its name, and an entry in the dictionary of its module and
of each module that imports it; each use takes a look-up. firmware/docs/memory-and-timing.md has the
totals.

A constant is a name in capitals that its module sets once, to a whole number, alone or with others
as `RED, GREEN = range(2)` or `WON, LOST = 1, 2`. Its uses are replaced
by the number: NAME, its own or imported, and module.NAME. Imports that are no longer used are
removed, and so is the assignment if nothing can refer to it. Line numbers stay the same, for
tracebacks.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Set

from tools.building.names import COMPILER, Setting, Source, bound, imported

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


def put_in(
    texts: Mapping[str, str], untouched: Set[str], kept: Set[str] = frozenset()
) -> dict[str, str]:
    """Return the sources of a program, by module name, with constants replaced by numbers.

    The modules `untouched` stay as they are and use constants by name; so do all for those `kept`,
    dotted names.
    """
    sources = [Source(name, text) for name, text in texts.items()]
    values = _values(sources, kept)
    wanted = set[str]()
    using = dict[str, Source]()
    for source in sources:
        stays = source.name in untouched
        using[source.name] = source if stays else Source(source.name, _use(source, values))
        wanted |= _wanted(using[source.name], _unused(source, using[source.name]))
    unwanted = {name for name in values if name not in wanted and _attribute(name) not in wanted}
    made = dict(texts)
    for source in sources:
        if source.name not in untouched:
            lean = Source(source.name, _drop(using[source.name], unwanted))
            made[source.name] = lean.edited([*_without(lean, _unused(source, lean))])
    return made


def _use(source: Source, values: Mapping[str, int]) -> str:
    """Return the text with constants replaced by their `values`."""
    numbers = [(term, values.get(source.meaning(term))) for term in source.terms]
    return source.edited(
        [
            (term, f"({value})" if value < 0 else str(value))
            for term, value in numbers
            if value is not None
        ]
    )


def _drop(source: Source, constants: Set[str]) -> str:
    """Return the text without the assignments of `constants`."""
    kept = {
        setting.statement
        for name, setting in source.settings.items()
        if source.dotted(name) not in constants
    }
    set_here = {setting.statement for setting in source.settings.values()}
    return source.edited([(statement, "pass") for statement in set_here - kept])


def _unused(before: Source, after: Source) -> set[str]:
    """Return the names that a change left unused, and the module of compiler decorators."""
    return (before.names_used() | {COMPILER}) - after.names_used()


def _without(source: Source, names: Set[str]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield the changes that remove `names` from the imports."""
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


def _wanted(source: Source, unused: Set[str]) -> set[str]:
    """Return what a source refers to: used imports as dotted names, attributes as `.NAME`."""
    imports = {
        imported(node, alias)
        for node in source.imports
        for alias in node.names
        if bound(alias) not in unused
    }
    return imports | {f".{term.attr}" for term in source.terms if isinstance(term, ast.Attribute)}


def _attribute(dotted: str) -> str:
    """Return the attribute form of a dotted name, `.NAME`."""
    return "." + dotted.rpartition(".")[2]


def _values(sources: list[Source], kept: Set[str]) -> dict[str, int]:
    """Return the values of all constants by dotted name, also of those computed from others."""
    values: dict[str, int] = {}
    before = -1
    while len(values) > before:
        before = len(values)
        for source in sources:
            own = _own_values(source, values)
            values |= {name: value for name, value in own.items() if name not in kept}
    return values


def _own_values(source: Source, values: Mapping[str, int]) -> dict[str, int]:
    """Return the values of a source's constants that can be computed from known `values`."""
    own = {}
    for name, setting in source.settings.items():
        dotted = source.dotted(name)
        if _IN_CAPITALS.fullmatch(name) and source.meaning(setting.target) == dotted:
            value = _set_to(setting, lambda term: values.get(source.meaning(term)))
            if value is not None:
                own[dotted] = value
    return own


def _set_to(setting: Setting, known: Callable[[ast.expr], int | None]) -> int | None:
    """Return the whole number that a name is set to, or None; `known` gives those of names."""
    value = setting.statement.value
    if setting.place is None:
        return _value(value, known)
    if isinstance(value, ast.Tuple):
        return _value(value.elts[setting.place], known)
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range" and len(value.args) <= 2:
        first = _value(value.args[0], known) if len(value.args) == 2 else 0
        return None if first is None else first + setting.place
    return None


def _value(node: ast.expr, known: Callable[[ast.expr], int | None]) -> int | None:
    """Return the whole number that an expression is, or None; `known` gives those of names."""
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
