"""Lines that no page says, at the USB port of a table: they are refused and hurt nothing."""

import random

import pytest

import games
from tests.app.away import GAMES, OWN, Page, Pair, edition, saved, to_act

WORDS_A_TICK = 8
SEEN_MS = 50  # of the table's time, from the line of an act to the first pixel that changes


def hostile() -> list[str]:
    """Lines that no page says."""
    chance = random.Random(4)
    garbage = ["".join(chr(chance.randrange(32, 127)) for _ in range(40)) for _ in range(40)]
    words = ("deal", "event", "act", "mine", "go", "other", "resign", "deck", "record", "stop")
    mixed = [f"{chance.choice(words)} {line}" for line in garbage if line[0] != " "]
    wrong = [
        *("", " ", "regalia", "regalia 2", "regalia 1x", "deal", "deal royal-visit fr2021 2 0"),
        *("deal royal-visit fr2021 2 2 1", "deal royal-visit fr2021 3 0 1"),
        *("deal royal-visit fr2021 2 0,1 1", "deal roi-et-compagnie base 3 0,0 1"),
        *("deal roi-et-compagnie base 6 0 1", "deal roi-et-compagnie base 3 0,1,2 1"),
        "deal royal-visit fr2021 2 0 4294967296",
        *(
            "deal chess fr2021 2 0 1",
            "deal royal-visit xx 2 0 1",
            "event",
            "event draw",
            "event cast 7",
        ),
        *("act", "act end shows", "act end shows W9", "mine", "mine end", "other", "other there"),
        *("deck", "record", "x" * 1001, "act " + "W" * 990, "\x00\x7f\x03é"),
    ]
    return [line for line in garbage + mixed + wrong if line not in ("go", "resign", "stop")]


@GAMES
@pytest.mark.parametrize("shown", ["title", "away", "deal away", "match"])
def test_lines_that_no_page_says_are_refused_and_hurt_nothing(sit, name, shown):
    people = sit(match=OWN)
    page = Page(people)
    if shown == "away":
        page.ask("regalia 1")
    elif shown != "title":
        page.tell(f"deal {name} {edition(name)} 2 0 1")
    if shown == "match":
        page.tell("go")
    save = saved(people)
    for line in hostile():
        assert page.ask(line).startswith("refused ")
    assert saved(people) == save
    assert people.app.resumable.position == OWN


@GAMES
def test_a_line_that_was_cut_anywhere_hurts_nothing(sit, name):
    pair = Pair(sit, name)
    pair.play(pair.begin(), most=6)
    page = Page(sit(name="third", match=OWN))
    save = saved(page.people)
    lines = [pair.deal(0), *dict.fromkeys(pair.logs[0])]
    for line in lines:
        for cut in range(len(line)):
            page.ask(line[:cut])
            page.said.clear()
    assert saved(page.people) == save
    page.tell(pair.deal(0))
    for line in pair.logs[0]:
        page.tell(line)


def test_an_act_is_read_a_few_words_a_tick(sit, monkeypatch):
    pair = Pair(sit, "banquet-royal")
    page = pair.pages[1 - to_act(pair.begin())]
    notation = games.part("banquet-royal", "notation")
    word = notation.action
    read = [0]  # words in each tick

    def count(game, action: int) -> str:
        read[-1] += 1
        return word(game, action)

    monkeypatch.setattr(notation, "action", count)
    page.people.watch = lambda: read.append(0)
    assert page.ask("act z9").startswith("refused ")
    assert sum(read) > WORDS_A_TICK
    assert max(read) <= WORDS_A_TICK


def test_a_line_is_heard_in_a_tick_that_draws_no_page(sit, monkeypatch):
    pair = Pair(sit, "banquet-royal")
    page = pair.pages[1 - to_act(pair.begin())]
    page.until(lambda: page.people.app.shown == "match" and page.people.app.at_rest)
    talk = page.people.app.away
    assert talk
    draw, hear = page.people.screen.draw, talk.link.hear
    ticks = [""]  # what was done in each

    def drawn(end: int, canvas) -> None:
        ticks[-1] += "page"
        draw(end, canvas)

    def heard() -> str | None:
        line = hear()
        ticks[-1] += "line" if line else ""
        return line

    monkeypatch.setattr(page.people.screen, "draw", drawn)
    monkeypatch.setattr(talk.link, "hear", heard)
    page.people.watch = lambda: ticks.append("")
    page.send("other away")
    assert page.ask("act z9").startswith("ok")
    assert page.take("refused")
    assert ticks.count("line") == ticks.count("page") == 2
    assert not any("line" in tick and "page" in tick for tick in ticks)


def test_an_act_is_seen_at_once(sit):
    pair = Pair(sit, "royal-visit")
    states = pair.begin()
    acts = ""
    while "end" not in acts:
        actor = to_act(states)
        people = pair.pages[1 - actor].people
        people.until(lambda people=people: people.app.shown == "match" and people.app.at_rest)
        pair.pages[actor].act(pair.chance)
        moments = changes(people)
        states = pair.pass_on(actor)
        acts = pair.logs[1 - actor][-1] + acts
        people.until(lambda moments=moments: moments)
        assert moments[0] <= SEEN_MS


def changes(people) -> list[int]:
    """Return a list of the moments, from now on, at which the displays differ from now."""
    began, before = people.desk.now, people.pictures()
    moments: list[int] = []

    def look() -> None:
        if people.pictures() != before:
            moments.append(people.desk.now - began)

    people.watch = look
    return moments


def test_half_a_line_waits_for_its_other_half(sit):
    page = Page(sit())
    page.ask("regalia 1")
    cable = page.people.desk.cable
    cable.send(b"rega")
    page.people.run(500)
    cable.send(b"lia 1\r\n")
    page.take("regalia")


def test_a_flood_without_an_end_is_one_line(sit):
    page = Page(sit(match=OWN))
    page.ask("regalia 1")
    cable = page.people.desk.cable
    for _ in range(100):
        page.people.until(lambda: cable.send(b"\xff" * 2000))
    page.people.run(2000)
    assert page.ask("regalia 1") == "refused nothing is dealt yet"
    page.ask("regalia 1")
    assert not page.said


def test_a_table_that_nobody_reads_goes_on(sit):
    pair = Pair(sit, "royal-visit")
    pair.begin()
    page = pair.pages[0]
    for _ in range(600):
        page.people.desk.cable.send(b"nonsense that is answered at length\n")
        page.people.run(20)
    page.people.desk.cable.unplug()
    page.people.run(100)
    page.people.run(2000)
    page.people.desk.cable.plugged = True
    assert page.ask("regalia 1").startswith("regalia 1 ")
