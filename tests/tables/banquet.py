"""The people at a banquet: they go over the map and the bar by buttons, as any player would."""

from base import DOWN, LEFT, RIGHT, UP, Rng
from games.banquet_royal import parse, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import SPACES
from host_sim.desk import BUTTONS
from tables import end_of
from tables.banquet_royal import chooser
from tables.banquet_royal.chooser import next_space
from tests.app.people import People
from tests.moments import moments


class Guests(People):
    """Everybody at a table where Banquet Royal is played."""

    @property
    def chooser(self):
        return self.screen.table.chooser

    def do(self, *actions: int) -> None:
        """Make acts of whoever is to act, by the buttons of their end."""
        for action in actions:
            self.settle()
            end = end_of(self.game.to_act())
            if action < SPACES:
                self.go_to(end, action)
            else:
                self.point_on_bar(end, item_of(action))
            self.press(end, "ok")

    def do_text(self, *actions: str) -> None:
        for action in actions:
            self.settle()
            self.do(parse.read_action(self.game, action))

    def go_to(self, end: int, space: int) -> None:
        """Move the cursor to a space of the map."""
        if self.chooser.focus == chooser.BAR:
            self.press(end, "up")
        self.press(end, *way(self.chooser.targets, self.chooser.cursor, space))

    def point_on_bar(self, end: int, item: int) -> None:
        """Go to an item of the bar below the map."""
        while self.chooser.focus == chooser.MAP:
            self.press(end, "down")
        for _ in range(self.chooser.bar.count):
            if self.chooser.bar.item != item:
                self.press(end, "right")
        assert self.chooser.bar.item == item

    def take_back(self) -> None:
        end = end_of(self.game.to_act())
        self.point_on_bar(end, chooser.TAKE_BACK)
        self.press(end, "ok")


def item_of(action: int) -> int:
    """The item of the bar for an action that is no space."""
    if action >= phases.PAWN:
        return chooser.PAWN + action - phases.PAWN
    return chooser.ROLL + action - phases.ROLL


def way(open_to, start: int, space: int) -> list[str]:
    """The fewest presses that lead the cursor from one space to another."""
    ways: dict[int, list[str]] = {start: []}
    edge = [start]
    for here in edge:
        for button in (LEFT, RIGHT, UP, DOWN):
            there = next_space(open_to, here, button)
            if there not in ways:
                ways[there] = [*ways[here], BUTTONS[button]]
                edge.append(there)
    return ways[space]


def games(edition: str, players: int, seeds: range):
    """Games that are played at random, at every moment when a player is to act."""
    for seed in seeds:
        chance = Rng(seed)
        game = Game(edition)
        game.start(players, chance)
        legal = bytearray(Game.ACTIONS)
        for _ in moments(game, chance):
            yield game
            count = game.legal(legal)
            feast = game.phase == phases.INVITE
            game.play(phases.HOLD if feast else legal[chance.below(count)])
