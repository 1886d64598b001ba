"""Golden screens as a script draws them in this process."""

from pathlib import Path

from host_sim import run
from tools import golden


def differences(script: Path, language: str, folder: Path) -> str:
    """Play a script, its captures going into `folder`; return where they aren't as recorded."""
    words = [str(script), "--set", f"language={language}", "--out", str(folder)]
    assert run.main(words) == 0
    return "\n".join(golden.compare(script, language, golden.collected(script, language, folder)))
