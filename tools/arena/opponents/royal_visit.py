"""Opponents in Royal Visit."""

from functools import partial

from tools.arena.opponents import evaluation, one_ply

MAKERS = {
    "one-ply": partial(one_ply.Thinker, weights=evaluation.BY_HAND),
    "one-ply-tuned": partial(one_ply.Thinker, weights=evaluation.BY_PLAY),
}
