"""The page of whoever plays: dice, the row below them, and what happens or what OK would do."""

from micropython import const

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.cards import HYPNOTIST, INHABITANTS, RACE
from table.roi_et_compagnie import bar, header, icons, sketch, tray, words
from table.roi_et_compagnie.chooser import ALONE, ASK, DIE, ROW
from ui import menus, widgets
from ui.texts import N_, say

_DICE_Y = const(9)
_CARDS_Y = const(27)
_WORDS_Y = const(44)

_CARD_PITCH = const(26)
_CARD_WIDE = const(24)
_CARD_HIGH = const(17)
_BONUS_Y = const(8)

_ITEMS = {
    bar.CHANCES: N_("The chances"),
    bar.KINGDOMS: N_("The kingdoms"),
    bar.NEEDS: N_("What they need"),
    bar.HALT: N_("Pause"),
}


def draw_asked(canvas, chooser, told: str) -> None:
    """Draw it for the player at the buttons; `told` is what happened last, "" for nothing."""
    if chooser.focus == ASK:
        _question(canvas, chooser)
        return
    board = chooser.board
    header.draw(canvas, board.player, words.your_turn(board.player), board.rolls)
    tray.draw(canvas, board.dice, chooser.kept, chooser.die_pointed, _DICE_Y)
    _row(canvas, board, True, chooser.place_pointed, chooser.focus == ALONE)
    if told and chooser.fresh:
        canvas.centre(told, _WORDS_Y)
    elif chooser.focus == ROW:
        _inhabitant(canvas, board, chooser.place)
    elif chooser.focus == ALONE:
        canvas.text("✓ " + words.alone(board.row[chooser.place]), 0, _WORDS_Y)
    else:
        canvas.centre(_sentence(chooser), _WORDS_Y)


def draw_told(canvas, scene, told: str) -> None:
    """Draw it for everybody: what whoever plays does, or did last."""
    board = scene.board
    header.draw(canvas, scene.player, words.plays(scene.player), board.rolls)
    tray.draw(canvas, scene.numbers, scene.kept, -1, _DICE_Y)
    _row(canvas, board, not scene.aloft, scene.place, scene.alone)
    canvas.centre(told, _WORDS_Y)


def _row(canvas, board, cast, chosen: int, alone: bool) -> None:
    """The inhabitants; those that fit stand in a box, if the dice are `cast` and lie still.

    alone: the location above the place `chosen` does not come along
    """
    for place in range(PLACES):
        if board.row[place] < INHABITANTS:
            boxed = cast and offers.fits(board, place)
            bonus = 0 if alone and place == chosen else offers.bonus(board, place)
            _card(canvas, board, place, boxed, place == chosen, bonus)


def _card(canvas, board, place: int, boxed, chosen, bonus: int) -> None:
    x = place * _CARD_PITCH
    if boxed:
        widgets.rounded(canvas.frame, x, _CARDS_Y, _CARD_WIDE, _CARD_HIGH, chosen)
    elif chosen:
        widgets.rounded(canvas.frame, x + 1, _CARDS_Y + 1, _CARD_WIDE - 2, _CARD_HIGH - 2, True)
    ink = 0 if chosen else 1
    kind = board.row[place]
    sketch.ICONS.draw(canvas.frame, icons.BURGHER + RACE[kind], x + 2, _CARDS_Y + 1, ink)
    right = x + _CARD_WIDE - 2
    canvas.right(str(offers.points(board, kind)), right, _CARDS_Y, ink)
    if bonus:
        canvas.right(words.signed(bonus), right, _CARDS_Y + _BONUS_Y, ink)
    elif RACE[kind] == HYPNOTIST:
        x = right - sketch.ICONS.width(icons.BRINGS)
        sketch.ICONS.draw(canvas.frame, icons.BRINGS, x, _CARDS_Y + _BONUS_Y, ink)


def _inhabitant(canvas, board, place: int) -> None:
    """Who it is and what it needs, after a tick where the dice meet that."""
    kind = board.row[place]
    mark = "✓ " if offers.fits(board, place) else ""
    x = canvas.text(mark + words.race(kind), 0, _WORDS_Y)
    sketch.draw(canvas, kind, x + 4, _WORDS_Y)


def _sentence(chooser) -> str:
    """What OK would do, or why it can't."""
    if chooser.denied:
        return say("All dice are set aside")
    if chooser.focus == DIE:
        return say("Roll it again") if chooser.kept >> chooser.die & 1 else say("Set it aside")
    item = chooser.bar.item
    if item == bar.ROLL:
        return words.may_roll(chooser.kept)
    if item == bar.PAY:
        board = chooser.board
        return say("Take the penalty: %d") % -board.penalties[board.penalties_size - 1]
    return say(_ITEMS[item])


def _question(canvas, chooser) -> None:
    """The ways to take a card, a line each, and one to go back."""
    ways = [chooser.ways[i] for i in range(chooser.way_count)]
    widgets.header(canvas, words.question(ways[0]))
    lines = [(words.answer(chooser.board, chooser.place, way), "") for way in ways]
    lines.append((say("Take another card"), ""))
    menus.menu(canvas, lines, chooser.way)
