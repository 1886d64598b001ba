"""Viper code as plain Python, for a MicroPython without native code, such as WebAssembly.

Viper's pointers become memoryviews: indexing them does the same. A pointer argument is converted
where the docstring of its function was, so line numbers stay.
"""

import ast
import re

from tools.building.names import Source
from tools.trouble import Trouble

_VIPER = "micropython.viper"
_DECORATOR = re.compile(rf"^ *@{re.escape(_VIPER)}$", re.MULTILINE)
_POINTERS = ("ptr8", "ptr16", "ptr32")
_MEMORY = "memoryview"


def plain(name: str, text: str) -> str:
    """Return the source `text` of the module `name` without viper code. Raises Trouble."""
    source = Source(name, text)
    changes: list[tuple[ast.expr | ast.stmt, str]] = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and node.id in _POINTERS:
            changes.append((node, _MEMORY))
        elif isinstance(node, ast.FunctionDef) and _is_viper(node):
            pointers = [argument.arg for argument in node.args.args if _is_pointer(argument)]
            if pointers:
                changes.append((_docstring(name, node), "; ".join(map(_converted, pointers))))
    return _DECORATOR.sub("", source.edited(changes))


def _is_viper(function: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == _VIPER for decorator in function.decorator_list)


def _is_pointer(argument: ast.arg) -> bool:
    return isinstance(argument.annotation, ast.Name) and argument.annotation.id in _POINTERS


def _converted(argument: str) -> str:
    return f"{argument} = {_MEMORY}({argument})"


def _docstring(name: str, function: ast.FunctionDef) -> ast.stmt:
    if ast.get_docstring(function) is None:
        raise Trouble(f"{name}: the viper function {function.name} has no docstring")
    return function.body[0]
