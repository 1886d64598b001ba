"""What decided a match: the sentence of the result, and the turns, found again by a replay."""

from copy import deepcopy

import pytest

import games
from games.history import History
from games.record import write
from games.royal_visit import plays
from games.royal_visit.position import BY_CROWN
from tests import facts
from tests.app.people import ENDS, GREEN, RED

MOST = 3  # turns where points are counted
COLUMNS = {
    "Inhabitants decided": lambda game, who: game.inhabitant_points(who),
    "Locations decided": lambda game, who: game.location_points(who),
    "Minus points decided": lambda game, who: -game.minus_points(who),
    "Pawns decided": lambda game, who: game.guests[who],
    "Crowns decided": lambda game, who: game.crowns[who],
    "Cakes decided": lambda game, who: game.score(who) - game.guests[who] * game.crowns[who],
}


def ahead(match, game):
    """A function that says by how much the winner is ahead in what the sentence names."""
    winner = match.winners.bit_length() - 1
    if game.NAME == "royal-visit":
        by_crown = game.termination == BY_CROWN
        way = 1 if winner == GREEN else -1
        return lambda: (
            way * ((game.crown if by_crown else game.pieces[plays.KING]) - plays.FOUNTAIN)
        )
    column = COLUMNS[match.why.partition(":")[0]]
    others = [player for player in range(game.players) if player != winner]
    second = max(others, key=game.score)
    return lambda: column(game, winner) - column(game, second)


def decisive(match, game) -> dict[int, tuple[int, int]]:
    """The turns since the winner went ahead that brought most: (how much, the player's turn)."""
    lead = ahead(match, game)
    history = History(game)
    while history.back():
        pass
    brought = {}
    turn = number = 0
    actor = -1
    while history.ahead:
        before = lead()
        number += game.to_act() != actor
        actor = game.to_act()
        history.forward()
        if before <= 0:
            brought = {}
        if lead() > before:
            brought[turn] = (lead() - before, number)
        turn += 1
    most = len(brought) if game.NAME == "royal-visit" else MOST
    best = sorted(brought, key=lambda turn: (brought[turn], turn))[-most:]
    return {turn: brought[turn] for turn in sorted(best)}


def watched(people, cut_at: int):
    """Watch a match that computers play from its deal to its end; return a copy of its game."""
    people.press(RED, "ok", "ok", "ok")
    people.until(lambda: people.app.shown == "match")
    if cut_at:
        people.until(lambda: people.match.turn == cut_at, 300_000)
        people.resume()
    people.until(lambda: people.match.over, 900_000)
    ended = deepcopy(people.match.game)  # the coach goes back through the other one
    people.until(lambda: people.app.shown == "result" and not people.app.screen.busy)
    people.run(2000)
    return ended


@pytest.mark.parametrize("name", facts.reviewed())
@pytest.mark.parametrize("cut_at", [0, 8])
def test_the_turns_that_decided_are_gone_through_from_the_result(sit, name, cut_at):
    seats = facts.computers(name, games.declared(name).MAX_PLAYERS)
    if name == "roi-et-compagnie":
        seats["players"] = "3"
    people = sit(game=name, speed="fast", people="0", **seats)
    ended = watched(people, cut_at)
    match = people.match
    wanted = decisive(match, ended)
    assert list(wanted) == match.decisive
    for end in ENDS:
        assert people.tells(end, match.why)
    if name == "royal-visit":
        steps = sum(by for by, _ in wanted.values())
        assert match.why.endswith(f": {steps} steps in {len(wanted)} turns.")
    people.choose(RED, "Turns that decided")
    seen = []
    for _ in range(len(wanted) + 1):  # the last one stays
        people.ready()
        seen.append(people.app.screen._turn)
        assert people.reads(RED, f"{wanted[seen[-1]][1]}. ")
        people.press(RED, "right")
    assert seen == [*wanted, seen[-1]]


def test_a_match_too_long_to_go_back_through_has_its_result(sit, monkeypatch):
    name = "banquet-royal"
    people = sit(game=name, speed="fast", **facts.computers(name) | facts.of(name).near_the_end())
    people.press(RED, "ok", "ok")
    people.until(lambda: people.match.over, 300_000)
    record, ahead, undo = write(people.game), people.match.ahead, people.game.undo

    def fails():
        if len(ahead) > 1:
            raise MemoryError
        return undo()

    monkeypatch.setattr(people.game, "undo", fails)
    people.until(lambda: ahead, 300_000)
    people.until(lambda: not people.app.screen.busy, 300_000)
    assert people.app.shown == "result"
    assert not ahead
    assert write(people.game) == record
