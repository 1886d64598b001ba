"""What tests must know of Roi & Compagnie."""

import itertools

from games.roi_et_compagnie import parse
from games.roi_et_compagnie import position as roi
from games.roi_et_compagnie.cards import DICE, INHABITANTS
from tables import end_of
from tables.roi_et_compagnie import chooser as keys
from tests import facts
from tests.facts import press_until
from tests.games.roi_tables import position

_CASTS = 100  # until dice fit a card


class Facts(facts.Facts):
    DEALS = 30

    def permute_hidden(self, game, player, shuffler):
        """Shuffle the inhabitants in the pile and out of the game, and the penalties below."""
        seen = set(game.row)
        for king in range(game.players):
            seen |= set(game.kingdoms[king][: game.sizes[king]])
        kinds = [kind for kind in range(INHABITANTS) if kind not in seen]
        shuffler.shuffle(kinds)
        game.pile[: game.pile_size] = bytes(kinds[: game.pile_size])
        below = list(game.penalties[: game.penalties_size - 1])
        shuffler.shuffle(below)
        game.penalties[: len(below)] = bytes(below)

    def act_of_longest(self, game, choices):
        """Roll as often as can be, leave the locations, and take no card that ends the game."""
        if roi.ROLL_ALL in choices:
            return roi.ROLL_ALL
        alone = [action for action in choices if roi.how_of(action) == roi.WITHOUT_LOCATION]
        return super().act_of_longest(game, alone + choices)

    def event_of_longest(self, game, rng):
        """Cast dice that fit a card, so that no penalty is due."""
        event = game.sample(rng)
        for _ in range(_CASTS):
            game.apply_chance(event)
            fits = bool(game.illegal_reason(roi.PENALTY))
            game.undo()
            if fits:
                break
            event = game.sample(rng)
        return event

    def play(self, people, table, game, action):
        chooser, end = table.chooser, end_of(game.to_act())
        if roi.is_roll(action):
            for die in range(DICE):
                if chooser.rolled and (chooser.kept ^ action) >> die & 1 == 0:
                    press_until(people, end, "up", lambda: chooser.focus == keys.DIE)
                    press_until(people, end, "right", lambda die=die: chooser.die == die)
                    people.press(end, "ok")
            use_bar(people, end, chooser, keys.ROLL)
        elif action == roi.PENALTY:
            use_bar(people, end, chooser, keys.PAY)
        else:
            way = "down" if chooser.focus == keys.DIE else "up"
            press_until(people, end, way, lambda: chooser.focus == keys.ROW)
            press_until(people, end, "right", lambda: chooser.place == roi.place_of(action))
            alone = roi.how_of(action) == roi.WITHOUT_LOCATION
            if alone and not roi.ends_game(chooser.board, chooser.place):
                use_bar(people, end, chooser, keys.ALONE)
                return
            people.press(end, "ok")
            if chooser.focus == keys.ASK:
                press_until(people, end, "down", lambda: chooser.ways[chooser.way] == action)
                people.press(end, "ok")

    def near_the_end(self):
        return {
            "match": "l 1b1b1r3g2r6g 0 B1D8G3O2F1 E1E2E3D3D4D5D6D7G1G2G4G5G6O3O4O5O6O7C1C2C3A1"
            "A2F2F3F4F5H1X1X2X3 111222334 m2D1m3D2 o2O1-1"
        }

    def brightest(self, laid):
        """All locations left, all inhabitants at home, dice of one colour, full lanes."""
        rows = ("B1D8G3O2F1", "B1X1G3X2F1", "X1X2H1X3F1")
        for kings in (("D1D2", "O1O4O5"), ("D1", "D2", "O1", "O4", "O5")):
            for row, dice in itertools.product(rows, ("112233", "223311", "331122")):
                laid.lay(parse.read_position(position(row, dice, 0, kings)))
                yield
                laid.ask(0)
                yield
            for winners in range(1, 1 << len(kings)):
                laid.celebrate(winners)
                yield
                laid.ask(-1)


def use_bar(people, end: int, chooser, item: int) -> None:
    """Go to an item of the bar and press OK."""
    press_until(people, end, "down", lambda: chooser.focus == keys.BAR)
    press_until(people, end, "right", lambda: chooser.bar.item == item)
    people.press(end, "ok")
