"""Plan of Roi & Compagnie's trained level: from it and the seed come its weights."""

from tools.lab.learning.roi_et_compagnie import chances, export
from tools.lab.learning.roi_et_compagnie.training import Plan, Run
from tools.lab.learning.task import Training

PLANS = {"sovereign": Plan(width=32, games=30_000)}

EXPLOITER = Plan(width=32, games=40_000, batch=20, rate=3e-4)

TRAINING = Training(
    game="roi-et-compagnie",
    plans=PLANS,
    run=Run,
    highest=export.highest,
    reads=("criteria",),
    tail=chances.of_neither,
)
