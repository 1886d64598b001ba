"""No sequence of links, new tables and tables brought back loses a match that somebody began."""

import builtins
import errno
import json
import os
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from app.save import Save
from drivers.store import FOLDER, Store
from host_sim import saved, script
from host_sim.desk import PRESS_MS, TICK_MS
from host_sim.web.commands import Refused, perform
from host_sim.web.live import LiveDesk
from tests.app.positions import position
from tests.host_sim.served import live_desk
from tests.host_sim.toy_desk import ToyDesk
from tools import golden

# REGALIA_SEQUENCES=10000 is what a change of these tables is checked with by hand.
SEQUENCES = int(os.environ.get("REGALIA_SEQUENCES", "200"))
PLACES = st.integers(0, 1_000_000)
CROWNS = ("f+", "g+", "h+")  # of a link's match
OPEN = builtins.open
FULL = OSError(errno.ENOSPC, "No space left on device")
RECORDS = sorted(golden.FOLDER.glob("common/*/*.game"))
RECORD = RECORDS[0].read_text("utf-8")


class AtTitle(ToyDesk):
    """A toy desk without a match on the table: here its saves alone count."""

    def power_on(self) -> None:
        super().power_on()
        self.app.match = None  # pyright: ignore[reportAttributeAccessIssue]


class Tables(RuleBasedStateMachine):
    """Random acts of a page, and beside them what must be on the table and aside: two lists.

    A match that somebody began or played is known by its number, which its save holds as a play:
    the toy desk reads none.
    """

    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.began = 0
        self.own = None  # the save of the table: bytes, None for none or a link's own
        self.link = False  # whether a link's own is on the table
        self.seed = 7
        self.aside: list[tuple[bytes, int]] = []  # saves and seeds, the first put aside first
        self.live = self.start(self.seed)

    def start(self, seed: int) -> LiveDesk:
        return LiveDesk(self.folder.name, seed, time.monotonic, AtTitle)

    def ask(self, **command) -> None:
        perform(self.live, "page", json.dumps(command))

    def put_aside(self) -> None:
        if self.own is not None:
            self.aside.append((self.own, self.seed))
        self.own = None
        self.link = False

    @rule()
    def begin_or_play(self):
        self.began += 1
        match = Save.decode(saved.made([("match", position("gikhj"))]))
        save = Save(match.settings, match.setup, match.position, (str(self.began),)).encode()
        store = Store(self.folder.name)
        store.load()
        assert store.save(save)
        self.own, self.link = save, False

    @rule(crown=st.sampled_from(CROWNS))
    def open_a_match(self, crown):
        self.put_aside()
        self.ask(do="open", what="match", text="set match " + position("gikhj", crown=crown))
        self.link = True

    @rule()
    def open_a_record(self):
        self.put_aside()
        self.ask(do="open", what="record", text=RECORD)
        self.link = True

    @rule(number=st.integers(1, 3))
    def open_a_problem(self, number):
        self.ask(do="open", what="entrance", text=f"problem royal-visit {number}")
        assert not self.live.fault

    @precondition(lambda self: self.own)
    @rule(crown=st.sampled_from(CROWNS))
    def open_a_match_with_no_room_to_put_aside(self, crown):
        with (
            patch.object(os, "rename", side_effect=FULL),
            pytest.raises(Refused, match="put aside"),
        ):
            self.ask(do="open", what="match", text="set match " + position("gikhj", crown=crown))

    @rule(crown=st.sampled_from(CROWNS))
    def open_a_match_with_no_room_for_it(self, crown):
        with patch.object(builtins, "open", _reads_only), pytest.raises(Refused, match="No space"):
            self.ask(do="open", what="match", text="set match " + position("gikhj", crown=crown))
        self.put_aside()

    @precondition(lambda self: self.live.turns)
    @rule(place=PLACES, play_on=st.booleans())
    def go_on_in_the_record(self, place, play_on):
        self.put_aside()
        if play_on:
            self.ask(do="play on")
        else:
            self.ask(do="turn", turn=place % (self.live.turns.last + 1))
        self.link = True

    @rule(seed=st.integers(0, 999))
    def new_table(self, seed):
        self.put_aside()
        self.ask(do="new", seed=seed)
        self.seed = seed

    @precondition(lambda self: self.aside)
    @rule(place=PLACES)
    def bring_back(self, place):
        place %= len(self.aside)
        number = self.live.aside[-1 - place]["number"]
        chosen = self.aside.pop(place)
        self.put_aside()
        self.ask(do="bring back", table=number)
        self.own, self.seed = chosen

    @precondition(lambda self: self.aside)
    @rule(place=PLACES)
    def remove(self, place):
        place %= len(self.aside)
        self.ask(do="remove", table=self.live.aside[-1 - place]["number"])
        del self.aside[place]

    @rule()
    def power_cycle(self):
        self.ask(do="power")

    @rule(seed=st.integers(0, 999))
    def start_again(self, seed):
        self.live = self.start(seed)
        self.seed = seed

    @invariant()
    def every_match_is_there(self):
        aside = Path(self.folder.name).glob(f"aside/*/{FOLDER}")
        folders = sorted((saves.parent for saves in aside), key=_number)
        there = [(Store(str(folder)).load(), int(folder.name.split("-")[2])) for folder in folders]
        assert there == self.aside
        assert [table["number"] for table in self.live.aside] == [*map(_number, folders[::-1])]
        on_table = Store(self.folder.name).load()
        if self.link:
            assert on_table
        else:
            assert on_table == self.own

    def teardown(self):
        self.folder.cleanup()


def _reads_only(path, mode="r", **rest):
    """Open a file as on a full disk."""
    if mode[0] != "r":
        raise FULL
    return OPEN(path, mode, **rest)


def _number(folder: Path) -> int:
    return int(folder.name.split("-")[0])


TestTables = Tables.TestCase
TestTables.settings = settings(max_examples=SEQUENCES, stateful_step_count=12)


def play(live) -> str:
    """Play by presses until the match has another action, not a tick longer; return its text."""
    before = live.match_text()
    for end, button in 10 * [(0, "right"), (0, "ok"), (1, "ok")]:
        for act in (live.desk.down, live.desk.up):
            act(end, button)
            for _ in range(PRESS_MS // TICK_MS):
                live.desk.tick()
                if live.match_text() != before:
                    live.desk.up(end, button)
                    return live.match_text()
    raise AssertionError("nobody could play")


def test_a_replay_puts_nothing_aside(tmp_path):
    for path in RECORDS:
        live = live_desk(tmp_path / f"{path.parent.name}-{path.stem}")
        live.open_record(path.read_text("utf-8"))
        for turn in range(live.turns.last + 1):
            live.show_turn(turn)
        assert live.aside == [], path


def test_a_link_that_was_played_on_is_put_aside(tmp_path):
    live = live_desk(tmp_path)
    text = "set match " + position("gikhj")
    live.open_match(text)
    assert live.guest
    live.open_match(text)
    assert live.aside == []
    played = play(live)
    live.desk.run(1000)
    live.open_match(text)
    (table,) = live.aside
    live.bring_back(table["number"])
    assert not live.guest
    assert live.match_text() == played


def test_what_the_table_did_not_save_yet_is_put_aside_too(tmp_path):
    """A press is saved when nothing moves any more: a link may come before."""
    live = live_desk(tmp_path)
    live.open_match("set match " + position("gikhj"))
    before = Store(str(tmp_path)).load()
    played = play(live)
    assert Store(str(tmp_path)).load() == before
    live.new_table(8)
    live.bring_back(live.aside[0]["number"])
    assert live.match_text() == played


def test_a_match_that_can_not_be_saved_stays_on_the_table_and_is_shared(tmp_path):
    live = live_desk(tmp_path)
    live.open_match("set match " + position("gikhj"))
    assert not live.unsaved
    live.desk.mishaps.fill_flash()
    played = play(live)
    live.desk.run(1000)
    assert live.unsaved
    with pytest.raises(OSError, match="isn't saved"):
        live.new_table(8)
    assert live.match_text() == played
    live.desk.mishaps.clear_flash()
    live.new_table(8)
    live.bring_back(live.aside[0]["number"])
    assert live.match_text() == played


def test_the_table_that_an_earlier_version_put_aside_is_found(tmp_path):
    saved.prepare(str(tmp_path), [script.parse("set match " + position("gikhj"), "settings")])
    (tmp_path / "saves").rename(tmp_path / "replaced")
    live = LiveDesk(str(tmp_path), 7, time.monotonic, AtTitle)
    (table,) = live.aside
    assert (table["since"], table["game"], table["match"]) == (0, "royal-visit", True)
    assert not (tmp_path / "replaced").exists()


def test_a_table_put_aside_is_described(tmp_path):
    began = int(time.time())
    saved.prepare(str(tmp_path), [script.parse("set game banquet-royal", "settings")])
    live = LiveDesk(str(tmp_path), 7, time.monotonic, AtTitle)
    live.new_table(8)
    (table,) = live.aside
    assert began <= table["since"] <= time.time()
    assert (table["seed"], table["game"], table["match"]) == (7, "banquet-royal", False)
