"""Static analysis of names in a source: what each refers to."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from tools.trouble import Trouble

COMPILER = "micropython"


class Setting(NamedTuple):
    """Where a name is set: the statement, the name in it, and its place among names unpacked."""

    statement: ast.Assign
    target: ast.Name
    place: int | None  # None if the name stands alone


class Source:
    """The source `text` of the module `name`. Raises Trouble if it has f-strings.

    settings    the first top-level `Setting` of each name
    imports     the import statements
    terms       the names and attributes that are read at run time
    """

    def __init__(self, name: str, text: str):
        self.name = name
        self.tree = ast.parse(text)
        self._lines = text.encode().splitlines(keepends=True)  # ast counts columns in bytes
        nodes = [*ast.walk(self.tree)]
        if any(isinstance(node, ast.JoinedStr) for node in nodes):
            raise Trouble(f"{name}: has an f-string, in which constants can't be replaced; use %")
        self.settings = dict(reversed([*_settings(self.tree)]))
        self.imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
        for_compiler = {node for function in nodes for node in _for_compiler(function)}
        self.terms = [
            node
            for node in nodes
            if isinstance(node, ast.Name | ast.Attribute)
            and isinstance(node.ctx, ast.Load)
            and node not in for_compiler
        ]
        self._meanings = defaultdict(set)
        for bound_name, dotted in self._bindings(nodes):
            self._meanings[bound_name].add(dotted)

    def dotted(self, name: str) -> str:
        """Return the dotted name of a top-level name."""
        return f"{self.name}.{name}"

    def meaning(self, node: ast.expr) -> str:
        """Return the dotted name of the module or object that an expression refers to.

        "" if it may refer to several things, or that is not known.
        """
        if isinstance(node, ast.Name):
            meanings = self._meanings[node.id]
            return next(iter(meanings)) if len(meanings) == 1 else ""
        if isinstance(node, ast.Attribute):
            around = self.meaning(node.value)
            return around and f"{around}.{node.attr}"
        return ""

    def names_used(self) -> set[str]:
        """Return the names that are read."""
        return {term.id for term in self.terms if isinstance(term, ast.Name)}

    def edited(self, changes: list[tuple[ast.expr | ast.stmt, str]]) -> str:
        """Return the text with some nodes replaced, none within another; line numbers stay."""
        lines = [*self._lines]
        for node, words in sorted(changes, key=lambda change: _place(change[0]), reverse=True):
            first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
            before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
            line_ends = b"\n" * (last - first)
            lines[first : last + 1] = (before + words.encode() + line_ends + after).splitlines(True)
        return b"".join(lines).decode()

    def _bindings(self, nodes: list[ast.AST]) -> Iterator[tuple[str, str]]:
        """Yield each binding: the name and the dotted name it refers to, or ""."""
        own = {setting.target: self.dotted(name) for name, setting in self.settings.items()}
        for node in nodes:
            match node:
                case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                    for alias in aliases:
                        yield bound(alias), imported(node, alias)
                case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                    yield name, own.get(node, "")
                case (
                    ast.arg(arg=name)
                    | ast.FunctionDef(name=name)
                    | ast.ClassDef(name=name)
                    | ast.ExceptHandler(name=str(name))
                ):
                    yield name, ""


def bound(alias: ast.alias) -> str:
    """Return the name that an import binds."""
    return alias.asname or alias.name.partition(".")[0]


def imported(node: ast.Import | ast.ImportFrom, alias: ast.alias) -> str:
    """Return the dotted name that an import refers to."""
    if isinstance(node, ast.ImportFrom):
        return f"{node.module}.{alias.name}"
    return alias.name if alias.asname else bound(alias)


def _for_compiler(function: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of compiler decorators such as `@micropython.viper`, which never run."""
    if isinstance(function, ast.FunctionDef):
        for decorator in function.decorator_list:
            if ast.unparse(decorator).startswith(COMPILER + "."):
                yield from ast.walk(decorator)


def _settings(tree: ast.Module) -> Iterator[tuple[str, Setting]]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name() as target]):
                yield target.id, Setting(node, target, None)
            case ast.Assign(targets=[ast.Tuple(elts=targets)]):
                for place, target in enumerate(targets):
                    if isinstance(target, ast.Name):
                        yield target.id, Setting(node, target, place)


def _place(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset
