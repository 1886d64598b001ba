"""Buttons that play an action on the table of a game, pressed by `People` at end A."""

from collections import deque

from games.banquet_royal.kingdom import SPACES
from games.roi_et_compagnie import position as roi
from games.royal_visit import plays
from tables.banquet_royal import chooser as banquet
from tables.roi_et_compagnie import chooser as roi_chooser
from tables.royal_visit import hand as royal_visit
from tests.app.people import RED, People

_LONGEST = 40  # presses until what is looked for comes

_BUTTONS = ("left", "right", "up", "down")


def play(people: People, table, game, action: int) -> None:
    """Play an action of the person who is asked at end A."""
    {"royal-visit": _royal_visit, "roi-et-compagnie": _roi, "banquet-royal": _banquet}[game.NAME](
        people, table, action
    )


def _press_until(people: People, button: str, condition) -> None:
    for _ in range(_LONGEST):
        if condition():
            return
        people.press(RED, button)
    raise AssertionError(f"{_LONGEST} times {button} don't lead there")


def _royal_visit(people: People, table, action: int) -> None:
    hand = table.hands[RED]
    items = {plays.END: royal_visit.END_TURN, plays.PASS: royal_visit.PASS}
    if plays.COST[action]:
        _press_until(people, "up", lambda: hand.focus == royal_visit.CARDS)
        _press_until(people, "right", lambda: hand.pointed() == plays.CARD[action])
    else:
        item = items.get(action, royal_visit.USE_POWER)
        _press_until(people, "down", lambda: hand.focus == royal_visit.BAR)
        _press_until(people, "right", lambda: hand.bar.item == item)
    people.press(RED, "ok")
    if action not in items:
        _press_until(people, "right", lambda: hand.ways.action == action)
        people.press(RED, "ok")


def _roi(people: People, table, action: int) -> None:
    chooser = table.chooser
    if roi.is_roll(action):
        for die in range(6):
            if chooser.rolled and (chooser.kept ^ action) >> die & 1 == 0:
                _press_until(people, "up", lambda: chooser.focus == roi_chooser.DIE)
                _press_until(people, "right", lambda die=die: chooser.die == die)
                people.press(RED, "ok")
        _roi_bar(people, chooser, roi_chooser.ROLL)
    elif action == roi.PENALTY:
        _roi_bar(people, chooser, roi_chooser.PAY)
    else:
        way = "down" if chooser.focus == roi_chooser.DIE else "up"
        _press_until(people, way, lambda: chooser.focus == roi_chooser.ROW)
        _press_until(people, "right", lambda: chooser.place == roi.place_of(action))
        if roi.how_of(action) == roi.WITHOUT_LOCATION and not roi.ends_game(
            chooser.board, chooser.place
        ):
            _roi_bar(people, chooser, roi_chooser.ALONE)
            return
        people.press(RED, "ok")
        if chooser.focus == roi_chooser.ASK:
            _press_until(people, "down", lambda: chooser.ways[chooser.way] == action)
            people.press(RED, "ok")


def _roi_bar(people: People, chooser, item: int) -> None:
    _press_until(people, "down", lambda: chooser.focus == roi_chooser.BAR)
    _press_until(people, "right", lambda: chooser.bar.item == item)
    people.press(RED, "ok")


def _banquet(people: People, table, action: int) -> None:
    aim_in_banquet(people, table, action)
    people.press(RED, "ok")


def aim_in_banquet(people: People, table, action: int) -> None:
    """Put the cursor where OK plays an action of Banquet Royal."""
    chooser = table.chooser
    if action >= SPACES:
        _press_until(people, "down", lambda: chooser.focus == banquet.BAR)
        _press_until(people, "right", lambda: chooser.bar.item == banquet.item_of(action))
    else:
        _press_until(people, "up", lambda: chooser.focus == banquet.MAP)
        for button in _way(chooser, action):
            people.press(RED, button)
        assert chooser.spot == action


def _way(chooser, space: int) -> tuple[str, ...]:
    """The arrows that lead the cursor to a space that can be chosen."""
    waiting: deque[tuple[int, tuple[str, ...]]] = deque([(chooser.cursor, ())])
    seen = {chooser.cursor}
    while waiting:
        at, way = waiting.popleft()
        if at == space:
            return way
        for code, button in enumerate(_BUTTONS):
            after = banquet.step(chooser.targets, at, code)
            if after not in seen:
                seen.add(after)
                waiting.append((after, (*way, button)))
    raise AssertionError(f"no arrows lead to space {space}")
