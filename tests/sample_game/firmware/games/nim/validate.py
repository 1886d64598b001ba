"""Says what is wrong with a game of Nim. Nothing is ever hidden."""

from games.nim.game import STONES, Game

REASONS = ("", "the game is over", "the heap has fewer stones")


def material_error(game: Game) -> str:
    for heap in range(len(STONES)):
        if game.heaps[heap] > STONES[heap]:
            return "heap %d: %d stones, not %d at most" % (heap, game.heaps[heap], STONES[heap])
    return ""


def position_error(game: Game) -> str:
    return material_error(game) if sum(game.heaps) else "heaps: the game is over"


def hidden_error(_game: Game) -> str:
    return ""


def decision_error(_game: Game) -> str:
    return ""


def chance_error(_game: Game) -> str:
    return ""
