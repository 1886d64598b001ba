"""Packs of the sample game for the table of the site, as somebody else makes them."""

import tempfile
from functools import cache
from pathlib import Path, PurePosixPath

from host_sim.texts.packing import teaching
from tools.building import packs, sources
from tools.game.sample import laid_out
from tools.site import table
from tools.site.plain import plain

NAME = "nim"
_DECLARATION = PurePosixPath(f"games/{NAME}/__init__.py")


def nim(more: str = "", core: bytes = b"") -> bytes:
    """Return the pack in English; more: code that its declaration runs; core: more of that."""
    made = dict(_firmware())
    made["version.mpy"] += core
    with tempfile.TemporaryDirectory() as folder:
        for place, text in laid_out(NAME).items():
            if not place.is_relative_to(sources.FIRMWARE):
                continue
            path = PurePosixPath(place.relative_to(sources.FIRMWARE).as_posix())
            if path.suffix == ".py":
                code = plain(sources.module(path), text + more * (path == _DECLARATION))
                made[str(path.with_suffix(".mpy"))] = table.compiled(code, path, Path(folder))
            elif path.parts[0] == "tables":
                made[f"texts/en/{NAME}-{path.name}"] = teaching(text, {})
    return packs.of_game(made, NAME)


@cache
def _firmware() -> dict[str, bytes]:
    return table.files()
