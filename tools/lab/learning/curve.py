"""Picture of the learning curve: each network's strength over its run."""

from pathlib import Path

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from tools.lab.learning.training import Run

_COLOURS = ("#8a6d3b", "#3b6d8a", "#7a2f3b")


def draw(runs: list[Run], target: Path) -> None:
    """Write a PNG of the curves of `runs`."""
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for run, colour in zip(runs, _COLOURS, strict=False):
        games, shares, _ = zip(*run.curve, strict=True)
        label = f"{run.name}, {run.plan.width} hidden units"
        axes.plot(games, shares, color=colour, label=label, linewidth=1.5)
    axes.set_xscale("log")
    axes.set_xlabel("games against itself")
    axes.set_ylabel("games won against the hand-written evaluation")
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", frameon=False)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    target.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(target, dpi=100, metadata={"Software": None})
