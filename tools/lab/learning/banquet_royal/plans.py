"""Plan of Banquet Royal's sovereign: from it and the seed come its weights.

The chancellor keeps the weights of an earlier training, at the commit that its docstring names.
"""

from pathlib import Path

from tools.lab.learning.banquet_royal import export
from tools.lab.learning.banquet_royal.training import Plan, Run
from tools.lab.learning.task import Training

PLANS = {"sovereign": Plan(width=40, games=131_040, weighed=4, closely=3)}


def _put(run: Run, firmware: Path, level: str, brief: str) -> Path:
    ends, ranks = export.quantise(*run.weights[:2]), export.quantise(*run.weights[2:])
    return export.put(ends, ranks, run.plan.weighed, run.plan.closely, firmware, level, brief)


TRAINING = Training(
    game="banquet-royal",
    plans=PLANS,
    run=Run,
    put=_put,
    sources=(
        "firmware/games/banquet_royal",
        "firmware/ai/banquet_royal/features.py",
        "tools/lab/learning/banquet_royal",
    ),
)
