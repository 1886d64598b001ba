"""Private names replaced by a few short ones, which all modules share.

A Pico keeps each name that it has ever loaded: firmware/docs/memory-and-timing.md has the totals.
A name is private to a module if it stands for an argument, or has an underscore and stands for what
the module has or for an attribute that no other module uses, and if the program uses it in no other
way: as a keyword of a call, in an import, or as a text. Other local variables have no names in
bytecode. An object has the attributes of its class and of its bases: their modules share no names.

Line numbers stay the same, for tracebacks. Functions have their new names there.
"""

import ast
import builtins
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from graphlib import TopologicalSorter
from itertools import count, filterfalse

from tools.building.names import Source, bound
from tools.trouble import Trouble

_CONST = "const"  # what it sets has no name in bytecode either
_DEF = len("def ")


def share(texts: Mapping[str, str], untouched: Set[str]) -> dict[str, str]:
    """Return the sources of a program, by module name, with private names replaced.

    The modules `untouched` stay as they are. Raises Trouble if a call passes keywords by `**`, or
    if a class has several bases or one that is not known.
    """
    sources = {name: Source(name, text) for name, text in texts.items()}
    public = {*dir(builtins), *_attributes_of_several(sources.values())}
    public = public.union(*map(_public, sources.values()))
    made = dict(texts)
    taken: dict[str, set[str]] = {}  # by module: the new names of its objects' attributes
    for source in _bases_first(sources):
        used = source.names_used()
        inherited = set().union(*(taken[base] for base in _bases(source, sources)))
        attributes = {*_private_attributes(source)} - public
        new = _named(attributes, used | inherited)
        taken[source.name] = inherited.union(new.values())
        new |= _named({*_candidates(source)} - attributes - public, used.union(new.values()))
        if source.name not in untouched:
            made[source.name] = source.edited([*_changes(source, new)])
    return made


def _named(private: Set[str], used: Set[str]) -> dict[str, str]:
    """Return a new name for each private one, none of those that are used."""
    free = filterfalse(used.__contains__, map("_{}".format, count()))
    return dict(zip(sorted(private), free, strict=False))


def _bases_first(sources: Mapping[str, Source]) -> Iterator[Source]:
    """Yield the sources, each behind those that have the bases of its classes."""
    graph = {name: {*_bases(source, sources)} for name, source in sources.items()}
    return map(sources.__getitem__, TopologicalSorter(graph).static_order())


def _candidates(source: Source) -> Iterator[str]:
    """Yield the arguments of a source, and its top-level names with an underscore."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.arg):
            yield node.arg
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef) and _is_private(node.name):
            yield node.name
    for name, setting in source.settings.items():
        value = setting.statement.value
        constant = isinstance(value, ast.Call) and ast.unparse(value.func) == _CONST
        if _is_private(name) and not constant:
            yield name


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _private_attributes(source: Source) -> Iterator[str]:
    """Yield the attributes with an underscore that a source reads or sets, methods among them."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Attribute(attr=name) if _is_private(name):
                yield name
            case ast.ClassDef(body=body):
                defined = (part.name for part in body if isinstance(part, ast.FunctionDef))
                yield from filter(_is_private, (*defined, *_set_in(body)))


def _attributes_of_several(sources: Iterable[Source]) -> set[str]:
    """Return the attributes with an underscore that several sources use."""
    users = Counter(name for source in sources for name in {*_private_attributes(source)})
    return {name for name, modules in users.items() if modules > 1}


def _bases(source: Source, sources: Mapping[str, Source]) -> Iterator[str]:
    """Yield the modules that have the bases of a source's classes, as far as they are others."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and node.bases:
            module, _, base = source.meaning(node.bases[0]).rpartition(".")
            here = {*dir(builtins), *_classes(source)}
            known = base in _classes(sources[module]) if module in sources else module
            if len(node.bases) > 1 or not (known or ast.unparse(node.bases[0]) in here):
                raise Trouble(f"{source.name}, line {node.lineno}: its bases are not known")
            if module in sources:
                yield module


def _classes(source: Source) -> set[str]:
    return {node.name for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)}


def _public(source: Source) -> Iterator[str]:
    """Yield the names that others may know, or that are more than a module's own."""
    own = {*source.tree.body}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef):
            own.update(node.body)
    for node in ast.walk(source.tree):
        match node:
            case ast.keyword(arg=None):
                raise Trouble(f"{source.name}, line {node.lineno}: a call passes keywords by **")
            case ast.Attribute(attr=name) if not _is_private(name):
                yield name
            case (
                ast.keyword(arg=str(name))
                | ast.Constant(value=str(name))
                | ast.ExceptHandler(name=str(name))
            ):
                yield name
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                for alias in aliases:
                    yield from (alias.name, bound(alias))
            case ast.Nonlocal(names=names):
                yield from names
            case ast.FunctionDef(name=name) if not (node in own and _is_private(name)):
                yield name
            case ast.ClassDef(name=name, body=body):
                yield name
                yield from (name for name in _set_in(body) if not _is_private(name))
    yield from (name for name in _set_in(source.tree.body) if not _is_private(name))


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
        match node:
            case ast.Name(id=name) if name in new:
                yield node, new[name]
            case ast.arg(arg=name) if name in new:
                yield _word(name, node.lineno, node.col_offset), new[name]
            case ast.FunctionDef(name=name) if name in new:
                yield _word(name, node.lineno, node.col_offset + _DEF), new[name]
            case ast.Attribute(attr=name, end_lineno=int(line), end_col_offset=int(end)):
                if name in new:
                    yield _word(name, line, end - len(name)), new[name]
            case ast.Global(names=names):
                yield node, "global " + ", ".join(new.get(name, name) for name in names)


def _word(name: str, line: int, start: int) -> ast.Name:
    """Return a node that stands for a name alone."""
    end = start + len(name)
    return ast.Name(name, lineno=line, col_offset=start, end_lineno=line, end_col_offset=end)
