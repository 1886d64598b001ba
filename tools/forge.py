"""Check of the files in .github: workflows, issue forms, Dependabot's settings.

`python3 tools/dev.py lint --all` runs it. It validates the files against their published schemas,
and zizmor looks for insecure workflows. It needs no network.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.interpreters import ROOT

# Files by their schema in check-jsonschema.
_FILES = {
    "vendor.github-workflows": "workflows/*.yml",
    "vendor.github-issue-forms": "ISSUE_TEMPLATE/*.yml",
    "vendor.dependabot": "dependabot.yml",
}


def check(root: Path) -> bool:
    """Check .github in the checkout `root`; print errors, return whether there are none."""
    folder = root / ".github"
    fits = [_fits(schema, sorted(folder.glob(files))) for schema, files in _FILES.items()]
    zizmor = shutil.which("zizmor", path=sysconfig.get_path("scripts")) or "zizmor"
    return all(fits) and _succeeds(zizmor, "--offline", "--quiet", str(folder))


def _fits(schema: str, files: list[Path]) -> bool:
    command = (sys.executable, "-m", "check_jsonschema", "--quiet", "--builtin-schema", schema)
    return _succeeds(*command, *map(str, files))


def _succeeds(*command: str) -> bool:
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(not check(ROOT))
