"""Plan of Banquet Royal's sovereign: from it and the seed come its weights.

The chancellor keeps the weights of an earlier training, at the commit that its docstring names.
"""

from tools.lab.learning.banquet_royal import export
from tools.lab.learning.banquet_royal.training import Plan, Run
from tools.lab.learning.task import Training

PLANS = {"sovereign": Plan(width=40, games=131_040, weighed=4, two_plies=3)}
EXPLOITER = PLANS["sovereign"]._replace(games=24_576, batch=8_192, rate=5e-4)


def _constants(plan: Plan) -> dict[str, int]:
    return {"RANK_WIDTH": plan.ranks, "KEEP": plan.weighed, "TWO_PLIES": plan.two_plies}


TRAINING = Training(
    game="banquet-royal",
    plans=PLANS,
    run=Run,
    highest=export.highest,
    most=export.MOST,
    constants=_constants,
)
