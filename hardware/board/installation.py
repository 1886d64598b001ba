"""Installs KiCad where it can be done without questions: as root on Debian 12.

KiCad 9 is in bookworm-backports there. The suite is added by copying the machine's own entry for
Debian with the suite's name changed, so that the same server is asked as for everything else.
"""

import os
import re
import shutil
from pathlib import Path

from hardware.board import kicad

_APT = Path("/etc/apt/sources.list.d")
_SUITE = "bookworm-backports"
_PACKAGES = (
    *("kicad", "kicad-symbols", "kicad-footprints", "ngspice", "librsvg2-bin"),
    *("python3-numpy", "python3-jsonschema"),
)


def prepare() -> None:
    """Check that KiCad is here; install it if that can be done. Raises kicad.Trouble."""
    if not kicad.present() and _can_install():
        print("installing KiCad 9 ...", flush=True)
        _install()
    kicad.require()


def _can_install() -> bool:
    release = Path("/etc/os-release")
    here = release.read_text("utf-8") if release.exists() else ""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return root and shutil.which("apt-get") is not None and "bookworm" in here


def _install() -> None:
    entry = _backports(_APT.glob("*.sources"))
    if entry:
        (_APT / "regalia-backports.sources").write_text(entry, "utf-8")
    wait = ("-o", "DPkg::Lock::Timeout=120")  # seconds, for another installation to end
    quiet = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *wait, "-qq")
    kicad.run(*quiet, "update")
    chosen = ("-y", "-t", _SUITE, "--no-install-recommends")
    kicad.run(*quiet, "install", *chosen, *_PACKAGES)


def _backports(files) -> str:
    """Return the machine's entry for Debian's updates, changed to backports; or nothing."""
    found = ""
    for path in sorted(files):
        text = path.read_text("utf-8")
        if _SUITE in text:
            return ""
        for entry in text.split("\n\n"):
            if not found and re.search(r"^Suites:.*\bbookworm-updates\b", entry, re.MULTILINE):
                found = re.sub(r"^Suites:.*$", f"Suites: {_SUITE}", entry, flags=re.MULTILINE)
    return found + "\n" if found else ""
