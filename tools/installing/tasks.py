"""The tasks with a board: install, crash note, records, self-test. Each ends with the game running.

`facts` is what flashing.facts returns, and board.json of the site has.
"""

import binascii
import hashlib
import json
from collections import namedtuple

from tools.installing import contents, littlefs, parts
from tools.installing.choice import WIRING, chosen, noted, path_of
from tools.installing.join import joined
from tools.installing.parts import language_of, name_of
from tools.installing.plan import FORMER, WRITTEN, called, plan
from tools.installing.stock import examined
from tools.installing.suitable import architecture_of, check_room, dotted, has_room
from tools.installing.trouble import Failed, Lost, Trouble

RECORDS = "records"  # the folder of `drivers.archive`
_ANSWER_S = 300  # time to answer a question of the self-test, after which the board is lost
_MANIFEST = "manifest.json"
_FAULT = "FAULT "  # begins a line of the self-test's report, in every language

AS_BEFORE = (None, None, None, None, None)

# The firmware for a board: its version, blocks on a Pico, the SHA-256 of each file, by path, where
# each file lies here, the packs that are left out, and the board's note of all that.
Build = namedtuple("Build", ("version", "blocks", "files", "places", "left", "note"))


def flash(facts, wanted=AS_BEFORE, language="en"):
    """Copy the firmware to the board, unless it is not suitable.

    wanted: the parts of a Choice, then games and languages, see `choice.chosen` and
    `parts.left_out`; language: code of the one besides English where not all fit
    """
    yield from contents.begin(facts)
    about = yield from contents.about()
    architecture = architecture_of(about, facts)
    yield "tell", "reading", {"machine": about.machine, "version": dotted(about.version)}
    note = yield from contents.get(facts["firmwareFile"])
    build = yield from _build(architecture, about.blocks, note, wanted, language)
    changed = yield from install(build, facts)
    yield "tell", "starting", {}
    yield from _start()
    values = {"version": build.version, "name": build.note, "of": len(build.files)}
    values["put"], values["removed"] = len(changed.put), len(changed.remove)
    values["left"] = ", ".join([language_of(pack) or name_of(pack) for pack in build.left])
    if not changed.put:
        return "unchanged", values
    return "installedPart" if build.left else "installed", values


def opened(folder: str, choice=None, left=()) -> Build:
    """Return the build in a folder, for a choice, if any, without the packs that are `left` out."""
    made = _manifest(folder)
    listed = {path: about for path, about in made["files"].items() if path not in left}
    files = {path: about["sha256"] for path, about in listed.items()}
    places = {path: folder + "/" + path for path in files}
    if choice:
        places[WIRING] = folder + "/" + path_of(choice)
        files[WIRING] = _sha256(places[WIRING])
    blocks = littlefs.blocks([about["bytes"] for about in listed.values()])
    note = noted(called(files), choice) + parts.noted(left)
    return Build(made["version"], blocks, files, places, left, note)


def install(build: Build, facts):
    """Copy a build to the board; return the Plan of what changed.

    It can be interrupted anywhere: the board has the old core or the new one, which plays the games
    whose packs are its own and names the others. The next run copies what is missing. At the end
    the root's directory is compacted, as each import reads it. Saves, records and crash notes are
    not touched.

    Raises Trouble if it is interrupted, or a file on the board differs from what was sent.
    """
    wanted = build.files
    done = 0
    try:
        found = yield from contents.hashes(FORMER)
        changed = plan(wanted, found, build.left)
        stale = list(changed.remove)
        replaced = [path for path in parts.packs(changed.put) if path in found]
        for path in changed.put:
            data = _read(build.places[path])
            yield from _make_room(len(data), stale, replaced)
            if not (yield from contents.put(path, data)):
                raise Trouble("notKept", path=path)
            if path in replaced:
                replaced.remove(path)
            done += 1
            yield "tell", "copying", {"done": done, "of": len(changed.put)}
        for path in stale:
            yield from contents.remove(path)
        if changed.put:
            yield from contents.put(facts["firmwareFile"], build.note.encode())
            yield from contents.make(WRITTEN)
            yield from contents.compact()
    except (Lost, KeyboardInterrupt):
        raise Trouble("interrupted", files=done) from None
    return changed


def _make_room(size: int, stale, replaced):
    """Have the board have room for a file of so many bytes, beside the file it replaces.

    As long as it has none, files are removed: `stale` ones, then those packs that are `replaced`
    later on. Both lists are shortened.
    """
    needed = littlefs.blocks([size])
    while (stale or replaced) and (yield from contents.free()) < needed:
        yield from contents.remove((stale or replaced).pop())


def logs(facts):
    """Show the board's crash note, if any."""
    try:
        yield from contents.begin(facts)
        note = (yield from contents.get(facts["crashNote"])).strip()
        yield "print", note
    finally:
        yield from _start()
    return "hasNote" if note else "noNote", {}


def records(facts):
    """Keep the records of games that are on the board."""
    try:
        yield from contents.begin(facts)
        names = yield from contents.names(RECORDS)
        names = [name for name in names if name.endswith(".txt")]
        for name in names:
            yield "keep", name, (yield from contents.get(RECORDS + "/" + name))
    finally:
        yield from _start()
    return "hasRecords" if names else "noRecords", {"count": len(names)}


def selftest(facts, stage: int, language: str):
    """Test what is built at a stage, by its number, and show what to mend or to do next."""
    yield "tell", "testing", {}
    shared = facts["selfTest"]
    try:
        yield "run", shared["code"], 0
    except Failed as failed:
        if "ImportError" in failed.traceback:
            raise Trouble("noFirmware") from None
        raise
    report = yield "relay", "run(%d, %r)" % (stage, language), _ANSWER_S
    found = [line for line in report.splitlines() if line.startswith(_FAULT)]
    faults = [line[len(_FAULT) :].split(": ", 1) for line in found]
    stages = shared["stages"][stage + 1 :]
    if faults:
        yield "result", "mend", {}, faults
    elif stages:
        title, plug, _ = stages[0][language]
        yield "result", "goOn", {"next": title + ". " + plug}, faults
    else:
        yield "result", "built", {}, faults
    yield from _start()
    return "tested", {}


def image(facts, file, wanted=AS_BEFORE, language="en"):
    """Join the stock image in a binary file and the firmware; return its bytes and `version`.

    wanted, language: as for `flash`. Raises Trouble. It needs no board: only "build" and "wiring"
    are asked for.
    """
    stock = examined(file, facts)
    build = yield from _build(stock.architecture, stock.blocks, b"", wanted, language)
    files = {path: _read(place) for path, place in build.places.items()}
    files[facts["firmwareFile"]] = build.note.encode()
    return joined(stock, files), build.version


def _start():
    """Start the game. Raises Trouble if it ends at once."""
    said = yield ("start",)
    if said:
        raise Trouble("doesNotStart", said=said)


def _build(architecture: str, blocks: int, note: bytes, wanted, language: str):
    """Return the Build for a board with so many blocks for files. Raises Trouble if it can't be.

    Unless somebody has chosen what is left out, that is nothing, or else all languages but one.
    """
    choice = chosen(note, wanted[:3])
    folder = yield "build", architecture
    if choice:
        yield "wiring", folder + "/" + path_of(choice), list(choice)
    paths = _manifest(folder)["files"]
    left = parts.left_out(paths, note, *wanted[3:])
    build = opened(folder, choice, left or ())
    if left is None and not has_room(build.blocks, blocks):
        build = opened(folder, choice, parts.unless_spoken(paths, language))
    check_room(build.blocks, blocks)
    return build


def _manifest(folder: str):
    with open(folder + "/" + _MANIFEST) as file:
        return json.load(file)


def _sha256(place: str) -> str:
    return binascii.hexlify(hashlib.sha256(_read(place)).digest()).decode()


def _read(place: str) -> bytes:
    with open(place, "rb") as file:
        return file.read()
