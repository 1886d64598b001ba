"""What a game lacks before its tests can run: a sentence for each, with what to do."""

import importlib
import inspect
from pathlib import Path
from types import ModuleType

import games
from base import Rng
from host_sim.texts import catalogues
from tools import contracts
from tools.interpreters import ROOT

_PAGE = "firmware/docs/add-a-game.md"
_CONTRACT = "tools/contracts.py"

# The modules of every game, by their packages, and the types that they must keep to.
_MODULES = {
    "games.{}": contracts.Declaration,
    "games.{}.game": None,
    "games.{}.notation": contracts.Notation,
    "games.{}.parse": contracts.Parse,
    "games.{}.validate": contracts.Validate,
    "ai.{}": contracts.LevelsPackage,
    "tables.{}": contracts.TablePackage,
    "tables.{}.table": None,
    "tables.{}.ending": None,
    "tables.{}.pointing": contracts.Pointing,
    "tables.{}.rules": contracts.RulesPages,
}
_CLASSES = {
    "games.{}.game": ("Game", contracts.Game),
    "tables.{}.table": ("Table", contracts.Table),
    "tables.{}.ending": ("Ending", contracts.Ending),
}
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
    for form, contract in _MODULES.items():
        module = form.format(folder)
        path = f"firmware/{module.replace('.', '/')}"
        try:
            loaded = importlib.import_module(module)
        except ModuleNotFoundError as error:
            if module.startswith(error.name or "-"):
                yield f"There is no {path}.py: {_CONTRACT} says what it has."
            else:
                yield f"{path}.py imports {error.name}, which isn't there."
            continue
        except Exception as error:  # whatever its code does
            yield f"{path}.py can't be imported: {type(error).__name__}: {error}"
            continue
        if contract:
            yield from _members(path, loaded, contract)
        if form in _CLASSES:
            kind, of_kind = _CLASSES[form]
            if hasattr(loaded, kind):
                yield from _members(f"{path}.py: {kind}", getattr(loaded, kind), of_kind)
            else:
                yield f"{path}.py has no class {kind}: {_CONTRACT} lists what it has."


def _members(where: str, found, contract):
    """Yield the names of a contract that a module or class doesn't have."""
    for kind in contract.__mro__:
        if kind.__module__ != contracts.__name__:
            continue
        names = {*vars(kind).get("__annotations__", ()), *filter(_public, vars(kind))}
        for member in sorted(names - _SET_LATER):
            if not hasattr(found, member):
                value = vars(kind).get(member)
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
    if declared.HINT_LEVEL or declared.SCORED:
        if not hasattr(table, "HINT_PARTS"):
            yield (
                f"firmware/tables/{folder}/__init__.py has no HINT_PARTS, though there is a"
                " HINT_LEVEL or SCORED: list the modules that say turns in words."
            )
        else:
            yield from _listed(f"tables/{folder}", table.HINT_PARTS)
    if len(declared.EDITIONS) > 1 and not _loaded(f"tables.{folder}.editions"):
        yield f"There is no firmware/tables/{folder}/editions.py: NOTES in it tells editions apart."


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
