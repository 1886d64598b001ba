"""The table for small games: a chance event is told of the player whose turn it is for."""

import pytest

import tables
from games import CHANCE
from tables.simple import SimpleTable
from tests.tables.laid import Buzzer


class Coin:
    """A game in which the two players act in turn, and a coin is tossed before each act."""

    NAME = "royal-visit"
    ACTIONS = 1

    def __init__(self, player: int = 0):
        self.player = player

    def to_act(self) -> int:
        return self.player

    def view(self, _player: int, into: "Coin") -> "Coin":
        into.player = self.player
        return into


class Table(SimpleTable):
    def __init__(self):
        super().__init__(Coin, None, Buzzer(), ("person", "person"))

    def describe(self, board, action: int) -> str:
        return "heads" if action == CHANCE else "a step"


@pytest.mark.parametrize(("action", "told"), [(0, "Red: a step"), (CHANCE, "Green: heads")])
def test_an_act_is_told_of_who_acted_and_chance_of_who_is_next(action, told, monkeypatch):
    monkeypatch.setattr(tables, "called", ("Red", "Green"))
    table = Table()
    table.begin((Coin(0),))
    table.happened(0, 0, action, (Coin(1),))
    assert table._words() == told
