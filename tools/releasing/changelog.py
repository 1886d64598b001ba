"""Reading of CHANGELOG.md, in the format of keepachangelog.com."""

import re
from datetime import date

from tools.trouble import Trouble


def release_date(changelog: str, version: str) -> date:
    """Return the date of a version. Raises Trouble if `changelog` has no dated section for it."""
    heading = re.search(rf"^## \[{re.escape(version)}\] - (\S+)$", changelog, re.MULTILINE)
    try:
        return date.fromisoformat(heading[1] if heading else "")
    except ValueError:
        raise Trouble(
            f"CHANGELOG.md has no section '## [{version}] - YYYY-MM-DD'.\n"
            "Write what this version changes there, or correct firmware/version.py."
        ) from None
