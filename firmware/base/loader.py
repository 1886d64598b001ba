"""Loader of code for a lifetime; the code is unloaded when the lifetime ends.

A Pico keeps loaded code in memory, so code is loaded when it is needed and unloaded afterwards.
All modules that an import loads belong to the lifetime they were loaded for. Lifetimes nest: the
end of one ends those inside it:

    GAME     a game is chosen
    MATCH    a match is on the table
    SCREEN   a screen other than the match is shown

Code imported at power-on, outside any lifetime, stays loaded.
"""

import sys

from micropython import const

import finder
from base import heap

_ALWAYS = const(0)  # of what is loaded without the loader
GAME = const(1)
MATCH = const(2)
SCREEN = const(3)

_MODULES = const(4)  # between two collections while code is loaded

_roots = ["", "", "", ""]  # the module that began each lifetime, "" before it begins
_modules = ([], [], [], [])  # the names of the modules loaded for each lifetime, in order
_in_place = [0, 0, 0, 0]  # functions of each lifetime that run in place
_fresh = []  # imported modules whose functions are yet to run in place
_known = set()  # the names of all loaded modules, kept as a new set costs a Pico 1 ms and 2 KB


def begin(lifetime: int, name: str) -> None:
    """Begin a lifetime with the module `name`, which `enter` loads.

    A lifetime that began with the same module continues; one that began with another ends first.
    """
    if _roots[lifetime] != name:
        end(lifetime)
        _roots[lifetime] = name


def enter(lifetime: int, name: str):
    """Begin a lifetime with the module `name`, and load it; return the module."""
    begin(lifetime, name)
    return load(lifetime, name)


def load(lifetime: int, name: str):
    """Import the module `name` and its imports for a lifetime; return the module."""
    if name not in sys.modules:
        _import(lifetime, name)
    if _fresh:
        before = finder.in_place
        finder.run_in_place(_fresh)  # none of their functions has run so far
        _fresh.clear()
        _in_place[lifetime] += finder.in_place - before
    return sys.modules[name]


def _open_ahead(name: str) -> None:
    """Open the file of the module that is imported next."""
    path = name.replace(".", "/") + ".mpy"
    found = finder.look_up(path)
    if found:  # else a package, or missing, which its import tells
        finder.ahead["/" + path] = found.opened()


def _import(lifetime: int, name: str) -> None:
    """Import a module that isn't loaded, and its imports, for a lifetime."""
    if len(_known) != len(sys.modules):  # some were loaded without the loader: they stay
        _known.intersection_update(sys.modules)
        _note_new(_ALWAYS)
    try:
        __import__(name)
    finally:
        if len(_known) != len(sys.modules):
            for new in _note_new(lifetime):
                _fresh.append(sys.modules[new])
                # An import adds a module to the table of its package. That would grow when a screen
                # is loaded, and lie in the middle of the heap; `sys.modules` has the module.
                package, _, last = new.rpartition(".")
                parent = sys.modules.get(package)
                if hasattr(parent, last):
                    delattr(parent, last)


def _note_new(lifetime: int) -> list:
    """Note the modules that aren't known for a lifetime; return their names."""
    new = [module for module in sys.modules if module not in _known]
    _known.update(new)
    _modules[lifetime].extend(new)
    return new


def loading(lifetime: int, names, collects: bool = True, most=_MODULES):
    """Load modules for a lifetime. Yields between the steps, which are the same on every machine.

    Of the 50 ms that a large one takes on a Pico, 8 open its file and 4 put its functions in place.
    So one step opens its file, one imports it, and one puts it in place and opens the next file.

    collects: whether garbage is collected before the first one too
    most: modules from one collection to the next
    """
    for i in range(len(names)):
        name = names[i]
        if i % most == 0 and (i or collects):
            heap.collect_while_loading()
            yield
        known = name in sys.modules  # it takes as many steps then, so that they always are the same
        if finder.works and not known:
            _open_ahead(name)
        yield
        if not known:
            _import(lifetime, name)
        yield
        load(lifetime, name)
        if (i + 1) % most == 0:
            yield
    heap.end_loading()
    yield


def loaded():
    """Return all loaded modules, to be gone through before another one is loaded."""
    return sys.modules.values()


def end(lifetime: int) -> None:
    """Unload the modules loaded for a lifetime and for those inside it.

    The time is proportional to the number of these modules. Objects still in use keep their code.
    """
    _fresh.clear()
    for inner in range(lifetime, len(_modules)):
        _roots[inner] = ""
        finder.in_place -= _in_place[inner]
        _in_place[inner] = 0
        names = _modules[inner]
        while names:
            name = names.pop()
            sys.modules.pop(name, None)
            _known.discard(name)
