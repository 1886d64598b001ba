"""Whole saves whose lines don't belong together: each is played on, or put aside in words.

REGALIA_SAVES=10000 tries more of them.
"""

import os
import tempfile
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

import games
from app.save import SetUp
from base import Rng
from drivers.store import MAX_PAYLOAD, Store
from host_sim.desk import Desk
from tests.app.people import BUTTONS, ENDS, RED, People
from tests.app.positions import saved_on_the_way

SAVES = int(os.environ.get("REGALIA_SAVES", "60"))
ACTS = 12


@cache
def sound(name: str) -> list[dict[str, str]]:
    """Saves of random games with each number of players, as lines by their key."""
    saves = []
    declared = games.declared(name)
    for players in range(declared.MIN_PLAYERS, declared.MAX_PLAYERS + 1):
        setup = SetUp(name)
        if "players" in setup.names:
            setup.set("players", str(players))
        for match, plays in list(saved_on_the_way(name, players, players))[::5]:
            saves.append({"setup": setup.text(), "match": match, "plays": plays})
    return saves


@st.composite
def made_up(draw) -> bytes:
    """A save with lines, and words of a line, of other saves of the same game."""
    name = draw(st.sampled_from(games.NAMES))
    some = st.sampled_from(sound(name))
    lines = dict(draw(some))
    for _ in range(draw(st.integers(1, 3))):
        other = draw(some)
        key = draw(st.sampled_from(sorted(lines)))
        words, others = lines[key].split(" "), other[key].split(" ")
        first, end = sorted((draw(st.integers(0, len(words))), draw(st.integers(0, len(words)))))
        words[first:end] = others[first : max(end, draw(st.integers(0, len(others))))]
        lines[key] = " ".join(words)
    text = [f"game {name}"] + [f"{key} {value}" for key, value in lines.items()]
    return "\n".join(text).encode()[:MAX_PAYLOAD]


@settings(max_examples=SAVES)
@given(made_up(), st.integers(0, 2**30))
def test_it_is_played_on_or_put_aside(record, seed):
    with tempfile.TemporaryDirectory() as flash:
        store = Store(flash)
        store.load()
        assert store.save(record)
        people = People(Desk(flash, seed))
        people.desk.power_on()
        people.run(200)
        damaged = people.reads(RED, "The save is damaged")
        people.press(RED, "ok")
        assert people.reads(RED, "Resume %s") is not damaged
        if damaged:
            return
        people.press(RED, "ok")
        chance = Rng(seed)
        for _ in range(ACTS):
            end = chance.below(len(ENDS))
            people.press(end, BUTTONS[chance.below(len(BUTTONS))])
            people.press(end, "ok")
