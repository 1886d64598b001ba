"""Statistics of a result: confidence interval and Elo."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

_Z = NormalDist().inv_cdf(0.975)  # standard errors on either side of a 95 % interval

# Two lost and two won deals are added: without them, a few equal deals would give an interval of
# width 0.
# Agresti and Coull, "Approximate is better than exact for interval estimation", 1998.
_ADDED = (0.0, 0.0, 1.0, 1.0)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % confidence interval of the mean score of a deal; scores are 0..1.

    The games of a deal are not independent; deals are. So a sample is a deal.
    """
    scored = [*scores, *_ADDED]
    mean = fmean(scored)
    margin = _Z * math.sqrt(variance(scored) / len(scored))
    return max(mean - margin, 0.0), min(mean + margin, 1.0)


def elo(share: float) -> float:
    """Return the Elo difference with this expected score: 400 points are 10 wins to 1 loss.

    Infinite if the share is 0 or 1.
    """
    if share in (0.0, 1.0):
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))
