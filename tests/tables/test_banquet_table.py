"""Banquet Royal at the table: who is asked at which end, what is told, how a move is taken back."""

import pytest

import tables
from games.banquet_royal import SEATS
from tests.moments import legal


@pytest.mark.parametrize("players", [2, 4])
def test_each_turn_is_asked_at_its_end_by_name_and_told_at_the_other(begun, players):
    people = begun(game="banquet-royal", players=players, speed="fast")
    for _ in range(players):
        player = people.game.to_act()
        end = tables.end_of(player)
        name = SEATS[player]
        people.press(end, "right", "left")
        assert people.reads(end, f"{name}: Move this group")
        assert people.reads(1 - end, f"{name} plays") or people.reads(1 - end, name)
        before = people.position
        people.press(1 - end, "up", "down", "left")
        assert people.position == before, "who waits turns pages and does nothing else"
        assert people.reads(1 - end, "Pause")
        people.press(1 - end, "ok")
        assert people.reads(1 - end, "Go on")
        people.press(1 - end, "ok")
        people.press(1 - end, "up")
        while people.game.to_act() == player:
            people.play(legal(people.game)[0])
            people.settle()
