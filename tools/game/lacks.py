"""What a game lacks before its tests can run: a sentence for each, with what to do."""

import importlib
import inspect
from pathlib import Path
from types import ModuleType
from typing import get_args

import games
from base import Rng
from host_sim.texts import catalogues
from tools import contracts
from tools.interpreters import ROOT

_PAGE = "firmware/docs/add-a-game.md"
_CONTRACT = "tools/contracts.py"

_SET_LATER = {"edition", "players", "termination", "stale", "narration"}  # in __init__


def lacks(name: str) -> list[str]:
    """Return what the game called `name` lacks, a sentence for each."""
    if name not in games.NAMES:
        return [
            f"No game is called {name}; there is {', '.join(games.NAMES)}. Lay it out by"
            f" `python3 tools/dev.py game {name}`."
        ]
    found = [*_modules(games.folder(name))]
    if not found:
        found += [*_declared(name), *_parts(name)]
    if not found:
        found += [*_start(name)]
    return [*found, *_files(name)]


def _modules(folder: str):
    """Yield what its modules lack of the contracts."""
    declared = _loaded(f"games.{folder}")
    missing = set()
    for module, name, kind in contracts.parts_of(folder, vars(declared) if declared else {}):
        path = f"firmware/{module.replace('.', '/')}"
        try:
            part = importlib.import_module(module)
        except Exception as error:  # whatever its code does
            if module not in missing:
                yield _why_not(module, f"{path}.py", error)
            missing.add(module)
            continue
        if not hasattr(part, name or "__name__"):
            yield f"{path}.py has no class {name}: {_CONTRACT} lists what it has."
        else:
            where = f"{path}.py: {name}" if name else path
            yield from _members(where, getattr(part, name) if name else part, kind)


def _why_not(module: str, path: str, error: Exception) -> str:
    """Return why a module can't be imported."""
    if not isinstance(error, ModuleNotFoundError):
        return f"{path} can't be imported: {type(error).__name__}: {error}"
    if module.startswith(error.name or "-"):
        return f"There is no {path}: {_CONTRACT} says what it has."
    return f"{path} imports {error.name}, which isn't there."


def _members(where: str, found, kind: str):
    """Yield the names of a contract that a module or class doesn't have."""
    contract = getattr(contracts, kind.removeprefix("type[").removesuffix("]"))
    contract = contract if inspect.isclass(contract) else get_args(contract)[-1]  # what it makes
    for each in contract.__mro__:
        if each.__module__ != contracts.__name__:
            continue
        names = {*vars(each).get("__annotations__", ()), *filter(_public, vars(each))}
        for member in sorted(names - _SET_LATER):
            if not hasattr(found, member):
                value = vars(each).get(member)
                form = f"def {member}{inspect.signature(value)}" if callable(value) else member
                yield f"{where} has no `{form}`: {contract.__name__} in {_CONTRACT} wants it."


def _public(name: str) -> bool:
    return not name.startswith("_")


def _declared(name: str):
    """Yield what its declaration leaves out."""
    declared = games.declared(name)
    where = f"firmware/games/{games.folder(name)}/__init__.py"
    if name != declared.NAME:
        yield f"{where}: NAME is '{declared.NAME}' and not '{name}', as its folder."
    if not declared.EDITIONS:
        yield f"{where}: EDITIONS is empty. A game has one at least."
    if len(declared.SEATS) != declared.MAX_PLAYERS:
        yield f"{where}: there are {len(declared.SEATS)} SEATS, and MAX_PLAYERS is another number."
    if not declared.LEVELS:
        yield f"{where}: LEVELS is empty. A game has a level at least, see {_PAGE}."


def _start(name: str):
    """Yield what is wrong with the start of a game."""
    where = f"firmware/games/{games.folder(name)}/game.py"
    game = games.part(name, "game").Game()
    try:
        game.start(games.declared(name).MIN_PLAYERS, Rng(1))
        if game.to_act() < 0:
            yield (
                f"{where}: after `start` no player is to act. Where dice begin, `start` rolls them:"
                " `apply_chance` is for those that follow an action."
            )
    except Exception as error:  # whatever its code does
        yield f"{where}: a game can't start: {type(error).__name__}: {error}"


def _parts(name: str):
    """Yield what is wrong with its lists of modules."""
    folder = games.folder(name)
    declared = games.declared(name)
    levels = importlib.import_module(f"ai.{folder}").PARTS
    for level in declared.LEVELS:
        if level not in levels:
            yield f"firmware/ai/{folder}/__init__.py: PARTS has no '{level}', which is in LEVELS."
        else:
            yield from _listed(f"ai/{folder}", levels[level])
            if not hasattr(_loaded(levels[level][-1]), level.capitalize()):
                path = levels[level][-1].replace(".", "/")
                yield f"firmware/{path}.py has no class {level.capitalize()}, the level {level}."
    table = importlib.import_module(f"tables.{folder}")
    listed = table.RULES_PARTS + table.PARTS + table.READER_PARTS
    yield from _listed(f"tables/{folder}", tuple(dict.fromkeys(listed)))
    yield from _listed(f"tables/{folder}", getattr(table, "HINT_PARTS", ()))


def _listed(package: str, modules: tuple[str, ...]):
    for module in modules:
        if not _loaded(module):
            yield f"firmware/{package}/__init__.py lists {module}, which can't be imported."


def _loaded(module: str) -> ModuleType | None:
    try:
        return importlib.import_module(module)
    except Exception:  # whatever its code does
        return None


def _files(name: str):
    """Yield which files it lacks besides its modules."""
    folder = games.folder(name)
    wanted = {
        f"firmware/tables/{folder}/lessons.txt": "It has the lessons, see add-a-lesson.md.",
        f"firmware/tables/{folder}/rules.txt": "It has the pages of rules, see add-a-lesson.md.",
        f"firmware/docs/notation/{name}.md": "Say in it how positions and turns are written.",
        f"host_sim/web/page/js/looks/{folder}.js": "It paints the board on the simulator's page.",
        f"tests/games/playthroughs/{name}.txt": (
            "Record it by `python3 tests/on_micropython/trace_games.py record`."
        ),
    }
    for code in ("", *catalogues.others()):
        ending = f".{code}" if code else ""
        wanted[f"firmware/docs/how-to-play/{name}{ending}.md"] = "It tells how to play the game."
        if code:
            wanted[f"firmware/texts/{code}/{folder}.po"] = (
                "It has the translation of each text: `python3 tools/dev.py texts` makes it."
            )
    for path, purpose in wanted.items():
        if not (ROOT / path).exists():
            yield f"There is no {path}. {purpose}"
    title = getattr(_loaded(f"games.{folder}"), "TITLE", name)
    if f"\n## {title}\n" not in Path(ROOT, "firmware/docs/terms.md").read_text("utf-8"):
        yield (
            f"firmware/docs/terms.md has no section “{title}”: put there a table of the words that"
            " this game is told in."
        )
