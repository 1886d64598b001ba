"""The arithmetic of a result: shares, how sure they are, and Elo."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

_SURE = NormalDist().inv_cdf(0.975)  # standard errors to either side of a 95 % interval

# Two deals wholly lost and two wholly won are reckoned in: without them a handful of deals that
# happen to be alike would make for an interval of no width at all.
# Agresti and Coull, "Approximate is better than exact for interval estimation", 1998.
_RECKONED_IN = (0.0, 0.0, 1.0, 1.0)


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of the mean of these scores, one of each deal, all in 0..1.

    The games of a deal hang together, the deals don't: so the spread between deals is what counts.
    """
    reckoned = [*scores, *_RECKONED_IN]
    mean = fmean(reckoned)
    margin = _SURE * math.sqrt(variance(reckoned) / len(reckoned))
    return max(mean - margin, 0.0), min(mean + margin, 1.0)


def elo(share: float) -> float:
    """The Elo difference at which this share is expected: 400 points are 10 wins to 1 loss.

    Infinite where the share is 0 or 1.
    """
    if share in (0.0, 1.0):
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))
