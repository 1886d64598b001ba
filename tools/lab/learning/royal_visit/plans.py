"""Plans of Royal Visit's levels: from them and the seed come their weights."""

from tools.lab.learning.royal_visit import export
from tools.lab.learning.royal_visit.training import Plan, Run
from tools.lab.learning.task import Training

PLANS = {
    "courtier": Plan(width=2, games=40_000, batch=32, rate=2e-3, lift=1.0),
    "chancellor": Plan(width=24, games=80_000),
    "sovereign": Plan(width=64, games=800_000),
}

EXPLOITER = Plan(width=64, games=100_000, batch=32, rate=3e-4)

TRAINING = Training(
    game="royal-visit",
    plans=PLANS,
    run=Run,
    highest=export.highest,
    reads=("search",),
)
