"""Roi & Compagnie at one moment: what lies where, and what may be done about it."""

from micropython import const

from games import CHANCE, OVER
from games.roi_et_compagnie import refusals
from games.roi_et_compagnie.actions import (
    ACTIONS,
    PENALTY,
    PLACES,
    PLAINLY,
    ROLL_ALL,
    TO_PLAYER,
    WITHOUT_LOCATION,
    how_of,
    is_roll,
    place_of,
    take,
)
from games.roi_et_compagnie.cards import (
    DRAGON,
    ELF,
    EMPTY,
    FAIRY,
    HOME,
    HYPNOTIST,
    IN_A_PILE,
    INHABITANTS,
    LOCATIONS,
    PENALTY_CARDS,
    PILES,
    POINTS,
    is_location,
    is_penalty,
    race,
    value,
)
from games.roi_et_compagnie.dice import DICE
from games.roi_et_compagnie.needs import meets
from games.roi_et_compagnie.rules import Rules

FEWEST, MOST = 2, 5
_ALL_CARDS = INHABITANTS + LOCATIONS + PENALTY_CARDS

_ROLLS = const(3)
_ROLLS_OF_ELF = const(4)

BY_INHABITANTS, BY_PENALTIES, BY_LOCATIONS = 1, 2, 3  # which pile's last card ended the game


class Position:
    """Dice, row, piles and kingdoms. Bytes only, all in place.

    players         how many play; `player` is whose turn it is
    dice            the numbers of the six dice, 0 before the first roll of a turn
    rolls           how many rolls are left
    rolling         bit mask of the dice that are in the air, 0 if none is
    row             the inhabitants of the five places, 0 under the City; HIDDEN where not known
    pile            inhabitants: pile[pile_size - 1] is on top, HIDDEN where not known
    penalties       values: penalties[penalties_size - 1] is on top, 0 where not known
    locations       for each pile how many are left; the top one is worth 2, 3, 4 as it shrinks
    kingdoms        for each player the cards from the bottom, `sizes[player]` of them
    how             0, or which pile's last card ended the game
    """

    def __init__(self, rules: Rules | None = None):
        self.rules = rules or Rules()
        self.players = FEWEST
        self.player = 0
        self.dice = bytearray(DICE)
        self.rolls = 0
        self.rolling = 0
        self.row = bytearray([EMPTY] * PLACES)
        self.pile = bytearray(INHABITANTS)
        self.pile_size = 0
        self.penalties = bytearray(PENALTY_CARDS)
        self.penalties_size = 0
        self.locations = bytearray([IN_A_PILE] * PILES)
        self.kingdoms = tuple([bytearray(_ALL_CARDS) for _ in range(MOST)])
        self.sizes = bytearray(MOST)
        self.how = 0

    def to_act(self) -> int:
        """The player to act, CHANCE while dice are in the air, or OVER."""
        if self.how:
            return OVER
        return CHANCE if self.rolling else self.player

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n."""
        if self.to_act() < 0:
            return 0
        if not self.dice[0]:
            into[0] = ROLL_ALL
            return 1
        n = 0
        if self.rolls:
            for mask in range(1, ROLL_ALL + 1):
                into[n] = mask
                n += 1
        rolls = n
        for place in range(PLACES):
            if meets(self.row[place], self.dice):
                for how in range(TO_PLAYER + self.players):
                    if not self.refuse_how(place, how):
                        into[n] = take(place, how)
                        n += 1
        if n == rolls:
            into[n] = PENALTY
            n += 1
        return n

    def refusal(self, action: int) -> int:
        """0 if the action is legal, else a code of `refusals`."""
        if self.to_act() < 0:
            return refusals.NOT_YOURS
        if not 0 < action < ACTIONS:
            return refusals.NO_SUCH
        if not self.dice[0]:
            if action == ROLL_ALL:
                return 0
            return refusals.ROLL_ALL if is_roll(action) else refusals.NOT_ROLLED
        if is_roll(action):
            return 0 if self.rolls else refusals.NO_ROLLS
        if action == PENALTY:
            return refusals.SOMEONE_FITS if self._anyone_fits() else 0
        place = place_of(action)
        if self.row[place] >= INHABITANTS:
            return refusals.NO_CARD
        if not meets(self.row[place], self.dice):
            return refusals.NOT_MET
        return self.refuse_how(place, how_of(action))

    def _anyone_fits(self) -> bool:
        for kind in self.row:
            if meets(kind, self.dice):
                return True
        return False

    def refuse_how(self, place: int, how: int) -> int:
        """0 if `how` is a way to take the inhabitant at `place`, dice aside; else a code."""
        meant = self.meant(place)
        if self.involves_dragon(place):
            victim = how - TO_PLAYER
            return 0 if 0 <= victim < self.players and victim != self.player else refusals.WHO
        if how == PLAINLY:
            return 0
        if how != WITHOUT_LOCATION:
            return refusals.NOT_A_DRAGON
        return 0 if self.matches(meant) else refusals.NO_LOCATION

    def meant(self, place: int) -> int:
        """The place that location and effect are about: the next one beside a Hypnotist.

        PLACES, which is none, for a Hypnotist at the right end.
        """
        return place + 1 if race(self.row[place]) == HYPNOTIST else place

    def involves_dragon(self, place: int) -> bool:
        """Whether taking the inhabitant at `place` gives a Dragon away."""
        meant = self.meant(place)
        return meant < PLACES and race(self.row[meant]) == DRAGON

    def matches(self, place: int) -> bool:
        """Whether the inhabitant at `place` lies under its own home."""
        return place < PLACES and self.row[place] < INHABITANTS and HOME[self.row[place]] == place

    def rolls_of(self, player: int) -> int:
        """How many rolls a turn of `player` has: one more with an Elf on top of the kingdom."""
        size = self.sizes[player]
        if size and race(self.kingdoms[player][size - 1]) == ELF:
            return _ROLLS_OF_ELF
        return _ROLLS

    def score(self, player: int) -> int:
        """The points of a kingdom: inhabitants, locations, minus points."""
        return self.inhabitants(player) + self.located(player) - self.minus(player)

    def inhabitants(self, player: int) -> int:
        """The points of a kingdom's inhabitants but for Dragons; n Fairies score n each."""
        points = fairies = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if card < INHABITANTS and race(card) != DRAGON:
                points += POINTS[card]
                fairies += race(card) == FAIRY
        return points + fairies * fairies

    def located(self, player: int) -> int:
        """The points of a kingdom's locations."""
        points = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if is_location(card):
                points += value(card)
        return points

    def minus(self, player: int) -> int:
        """The minus points of a kingdom, counted up: penalties and Dragons."""
        points = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if is_penalty(card):
                points += value(card)
            elif race(card) == DRAGON:
                points += POINTS[card]
        return points

    def winners(self) -> int:
        """Bit mask of the players who won: the most points, then the fewest minus points."""
        if not self.how:
            return 0
        winners = most = fewest = 0
        for player in range(self.players):
            score = self.score(player)
            minus = self.minus(player)
            if not winners or score > most or (score == most and minus < fewest):
                winners = 1 << player
                most = score
                fewest = minus
            elif score == most and minus == fewest:
                winners |= 1 << player
        return winners
