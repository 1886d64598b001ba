"""Positions of Roi & Compagnie that tests begin with, and the people who go on from there."""

from base import Rng
from games.roi_et_compagnie import cards, parse
from games.roi_et_compagnie.cards import DICE
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.notation import LETTERS
from games.roi_et_compagnie.position import (
    PENALTY,
    PLACES,
    ROLL_ALL,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
)
from tables import end_of
from tables.roi_et_compagnie import chooser
from tables.roi_et_compagnie.chooser import PAY, ROLL
from tests.app.people import People
from tests.moments import moments

_ROLLS = 3
_PENALTIES = "1111222334"


def position(
    row: str, cast: str = "", rolls: int = _ROLLS, kingdoms: tuple = ("-", "-"), player: int = 0
) -> str:
    """A position with this row and these kingdoms, a turn of `player` going on.

    cast: the numbers of the six dice, "" before the first roll; rolls: how many are left. What is
    neither in the row nor in a kingdom is in the piles; with each penalty in a kingdom one
    inhabitant is gone.
    """
    held = [name for text in (row, *kingdoms) for name in _split(text)]
    penalties = _PENALTIES
    for name in held:
        if name[0] == "-":
            penalties = penalties.replace(name[1], "", 1)
    gone = len(_PENALTIES) - len(penalties)
    names = [cards.card_name(kind) for kind in range(cards.INHABITANTS)]
    pile = [name for name in names if name not in held][gone:]
    fallen = cards.dice_text(bytearray(map(int, cast))) if cast else "-"
    fields = [LETTERS[player], fallen, str(rolls), row, "".join(pile), penalties, *kingdoms]
    return " ".join(fields)


def _split(text: str) -> list[str]:
    return [] if text == "-" else [text[i : i + 2] for i in range(0, len(text), 2)]


class Kings(People):
    """Everybody at a table where Roi & Compagnie is played."""

    @property
    def chooser(self) -> chooser.Chooser:
        return self.screen.table.chooser

    @property
    def end(self) -> int:
        """Where whoever is to act sits."""
        return end_of(self.game.to_act())

    def do(self, *actions: str) -> None:
        """Make acts of whoever is to act, given in the notation, by the buttons of their end."""
        for text in actions:
            self.settle()
            self.act(parse.read_action(self.game, text))

    def act(self, action: int) -> None:
        """Make an act by buttons."""
        if is_roll(action):
            self.roll(action)
        elif action == PENALTY:
            self.point_on_bar(PAY)
            self.press(self.end, "ok")
        else:
            self.take(action)

    def roll(self, mask: int) -> None:
        """Keep all other dice, and roll."""
        kept = ROLL_ALL & ~mask
        if self.chooser.chooses_dice:
            self.focus(chooser.DIE)
            for die in range(DICE):
                if (self.chooser.kept ^ kept) >> die & 1:
                    self.press(self.end, *["right"] * ((die - self.chooser.die) % DICE), "ok")
        self.point_on_bar(ROLL)
        self.press(self.end, "ok")

    def take(self, action: int) -> None:
        """Take an inhabitant, in the way that `action` means if there are several."""
        end = self.end
        self.focus(chooser.ROW)
        self.press(end, *["right"] * ((place_of(action) - self.chooser.place) % PLACES))
        if how_of(action) == WITHOUT_LOCATION:
            self.point_on_bar(chooser.ALONE)
        self.press(end, "ok")
        if not self.screen.busy and self.chooser.focus == chooser.ASK:
            ways = list(self.chooser.ways[: self.chooser.way_count])
            self.press(end, *["down"] * ways.index(action), "ok")

    def focus(self, wanted: int) -> None:
        """Bring the cursor to the dice, the row or the bar."""
        while self.chooser.focus > wanted:
            self.press(self.end, "up")
        while self.chooser.focus < wanted:
            self.press(self.end, "down")

    def point_on_bar(self, item: int) -> None:
        """Bring the cursor to an item of the bar."""
        self.focus(chooser.BAR)
        while self.chooser.bar.item != item:
            self.press(self.end, "right")


def games(players: int, seeds: range):
    """Games played at random, at every moment when a player is to act; who can take, often does."""
    for seed in seeds:
        chance = Rng(seed)
        game = Game()
        game.start(players, chance)
        legal = bytearray(Game.ACTIONS)
        for _ in moments(game, chance):
            yield game
            count = game.legal(legal)
            last = legal[count - 1]
            game.play(last if chance.below(2) else legal[chance.below(count)])
