"""Players who together make a game last as long as its rules allow, and dice that help them."""

from base import Rng
from games import CHANCE, OVER
from games.banquet_royal import phases
from games.banquet_royal.position import QUIET_TURNS
from games.roi_et_compagnie.position import PENALTY, ROLL_ALL, WITHOUT_LOCATION, how_of
from games.royal_visit.plays import FOUNTAIN, GREEN, KING, LEFT_GUARD, RED, RIGHT_GUARD, in_chateau

_FARTHEST = b"\4"  # the die with which the Princess has most spaces to go to
_CASTS = 100  # until dice fit a card


def play_long(game, rng: Rng, most: int) -> int:
    """Play a game to its end, or `most` actions of it; return how many were played."""
    choose = _PLAYERS.get(game.NAME, _go_on)
    legal = bytearray(game.ACTIONS)
    actions = 0
    while game.to_act() != OVER and actions < most:
        if game.to_act() == CHANCE:
            game.apply_chance(_DICE.get(game.NAME, _at_random)(game, rng))
            continue
        choices = legal[: game.legal(legal)]
        rng.shuffle(choices, len(choices))
        game.play(choose(game, list(choices)))
        actions += 1
    return actions


def _after(game, action: int, look):
    """Return what `look` finds in the game after an action."""
    game.play(action)
    found = look(game)
    game.undo()
    return found


def _is_over(game) -> bool:
    return game.to_act() == OVER


def _go_on(game, choices: list[int]) -> int:
    """Choose an action that doesn't end the game, if there is one."""
    return min(choices, key=lambda action: _after(game, action, _is_over))


def _royal_visit(game, choices: list[int]) -> int:
    """Keep the King near the Fountain with a Guard at each side, and everybody out of the Chateaux.

    Then the Crown stays where it is, and the deck is shuffled again and again.
    """

    def danger(after) -> int:
        left, king, right = (after.pieces[piece] for piece in (LEFT_GUARD, KING, RIGHT_GUARD))
        away = 20 * abs(king - FOUNTAIN) + abs(FOUNTAIN - 2 - left) + abs(right - FOUNTAIN - 2)
        inside = sum(in_chateau(piece, side) for piece in after.pieces for side in (RED, GREEN))
        return 1000 * _is_over(after) + 50 * inside + away

    return min(choices, key=lambda action: _after(game, action, danger))


def _banquet_royal(game, choices: list[int]) -> int:
    """Hold a feast only when the game would end without; use every transport and cake."""
    last = game.quiet == QUIET_TURNS
    if game.phase == phases.INVITE:
        return phases.HOLD if last else phases.DONE
    if game.phase == phases.WALK:
        wanted = phases.INVITE if last else phases.BOARD
        return max(choices, key=lambda a: _after(game, a, lambda after: after.phase == wanted))
    return min(choices, key=lambda action: action == phases.DONE)


def _roi_et_compagnie(game, choices: list[int]) -> int:
    """Roll as often as can be, leave the locations, and take no card that ends the game."""
    if ROLL_ALL in choices:
        return ROLL_ALL
    return _go_on(game, [a for a in choices if how_of(a) == WITHOUT_LOCATION] + choices)


def _at_random(game, rng: Rng) -> bytes:
    return game.sample(rng)


def _farthest(_game, _rng: Rng) -> bytes:
    return _FARTHEST


def _fitting(game, rng: Rng) -> bytes:
    """Cast dice that fit a card, so that no penalty is due."""
    event = game.sample(rng)
    for _ in range(_CASTS):
        game.apply_chance(event)
        fits = bool(game.illegal_reason(PENALTY))
        game.undo()
        if fits:
            break
        event = game.sample(rng)
    return event


_PLAYERS = {
    "royal-visit": _royal_visit,
    "roi-et-compagnie": _roi_et_compagnie,
    "banquet-royal": _banquet_royal,
}
_DICE = {"roi-et-compagnie": _fitting, "banquet-royal": _farthest}
