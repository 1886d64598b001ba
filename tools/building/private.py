"""Private names replaced by a few short ones, which all modules share.

A Pico keeps each name that it has ever loaded: firmware/docs/memory-and-timing.md has the totals.
A name is private to a module if it stands for an argument, or for what the module has under a name
with an underscore, and if the program uses it in no other way: as an attribute, as a keyword of a
call, in an import, or as a text. Other local variables have no names in bytecode.

Line numbers stay the same, for tracebacks. Functions have their new names there.
"""

import ast
import builtins
from collections.abc import Iterator, Mapping, Set
from itertools import count, filterfalse

from tools.building.names import Source, bound
from tools.trouble import Trouble

_CONST = "const"  # what it sets has no name in bytecode either
_DEF = len("def ")


def share(texts: Mapping[str, str], untouched: Set[str]) -> dict[str, str]:
    """Return the sources of a program, by module name, with private names replaced.

    The modules `untouched` stay as they are. Raises Trouble if a call passes keywords by `**`.
    """
    sources = [Source(name, text) for name, text in texts.items()]
    public = {*dir(builtins)}.union(*map(_public, sources))
    made = dict(texts)
    for source in sources:
        if source.name not in untouched:
            private = sorted({*_candidates(source)} - public)
            free = filterfalse(source.names_used().__contains__, map("_{}".format, count()))
            new = dict(zip(private, free, strict=False))
            made[source.name] = source.edited([*_changes(source, new)])
    return made


def _candidates(source: Source) -> Iterator[str]:
    """Yield the arguments of a source, and its top-level names with an underscore."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.arg):
            yield node.arg
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("_"):
            yield node.name
    for name, setting in source.settings.items():
        value = setting.statement.value
        constant = isinstance(value, ast.Call) and ast.unparse(value.func) == _CONST
        if name.startswith("_") and not (name.startswith("__") or constant):
            yield name


def _public(source: Source) -> Iterator[str]:
    """Yield the names that others may know, or that are more than a module's own."""
    top = {node for node in source.tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(source.tree):
        match node:
            case ast.keyword(arg=None):
                raise Trouble(f"{source.name}, line {node.lineno}: a call passes keywords by **")
            case (
                ast.keyword(arg=str(name))
                | ast.Attribute(attr=name)
                | ast.Constant(value=str(name))
                | ast.ExceptHandler(name=str(name))
            ):
                yield name
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                for alias in aliases:
                    yield from (alias.name, bound(alias))
            case ast.Nonlocal(names=names):
                yield from names
            case ast.FunctionDef(name=name) if not (node in top and name.startswith("_")):
                yield name
            case ast.ClassDef(name=name, body=body):
                yield name
                yield from _set_in(body)
    yield from (name for name in _set_in(source.tree.body) if not name.startswith("_"))


def _set_in(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the names that the statements of a module or class set, apart from definitions."""
    for statement in body:
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    yield node.id


def _changes(source: Source, new: Mapping[str, str]) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield the changes that give a source the names `new`."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and node.id in new:
            yield node, new[node.id]
        elif isinstance(node, ast.arg) and node.arg in new:
            yield _word(node, 0, node.arg), new[node.arg]
        elif isinstance(node, ast.FunctionDef) and node.name in new:
            yield _word(node, _DEF, node.name), new[node.name]
        elif isinstance(node, ast.Global):
            yield node, "global " + ", ".join(new.get(name, name) for name in node.names)


def _word(node: ast.arg | ast.FunctionDef, offset: int, name: str) -> ast.Name:
    """Return a node that stands for a name alone, `offset` behind the beginning of another."""
    start = node.col_offset + offset
    return ast.Name(
        name,
        lineno=node.lineno,
        col_offset=start,
        end_lineno=node.lineno,
        end_col_offset=start + len(name),
    )
