"""Pages of Roi & Compagnie: dice and row, kingdoms, needs of the row, what the signs mean."""

from micropython import const

import tables
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import (
    APPRENTICE,
    BURGHER,
    CHAMPIKOBOLD,
    DRAGON,
    DWARF,
    ELF,
    FAIRY,
    GNOME,
    HYPNOTIST,
    INHABITANTS,
    ORC,
    RACE,
)
from games.roi_et_compagnie.position import PLACES
from tables.roi_et_compagnie import icons, sketch, words
from tables.roi_et_compagnie.chooser import (
    ASK,
    ASK_FOR_HINT,
    DIE,
    HINT,
    PAY,
    ROLL,
    ROW,
)
from tables.roi_et_compagnie.sketch import ICONS, draw_tray, letter
from ui.canvas import SOLID, WIDTH, fill, header, menu, rounded
from ui.texts import N_, say

# The header.
_ROLL_WIDE = const(7)
_ROLL_HIGH = const(7)
_HEADER_PITCH = const(9)

# The kingdoms.
TRAY_Y = 10
_KINGDOMS_Y = const(26)  # top of the room for kingdoms, and its height
_KINGDOMS_HIGH = const(27)
_KINGDOM_LINE = const(9)
_ONE_COLUMN = const(3)  # kingdoms at most
_NAME_X = const(12)
_BAR_X = const(58)
_BAR_HIGH = const(5)
_BAR_WIDE = const(46)
_POINTS_X = const(4)  # right of the points in the left column
_GOAL = const(20)  # points that fill a bar, while nobody has more

# The needs.
_NEEDS_LINE = const(10)
_BONUS_X = const(11)  # what the location is worth
_CARDS_X = const(17)  # a stroke for each that is left
_RACE_X = const(26)
_NEED_X = const(39)

# What the signs of the needs mean, and who is who: short names go to the left.
_SIGNS_LINE = const(9)
_MEANING_X = const(44)
_MEANINGS = (
    N_("this number, colour"),
    N_("equal numbers"),
    N_("one colour"),
    N_("numbers in a row"),
    N_("sum of the dice"),
    N_("and its neighbour"),
)
_HEADS_LINE = const(11)
_HEADS_LEFT = (ELF, DWARF, GNOME, ORC, FAIRY)
_HEADS_RIGHT = (BURGHER, CHAMPIKOBOLD, APPRENTICE, HYPNOTIST, DRAGON)
_HEADS_RIGHT_X = const(48)
_HEAD_NAME_X = const(12)

# The row of inhabitants.
_CARDS_Y = const(27)
WORDS_Y = 44
_CARD_PITCH = const(26)
_CARD_WIDE = const(24)
_HEAD_WIDE = const(12)
_CARD_HIGH = const(17)
_BONUS_Y = const(8)


def draw_asked(canvas, chooser, told: str) -> None:
    """Draw dice and row for the player who is asked; told: what happened last, "" for nothing."""
    if chooser.focus == ASK:
        _question(canvas, chooser)
        return
    board = chooser.board
    draw_header(canvas, board.player, words.your_turn(board.player), board.rolls)
    draw_tray(canvas, board.dice, chooser.kept, chooser.die_pointed, TRAY_Y)
    draw_row(canvas, board, chooser.fits, chooser.place_pointed, chooser.alone)
    if told and chooser.fresh:
        canvas.centre(told, WORDS_Y)
    elif chooser.focus == ROW and chooser.denied:
        canvas.centre(say("The dice don’t fit"), WORDS_Y)
    elif chooser.focus == ROW:
        _inhabitant(canvas, chooser)
    elif chooser.alone:
        canvas.text("✓ " + words.alone(board.row[chooser.place]), 0, WORDS_Y)
    else:
        canvas.centre(_sentence(chooser), WORDS_Y)


def draw_told(canvas, scene, told: str) -> None:
    """Draw dice and row for those who watch; told: what the player does, or did last."""
    board = scene.board
    draw_header(canvas, scene.player, words.plays(scene.player), board.rolls)
    draw_tray(canvas, scene.numbers, scene.kept, -1, TRAY_Y, scene.tilted)
    boxed = 0 if scene.tumbling else position.fitting(board)
    draw_row(canvas, board, boxed, scene.place, scene.alone)
    canvas.centre(told, WORDS_Y)


def draw_row(canvas, board, boxed: int, chosen: int, alone: bool) -> None:
    """Draw the inhabitants.

    boxed: bit mask of the places in a box; chosen: the place that is dark on light, or -1; alone:
    whether the location above that place doesn't come along.
    """
    for place in range(PLACES):
        if board.row[place] < INHABITANTS:
            bonus = 0 if alone and place == chosen else position.location_bonus(board, place)
            _card(canvas, board, place, boxed >> place & 1, place == chosen, bonus)


def _card(canvas, board, place: int, boxed, chosen, bonus: int) -> None:
    """Draw an inhabitant with its points and the bonus for its location.

    A head is never dark on light, as nobody would know it: only the points are.
    """
    x = place * _CARD_PITCH
    if boxed or chosen:
        rounded(canvas.frame, x, _CARDS_Y, _CARD_WIDE, _CARD_HIGH, False)
    if chosen:
        fill(canvas.frame, x + _HEAD_WIDE, _CARDS_Y, _CARD_WIDE - _HEAD_WIDE, _CARD_HIGH, 1, SOLID)
    ink = 0 if chosen else 1
    kind = board.row[place]
    ICONS.draw(canvas.frame, icons.BURGHER + RACE[kind], x + 2, _CARDS_Y + 1, 1)
    right = x + _CARD_WIDE - 2
    canvas.right(str(position.offer_points(board, kind)), right, _CARDS_Y, ink)
    if bonus:
        canvas.right(words.signed(bonus), right, _CARDS_Y + _BONUS_Y, ink)
    elif RACE[kind] == HYPNOTIST:
        x = right - ICONS.width(icons.BRINGS)
        ICONS.draw(canvas.frame, icons.BRINGS, x, _CARDS_Y + _BONUS_Y, ink)


def _inhabitant(canvas, chooser) -> None:
    """Draw what the inhabitant under the cursor is and needs; a check mark if the dice fit."""
    kind = chooser.board.row[chooser.place]
    x = canvas.text(_mark(chooser.fits, chooser.place) + words.race(kind), 0, WORDS_Y)
    sketch.draw_sketch(canvas, kind, x + 4, WORDS_Y)


def _sentence(chooser) -> str:
    """Return what OK would do, or why it can't."""
    if chooser.focus == HINT:
        return say("Thinking…")
    item = chooser.bar.item
    if chooser.focus == DIE:
        return say("Roll it again") if chooser.kept >> chooser.die & 1 else say("Set it aside")
    if item == ROLL:
        return words.may_roll(chooser.kept)
    if item == PAY:
        board = chooser.board
        return say("Take penalty %d") % -board.penalties[board.penalties_size - 1]
    if item == ASK_FOR_HINT:
        return say("Show a hint")
    return ""


def _question(canvas, chooser) -> None:
    """Draw the ways to take a card, a line each, and one to go back."""
    ways = [chooser.ways[i] for i in range(chooser.way_count)]
    header(canvas, words.question(ways[0]))
    lines = [(words.answer(chooser.board, chooser.place, way), "") for way in ways]
    lines.append((say("Take another card"), ""))
    menu(canvas, lines, chooser.way)


def draw_kingdoms(canvas, scene, told: str) -> None:
    """Draw the kingdoms of a `Scene`, below its dice; told: what happens, or ""."""
    board = scene.board
    if told:
        draw_header(canvas, scene.player, told, 0)
    else:
        draw_header(canvas, scene.player, words.plays(scene.player), board.rolls)
    draw_tray(canvas, scene.numbers, scene.kept, -1, TRAY_Y, scene.tilted)
    columns = 1 if board.players <= _ONE_COLUMN else 2
    lines = (board.players + columns - 1) // columns
    wide = WIDTH // columns
    y = _KINGDOMS_Y + (_KINGDOMS_HIGH - lines * _KINGDOM_LINE) // 2
    points = [board.score(player) for player in range(board.players)]
    goal = max(_GOAL, max(points))
    for player in range(board.players):
        x = player // lines * wide
        line = y + player % lines * _KINGDOM_LINE
        _kingdom(canvas, player, points[player], x, line, wide)
        if columns == 1:
            long = _BAR_WIDE * max(0, points[player]) // goal
            rounded(canvas.frame, _BAR_X, line + 2, max(2, long), _BAR_HIGH, True)


def _kingdom(canvas, player: int, points: int, x: int, y: int, wide: int) -> None:
    """Draw a kingdom's emblem, name and points."""
    ICONS.draw(canvas.frame, icons.LION + player, x, y, 1)
    right = canvas.right(str(points), x + wide - (0 if x else _POINTS_X), y)
    room = min(right - _POINTS_X - _NAME_X - x, _BAR_X - _NAME_X - 2)
    canvas.text(tables.short(tables.called[player], room), x + _NAME_X, y)


def draw_needs(canvas, board) -> None:
    """Draw a line for each place of the row: its location, and what its inhabitant needs."""
    fits = position.fitting(board)
    for place in range(PLACES):
        _need(canvas, board, place, _mark(fits, place), 1 + place * _NEEDS_LINE)


def _need(canvas, board, place: int, mark: str, y: int) -> None:
    """Draw the line of one place; mark: before its points."""
    ICONS.draw(canvas.frame, icons.CITY + place, 0, y, 1)
    canvas.text(str(position.top_location(board, place)), _BONUS_X, y)
    for card in range(board.locations[place]):
        canvas.frame.hline(_CARDS_X, y + 7 - 3 * card, 3, 1)
    kind = board.row[place]
    if kind >= INHABITANTS:
        return
    ICONS.draw(canvas.frame, icons.SMALL_BURGHER + RACE[kind], _RACE_X, y, 1)
    sketch.draw_sketch(canvas, kind, _NEED_X, y)
    points = str(position.offer_points(board, kind))
    bonus = position.location_bonus(board, place)
    if bonus:
        points += words.signed(bonus)
    canvas.right(mark + points, WIDTH - 2, y)


def _mark(fits: int, place: int) -> str:
    """Return a check mark if the dice fit the inhabitant of a place; fits: a bit mask."""
    return "✓ " if fits >> place & 1 else ""


def draw_signs(canvas, chooser) -> None:
    """Draw what the signs of the needs mean, or who is who.

    chooser: of the player who is asked, for whom OK turns the page; None at the other end.
    """
    if chooser and chooser.heads:
        for i in range(len(_HEADS_LEFT)):
            _head(canvas, _HEADS_LEFT[i], 0, i * _HEADS_LINE)
            _head(canvas, _HEADS_RIGHT[i], _HEADS_RIGHT_X, i * _HEADS_LINE)
        return
    for i in range(len(_MEANINGS)):
        _sign(canvas, i, 0, i * _SIGNS_LINE)
        canvas.text(say(_MEANINGS[i]), _MEANING_X, i * _SIGNS_LINE)
    if chooser:
        canvas.right("›", WIDTH, (len(_MEANINGS) - 2) * _SIGNS_LINE)


def _head(canvas, race: int, x: int, y: int) -> None:
    """Draw an inhabitant's head and name."""
    ICONS.draw(canvas.frame, icons.SMALL_BURGHER + race, x, y, 1)
    canvas.text(say(words.RACES[race]), x + _HEAD_NAME_X, y)


def _sign(canvas, sign: int, x: int, y: int) -> None:
    """Draw an example of a sign; sign: the index of its meaning."""
    if sign == 0:
        sketch.draw_sign(canvas.frame, icons.FOUR, x, y, 1)
        initial = icons.R + sketch.LETTERS.find(letter(0))
        sketch.draw_sign(canvas.frame, initial, x + sketch.PITCH + sketch.GROUP, y, 1)
    elif sign == 1:
        x = sketch.draw_dice(canvas.frame, 3, icons.BLOCK, x, y, 1)
        sketch.draw_dice(canvas.frame, 2, icons.RING, x, y, 1)
    elif sign == 2:
        sketch.draw_dice(canvas.frame, 3, icons.DROP, x, y, 1)
    elif sign == 3:
        sketch.draw_steps(canvas, 4, x, y, 1)
    elif sign == 4:
        ICONS.draw(canvas.frame, icons.SUM, x, y + 1, 1)
        ICONS.draw(canvas.frame, icons.AT_MOST, x + sketch.PITCH, y + 1, 1)
        ICONS.draw(canvas.frame, icons.AT_LEAST, x + 2 * sketch.PITCH, y + 1, 1)
    else:
        ICONS.draw(canvas.frame, icons.BRINGS, x, y, 1)


def draw_header(canvas, player: int, text: str, rolls: int) -> None:
    """Draw a kingdom's emblem, a text, and a small die for each roll that is left."""
    emblem = icons.LION + player
    ICONS.draw(canvas.frame, emblem, 0, 0, 1)
    canvas.text(text, ICONS.width(emblem) + 3, 0)
    for i in range(rolls):
        x = WIDTH - _HEADER_PITCH * (i + 1) + _HEADER_PITCH - _ROLL_WIDE
        rounded(canvas.frame, x, 1, _ROLL_WIDE, _ROLL_HIGH, False)
        canvas.frame.fill_rect(x + 3, 4, 1, 1, 1)
