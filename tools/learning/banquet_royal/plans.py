"""Plans of Banquet Royal's levels: from them and the seed come their weights."""

from pathlib import Path

from tools.learning.banquet_royal import export
from tools.learning.banquet_royal.training import Plan, Run
from tools.learning.task import Training

PLANS = {
    "chancellor": Plan(width=8, games=4_000, weighed=2),
    "sovereign": Plan(width=24, games=100_000, weighed=4, half=12_000),
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
