"""What holds for the table of every game: computers play it to its end, which is then shown."""

import re
from pathlib import Path

import pytest

import games
import players
import table
from console import verdict
from console.result import LOOK_MS
from tests.console.people import ENDS


def kits():
    """Every game with every number of players that it can have."""
    for name in games.NAMES:
        game = games.load(name).Game
        yield name, game.FEWEST
        for count in range(game.FEWEST + 1, game.MOST + 1):
            yield pytest.param(name, count, marks=pytest.mark.extra)


def seats(name: str, count: int, level: str) -> dict:
    """The settings that give the first `count` seats of a game to computers of a level."""
    kit = table.load(name)
    chosen = {seat.lower(): level for seat in kit.SEATS[:count]}
    return chosen if count == len(kit.SEATS) == 2 else chosen | {"players": str(count)}


@pytest.mark.parametrize("name", games.NAMES)
def test_the_kit_has_a_seat_for_each_player_and_offers_every_number(name):
    kit = table.load(name)
    game = games.load(name).Game
    assert kit.SEATS == games.part(name, "notation").PLAYERS
    counts = dict(kit.OPTIONS).get("players", (str(len(kit.SEATS)),))
    assert counts == tuple(str(count) for count in range(game.FEWEST, game.MOST + 1))
    for edition in dict(kit.OPTIONS)["edition"]:
        assert games.part(name, "notation").read_rules(edition).text() == edition


def requests() -> list[tuple[str, int]]:
    """The names and numbers of all requests: what is public and below 0 in the code of tables."""
    code = [file.read_text(encoding="utf-8") for file in Path(table.__file__).parent.rglob("*.py")]
    told = re.findall(r"^([A-Z]\w*) = (?:const\()?(-\d+)", "\n".join(code), re.MULTILINE)
    return sorted((name, int(number)) for name, number in told)


def test_no_request_is_the_number_of_another_one_or_of_an_action():
    names, numbers = zip(*requests(), strict=True)
    assert {"NOTHING", "TAKE_BACK", "COVER", "PAUSE", "HINT"} < set(names)
    assert len(set(numbers)) == len(numbers), requests()
    for name in games.NAMES:
        assert set(range(games.load(name).Game.ACTIONS)).isdisjoint(numbers)


@pytest.mark.parametrize(("name", "count"), list(kits()))
def test_computers_play_a_whole_match_and_both_panels_tell_who_won(sit, name, count):
    people = sit(game=name, speed="fast", **seats(name, count, players.levels(name)[0]))
    people.press(0, "ok", "ok", "ok")
    people.until(lambda: people.match.over, longest_ms=3_600_000)
    game = people.game
    assert people.match.winners == game.winners()
    assert game.players == count
    people.run(LOOK_MS)
    for end in ENDS:
        assert people.reads(end, verdict.headline(people.match))
        assert people.tells(end, verdict.sentence(people.match))
    if people.console.kit.SHEET:
        people.choose(0, "Score sheet")
        for seat, numbers in verdict.sheet(people.match):
            assert people.reads(1, seat)
            assert people.reads(1, str(numbers[-1]))
        assert [row[1][-1] for row in verdict.sheet(people.match)] == [
            game.score(player) for player in range(count)
        ]
