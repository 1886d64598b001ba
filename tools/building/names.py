"""What the names in a source stand for, as far as that can be seen without running it."""

import ast
from collections import defaultdict
from collections.abc import Iterator

from tools.trouble import Trouble

COMPILER = "micropython"


class Source:
    """The source `text` of the module called `name`. Raises Trouble where it has f-strings.

    settings    the names that it sets at its top level, one at a time: where it does so first
    imports     its import statements
    terms       the names and attributes that it uses when it runs
    """

    def __init__(self, name: str, text: str):
        self.name = name
        self.tree = ast.parse(text)
        self._lines = text.encode().splitlines(keepends=True)  # ast counts columns in bytes
        nodes = [*ast.walk(self.tree)]
        if any(isinstance(node, ast.JoinedStr) for node in nodes):
            raise Trouble(f"{name}: an f-string, in which constants can't be put in; use %")
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
        """What others call the name that is set at the top level."""
        return f"{self.name}.{name}"

    def meaning(self, node: ast.expr) -> str:
        """The dotted name of what an expression stands for: a module, or something in one.

        "" where that may be different things at different times, or can't be seen.
        """
        if isinstance(node, ast.Name):
            meanings = self._meanings[node.id]
            return next(iter(meanings)) if len(meanings) == 1 else ""
        if isinstance(node, ast.Attribute):
            around = self.meaning(node.value)
            return around and f"{around}.{node.attr}"
        return ""

    def names_used(self) -> set[str]:
        """The names that it uses, apart from where they are bound."""
        return {term.id for term in self.terms if isinstance(term, ast.Name)}

    def edited(self, changes: list[tuple[ast.expr | ast.stmt, str]]) -> str:
        """The text with other words for some nodes, none within another; all lines stay."""
        lines = [*self._lines]
        for node, words in sorted(changes, key=lambda change: _place(change[0]), reverse=True):
            first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
            before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
            line_ends = b"\n" * (last - first)
            lines[first : last + 1] = (before + words.encode() + line_ends + after).splitlines(True)
        return b"".join(lines).decode()

    def _bindings(self, nodes: list[ast.AST]) -> Iterator[tuple[str, str]]:
        """Each name that is bound anywhere, and what it stands for there."""
        own = {node.targets[0]: self.dotted(name) for name, node in self.settings.items()}
        for node in nodes:
            if isinstance(node, ast.Import | ast.ImportFrom):
                for alias in node.names:
                    yield bound(alias), imported(node, alias)
            elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                yield node.id, own.get(node, "")
            elif isinstance(node, ast.arg):
                yield node.arg, ""
            elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler) and node.name:
                yield node.name, ""


def bound(alias: ast.alias) -> str:
    """The name that an import binds."""
    return alias.asname or alias.name.partition(".")[0]


def imported(node: ast.Import | ast.ImportFrom, alias: ast.alias) -> str:
    """The dotted name of what an import binds."""
    if isinstance(node, ast.ImportFrom):
        return f"{node.module}.{alias.name}"
    return alias.name if alias.asname else bound(alias)


def _for_compiler(function: ast.AST) -> Iterator[ast.AST]:
    """What says how a function is to be compiled, as `@micropython.viper` does: it is never run."""
    if isinstance(function, ast.FunctionDef):
        for decorator in function.decorator_list:
            if ast.unparse(decorator).startswith(COMPILER + "."):
                yield from ast.walk(decorator)


def _settings(tree: ast.Module) -> Iterator[tuple[str, ast.Assign]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name):
                yield target.id, node


def _place(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset
