"""Plans of Banquet Royal's levels: from them and the seed come their weights."""

from pathlib import Path

from tools.learning.banquet_royal import export
from tools.learning.banquet_royal.training import Plan, Run
from tools.learning.task import Training

PLANS = {
    "chancellor": Plan(width=8, games=16_352, weighed=2),
    "sovereign": Plan(width=40, games=131_040, weighed=4),
}


def _put(run: Run, firmware: Path, level: str, brief: str) -> Path:
    ends, ranks = export.quantise(*run.weights[:2]), export.quantise(*run.weights[2:])
    return export.put(ends, ranks, run.plan.weighed, firmware, level, brief)


TRAINING = Training(
    game="banquet-royal",
    plans=PLANS,
    run=Run,
    put=_put,
    sources=(
        "firmware/games/banquet_royal",
        "firmware/ai/banquet_royal/features.py",
        "tools/learning/banquet_royal",
    ),
)
