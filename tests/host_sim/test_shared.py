"""What a link holds: a match goes on elsewhere, a record is replayed turn by turn."""

import json

import pytest

import tables
from games import NAMES, OVER
from games.royal_visit import notation, problems
from host_sim import saved
from host_sim.web.commands import Refused, perform
from tests.app.positions import position
from tests.host_sim.served import live_desk, played_again
from tools import golden

RECORDS = sorted(golden.FOLDER.glob("common/*/*.game"))
LONGEST = max((path.read_text("utf-8") for path in RECORDS), key=len)


def ask(live, **command):
    return perform(live, "page", json.dumps(command))


def test_a_match_goes_on_at_another_table_with_its_own_settings(tmp_path):
    start = ("set red squire", "set takeback off", "set match " + position("gikhj", side="g"))
    here = live_desk(tmp_path / "here", "set language fr", *start)
    there = live_desk(tmp_path / "there", "set brightness 2")
    answer = ask(here, do="share", what="match")
    assert "language" not in answer["text"]
    ask(there, do="open", what="match", text=answer["text"])
    assert there.match.seats == ("squire", "person")
    assert there.match.position == position("gikhj", side="g")
    assert there.desk.app.settings.get("brightness") == "2"
    assert there.desk.app.settings.get("language") == "en"
    assert not there.match.takes_back
    assert there.guest
    ask(there, do="bring back", table=there.aside[0]["number"])
    assert not there.guest
    assert there.match is None


def pictures(desk) -> list[bytes]:
    return [panel.picture() for panel in desk.oleds]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_new_table_speaks_the_language_of_the_page_and_asks_no_more(tmp_path, language):
    live = live_desk(tmp_path / "flash", language=language)
    for _ in range(2):
        live._press_ok()
        assert (live.language, live.desk.app.shown) == (language, "menu")
        live.power_cycle()
    ask(live, do="open", what="match", text="set match " + position("gikhj"))
    assert live.language == language


def test_what_was_set_at_the_table_is_stronger_than_the_page(tmp_path):
    live_desk(tmp_path / "flash", "set language fr")
    live = live_desk(tmp_path / "flash", language="en")
    assert live.language == "fr"


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("what", "shown"), [("play", "people"), ("learn", "learn")])
def test_a_link_leads_into_a_game_or_its_lessons(tmp_path, game, what, shown):
    match = position("gikhj")
    live = live_desk(tmp_path / "flash", "set match " + match)
    ask(live, do="open", what="entrance", text=f"{what} {game} fr")
    live.run(100)
    if (what, game) == ("play", "royal-visit"):
        shown = "menu"  # its first line resumes that match
    assert (live.game, live.language, live.desk.app.shown) == (game, "fr", shown)
    assert live.desk.app.resumable.position == match
    desk = played_again(live, tmp_path / "again")
    assert pictures(desk) == pictures(live.desk)


def test_a_match_that_is_not_saved_yet_is_saved_before_a_link_leads_away(tmp_path):
    live = live_desk(tmp_path / "flash", "set language en")
    for _ in range(3):
        live._press_ok()
    live.run(3000)
    position = live.match.position
    ask(live, do="open", what="entrance", text="learn royal-visit en")
    assert live.desk.app.resumable.position == position


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_is_replayed_and_each_turn_told_in_words(tmp_path, path):
    text = path.read_text("utf-8")
    live = live_desk(tmp_path / "flash", "set language fr")
    ask(live, do="open", what="record", text=text)
    last = live.turns.last
    assert f"start {live.match.position}" in text
    assert set(live.match.seats) == {"person"}
    assert live.told == []
    for number in (last, max(1, last // 2), 1):
        ask(live, do="turn", turn=number)
        over = live.match.game.to_act() == OVER
        assert over == (number == last and '[Result "*"]' not in text)
        assert all(live.told)
        assert any(name in " ".join(live.told) for name in tables.called)
        shown = live.match.position
        assert live.turns.told(live.desk.app, number) == live.told
        assert live.match.position == shown


def test_a_replayed_game_can_be_played_on_by_those_who_played_it(tmp_path):
    live = live_desk(tmp_path / "flash")
    ask(live, do="open", what="record", text=LONGEST)
    ask(live, do="play on")
    assert live.turns is None
    for seat in live.match.seats:
        assert f' "{seat}"]' in LONGEST


def test_a_problem_is_shared_and_opened_at_another_table(tmp_path):
    here, there = live_desk(tmp_path / "here"), live_desk(tmp_path / "there", "set language fr")
    ask(here, do="open", what="entrance", text="problem royal-visit 7")
    answer = ask(here, do="share", what="problem")
    assert answer["what"] == "problem"
    ask(there, do="open", what="entrance", text=answer["text"])
    assert there.problem == 7
    wanted = problems.Problem(7).game
    shown = there.desk.app.screen.sitting.game
    assert notation.position(shown) == notation.position(wanted)
    assert there.language == "fr"
    assert there.aside == []
    desk = played_again(there, tmp_path / "again")
    assert desk.app.problem == 7
    assert pictures(desk) == pictures(there.desk)


def test_the_match_that_is_saved_stays_when_a_problem_is_opened(tmp_path):
    match = position("gikhj")
    live = live_desk(tmp_path / "flash", "set match " + match)
    ask(live, do="open", what="entrance", text="problem royal-visit 64")
    assert live.problem == 64
    assert live.desk.app.resumable.position == match
    assert ask(live, do="share", what="match")["text"].startswith("set game royal-visit")


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("match", ""),
        ("match", "set language fr"),
        ("match", "set match nonsense"),
        ("match", "seed 1\npress a ok"),
        ("record", ""),
        ("record", '[Game "chess"]'),
        ("record", LONGEST[:200]),
        ("entrance", ""),
        ("entrance", "problem royal-visit 0"),
        ("entrance", "problem royal-visit 65"),
        ("entrance", "problem royal-visit x"),
        ("entrance", "problem banquet-royal 1"),
        ("entrance", "problem chess 1"),
        ("entrance", "problem royal-visit 1\nset language fr"),
        ("entrance", "play chess en"),
        ("entrance", "learn royal-visit klingon"),
        ("entrance", "press a ok"),
        ("sonnet", "text"),
        ("match", None),
    ],
)
def test_a_link_that_holds_nonsense_is_refused_and_the_table_stays(tmp_path, what, text):
    live = live_desk(tmp_path / "flash", "set match " + position("gikhj"))
    before = saved.found(live.flash)
    desk = live.desk
    with pytest.raises(Refused):
        ask(live, do="open", what=what, text=text)
    assert live.desk is desk
    assert saved.found(live.flash) == before


def test_nothing_is_shared_while_there_is_no_match(tmp_path):
    live = live_desk(tmp_path / "flash", "set language fr")
    for what in ("match", "problem", "record"):
        with pytest.raises(Refused, match="there is no"):
            ask(live, do="share", what=what)


@pytest.mark.parametrize("number", [-1, 10_000, "1", None])
def test_there_are_no_other_turns(tmp_path, number):
    live = live_desk(tmp_path / "flash")
    ask(live, do="open", what="record", text=LONGEST)
    with pytest.raises(Refused):
        ask(live, do="turn", turn=number)
