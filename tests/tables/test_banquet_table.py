"""Banquet Royal at the table: who is asked at which end, what is told, how a game is played."""

import pytest

import tables
from base import OK, Rng
from games import CHANCE
from games.banquet_royal import SEATS, parse, phases
from games.banquet_royal.game import Game
from tables.banquet_royal.chooser import TAKE_BACK
from tables.banquet_royal.table import Table
from tests.app.people import People
from tests.facts.banquet_royal import aim, point_on_bar
from tests.tables.banquet import games
from tests.ui.conftest import Panel

BEAT_MS = 900

# It is Red's turn, and the Princess has two steps to go: to c5, where three guests are.
FEAST = (
    "...../.T2CFy./.1Fm1bg2rrm1./.FyFrb1bF11./.2r1yC*2bF1./.Fm12rT2F./.1gg2Fy21./.FB1mgB./....."
    " e5 r walk 2 d3,-,e6,- 1 cwc 1*0+s 2*1 2*1+w 2*4+c"
)


@pytest.fixture
def banquet(begun):
    """People at a banquet that has begun: `banquet(players=3, match=...)`."""

    def sit_down(**settings) -> People:
        return begun(game="banquet-royal", **settings)

    return sit_down


class Listener(Panel):
    """A panel that remembers what was written on it."""

    def __init__(self):
        super().__init__()
        self.said = []

    def text(self, s, x, y, ink=1):
        self.said.append(s)
        return super().text(s, x, y, ink)

    def paragraph(self, s, x, y, width, line=9):
        self.said.append(s)
        return super().paragraph(s, x, y, width, line)


class Seats:
    """A table alone, without a app around it: `now` is its time."""

    def __init__(self, app, game: Game, seats: tuple, panel=None):
        tables.called = tables.names_of(Game.NAME, [""] * len(seats), seats)
        self.table = Table(app.lights, panel, app.pico.buzzer, seats)
        self.table.dress("royal", BEAT_MS)
        self.game = game
        self.views = (game.view(0),) * game.players
        self.now = 0
        self.table.begin(self.views)
        self.ask()

    def ask(self) -> None:
        self.game.view(0, self.views[0])
        player = self.game.to_act()
        self.table.show(self.now, self.views, player, self.game.can_take_back())

    def play(self, action: int) -> None:
        """An act, told if the table wants to."""
        player = self.game.player
        self.game.play(action)
        self._tell(player, action)

    def cast(self, number: int) -> None:
        player = self.game.player
        self.game.apply_chance(bytes([number]))
        self._tell(player, CHANCE)

    def _tell(self, player: int, action: int) -> None:
        self.game.view(0, self.views[0])
        self.table.happened(self.now, player, action, self.views)

    def wait(self, ms: int) -> None:
        for _ in range(ms // 10):
            self.now += 10
            self.table.advance(self.now)

    def said(self, end: int) -> list[str]:
        panel = Listener()
        self.table.draw(end, panel)
        return panel.said

    def beats(self) -> list[str]:
        """What is told until all is told, as the score sheet's end reads it."""
        told = []
        while self.table.telling:
            words = self.said(1)[0]
            if words not in told:
                told.append(words)
            self.wait(50)
        return told


@pytest.fixture
def seats(banquet):
    """A new game, or one from a text, at a table alone."""
    app = banquet().app

    def sit_down(text="", seats=("person", "person"), panel=None) -> Seats:
        game = parse.read_position(text) if text else Game()
        if not text:
            game.start(len(seats), Rng(7))
        return Seats(app, game, seats, panel)

    return sit_down


def first_legal(game: Game) -> int:
    legal = bytearray(Game.ACTIONS)
    game.legal(legal)
    return legal[0]


def eager(game: Game, chance: Rng) -> int:
    """An act at random, but a feast wherever there can be one."""
    legal = bytearray(Game.ACTIONS)
    acts = legal[: game.legal(legal)]
    if phases.HOLD in acts:
        return phases.HOLD
    feasts = [space for space in acts if game.phase == phases.WALK and game.size[space] == 3]
    return feasts[0] if feasts else acts[chance.below(len(acts))]


def test_a_game_is_played_to_its_end_by_buttons(banquet):
    people = banquet(players=3, edition="wild", speed="fast")
    chance = Rng(5)
    while not people.match.over:
        people.play(eager(people.game, chance))
        people.settle()
    people.until(lambda: people.app.shown == "result" and not people.app.screen.busy)
    assert people.game.termination
    people.press(0, "down", "ok")  # the score sheet
    for player in range(3):
        assert people.reads(0, SEATS[player])
        assert people.reads(0, str(people.game.score(player)))


def test_a_move_is_taken_back_where_it_began_and_from_the_menu(banquet):
    people = banquet()
    before = people.position
    end, chooser = tables.end_of(people.game.to_act()), people.screen.table.chooser
    people.play(first_legal(people.game))
    picked_up = people.position
    people.press(end, "ok", "ok")
    assert people.position == picked_up, "OK twice puts down what it has just picked up"
    aim(people, end, chooser, first_legal(people.game))
    aim(people, end, chooser, chooser.origin)
    people.press(end, "ok")
    assert people.position == before
    people.play(first_legal(people.game))
    people.play(first_legal(people.game))
    assert people.game.phase == phases.CAST
    for _ in range(2):
        point_on_bar(people, end, chooser, TAKE_BACK)
        people.press(end, "ok")
    assert people.position == before


@pytest.mark.parametrize("players", [2, 4])
def test_each_turn_is_asked_at_its_end_by_name_and_told_at_the_other(banquet, players):
    people = banquet(players=players, speed="fast")
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
            people.play(first_legal(people.game))
            people.settle()


def cast_of(alone: Seats) -> None:
    """A first move, up to the die."""
    while alone.game.phase != phases.FALL:
        alone.play(first_legal(alone.game))
        alone.ask()


@pytest.mark.parametrize(
    ("number", "words"),
    [(3, "{} rolls 3"), (5, "5: the Princess stays"), (6, "6: roll again")],
)
def test_the_die_tumbles_before_its_number_is_told(seats, number, words):
    alone = seats()
    cast_of(alone)
    name = SEATS[alone.game.player]
    alone.cast(number)
    if alone.game.player:  # the other end reads it in one line
        told = [alone.said(0)[0]]
        while alone.table.telling:
            alone.wait(50)
            if alone.table.telling and alone.said(0)[0] not in told:
                told.append(alone.said(0)[0])
    else:
        told = alone.beats()
    assert told == [f"{name} rolls…", words.format(name)]


def test_a_persons_move_waits_for_nobody_and_a_computers_is_told(seats):
    for who, told in (("person", False), ("squire", True)):
        alone = seats(seats=(who, who))
        alone.play(first_legal(alone.game))
        assert not alone.table.telling
        alone.play(first_legal(alone.game))
        assert alone.table.telling == told


def test_a_tale_is_hurried_from_either_end(seats):
    for end in range(2):
        alone = seats(seats=("squire", "person"))
        while not alone.table.telling:
            alone.play(first_legal(alone.game))
        assert alone.table.press(alone.now, end, OK) is None
        alone.wait(20)
        assert not alone.table.telling


def test_people_see_the_map_while_a_computer_plays(seats):
    alone = seats(seats=("squire", "person", "squire", "squire"))
    alone.game.player = 2
    alone.table.show(0, alone.views, -1, False)
    plays = f"{tables.called[alone.views[0].player]} plays"
    assert plays in alone.said(0)
    assert "Fame" in alone.said(0)
    assert "Map" in alone.said(1)


@pytest.mark.parametrize(("edition", "players"), [("regular", 2), ("wild", 4)])
def test_without_a_panel_every_page_can_be_drawn_at_every_moment(banquet, edition, players):
    app = banquet().app
    alone = None
    for moment, game in enumerate(games(edition, players, range(1))):
        if alone is None:
            alone = Seats(app, game, ("person",) * players)
        alone.ask()
        if moment % 7 == 0:
            for end in range(2):
                assert alone.said(end)
