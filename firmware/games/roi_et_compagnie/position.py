"""Actions, state, legal actions and scores of Roi & Compagnie.

Action ids:

    1..63     roll the dice of this bit mask; die 0 is bit 0
    64..98    take(place, how): the inhabitant at a place of the row
    99        take the penalty
"""

from micropython import const

from games import CHANCE, OVER
from games.roi_et_compagnie import MAX_PLAYERS, MIN_PLAYERS
from games.roi_et_compagnie.cards import (
    DEAREST,
    DICE,
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
    card_value,
    is_location,
    is_penalty,
    meets,
    race_of,
)

# Actions.

ROLL_ALL = const(63)
PLACES = const(5)  # of the row, 0 under the City
PENALTY = const(99)
ACTIONS = const(100)

# How a card is taken. With a Hypnotist this is about the card to its right.
PLAINLY = const(0)  # with the location above it, if that is its home
WITHOUT_LOCATION = const(1)  # which stays on its pile
TO_PLAYER = const(2)  # 2 + player: the Dragon goes to that opponent

_TAKE = const(64)
_WAYS = const(7)  # for each place


def take(place: int, how: int) -> int:
    """Return the action that takes the inhabitant at `place`."""
    return _TAKE + _WAYS * place + how


def is_roll(action: int) -> bool:
    """Return whether an action rolls dice."""
    return 0 < action <= ROLL_ALL


def place_of(action: int) -> int:
    """Return the place of the row from which `action` takes."""
    return (action - _TAKE) // _WAYS


def how_of(action: int) -> int:
    """Return PLAINLY, WITHOUT_LOCATION, or TO_PLAYER + player."""
    return (action - _TAKE) % _WAYS


def victim_of(action: int) -> int:
    """Return the player who gets a Dragon by `action`, or -1."""
    if is_roll(action) or action == PENALTY or how_of(action) < TO_PLAYER:
        return -1
    return how_of(action) - TO_PLAYER


# Positions.

_ALL_CARDS = INHABITANTS + LOCATIONS + PENALTY_CARDS

_ROLLS = const(3)
_ROLLS_OF_ELF = const(4)

BY_INHABITANTS, BY_PENALTIES, BY_LOCATIONS = 1, 2, 3  # values of `Position.termination`

# Codes of `illegal_reason`, in the order of `validate.REASONS`.
(
    NOT_YOURS,
    NO_SUCH,
    MUST_ROLL_ALL,
    NO_ROLLS,
    NOT_ROLLED,
    NO_CARD,
    NOT_MET,
    WHO,
    NOT_A_DRAGON,
    NO_LOCATION,
    SOMEONE_FITS,
) = range(1, 12)


class Position:
    """Dice, row, piles and kingdoms. Only bytes, changed in place.

    players         the number of players
    player          the player whose turn it is
    dice            the numbers of the six dice, 0 before the first roll of a turn
    rolls           the number of rolls left
    rolling         bit mask of the dice that a roll is to cast, 0 for none
    row             the inhabitants of the five places, 0 under the City; HIDDEN for an unknown one
    pile            inhabitants: pile[pile_size - 1] is the top one, HIDDEN for an unknown one
    penalties       values: penalties[penalties_size - 1] is the top one, 0 for an unknown one
    locations       the number of cards left in each pile; the top one has the value 2, then 3, 4
    kingdoms        for each player the cards from the bottom, `sizes[player]` of them
    termination     0, or which pile ran out and ended the game
    """

    def __init__(self, edition: str):
        self.edition = edition
        self.players = MIN_PLAYERS
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
        self.kingdoms = tuple([bytearray(_ALL_CARDS) for _ in range(MAX_PLAYERS)])
        self.sizes = bytearray(MAX_PLAYERS)
        self.termination = 0

    def to_act(self) -> int:
        """Return the player to act, CHANCE if dice have to be cast, or OVER."""
        if self.termination:
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
                    if not self.take_illegal_reason(place, how):
                        into[n] = take(place, how)
                        n += 1
        if n == rolls:
            into[n] = PENALTY
            n += 1
        return n

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal, else the code of the first reason against it."""
        if self.to_act() < 0:
            return NOT_YOURS
        if not 0 < action < ACTIONS:
            return NO_SUCH
        if not self.dice[0]:
            if action == ROLL_ALL:
                return 0
            return MUST_ROLL_ALL if is_roll(action) else NOT_ROLLED
        if is_roll(action):
            return 0 if self.rolls else NO_ROLLS
        if action == PENALTY:
            return SOMEONE_FITS if self._anyone_fits() else 0
        place = place_of(action)
        if self.row[place] >= INHABITANTS:
            return NO_CARD
        if not meets(self.row[place], self.dice):
            return NOT_MET
        return self.take_illegal_reason(place, how_of(action))

    def _anyone_fits(self) -> bool:
        for kind in self.row:
            if meets(kind, self.dice):
                return True
        return False

    def take_illegal_reason(self, place: int, how: int) -> int:
        """Return 0 if `how` is a legal way to take from `place`, else a code. Ignores the dice."""
        target = self.target(place)
        if self.involves_dragon(place):
            victim = how - TO_PLAYER
            return 0 if 0 <= victim < self.players and victim != self.player else WHO
        if how == PLAINLY:
            return 0
        if how != WITHOUT_LOCATION:
            return NOT_A_DRAGON
        return 0 if self.is_home(target) else NO_LOCATION

    def target(self, place: int) -> int:
        """Return the place whose inhabitant decides location and effect.

        This is the next place for a Hypnotist, else `place`. PLACES (no place) for a Hypnotist at
        the right end.
        """
        return place + 1 if race_of(self.row[place]) == HYPNOTIST else place

    def involves_dragon(self, place: int) -> bool:
        """Return whether taking from `place` gives a Dragon to an opponent."""
        target = self.target(place)
        return target < PLACES and race_of(self.row[target]) == DRAGON

    def is_home(self, place: int) -> bool:
        """Return whether the inhabitant at `place` is under its home."""
        return place < PLACES and self.row[place] < INHABITANTS and HOME[self.row[place]] == place

    def rolls_of(self, player: int) -> int:
        """Return the rolls in a turn of `player`: one more with an Elf on top of the kingdom."""
        size = self.sizes[player]
        if size and race_of(self.kingdoms[player][size - 1]) == ELF:
            return _ROLLS_OF_ELF
        return _ROLLS

    def score(self, player: int) -> int:
        """Return the points of a kingdom: inhabitants and locations less minus points."""
        return (
            self.inhabitant_points(player)
            + self.location_points(player)
            - self.minus_points(player)
        )

    def inhabitant_points(self, player: int) -> int:
        """Return the points of a kingdom's inhabitants without Dragons; n Fairies score n each."""
        points = fairies = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if card < INHABITANTS and race_of(card) != DRAGON:
                points += POINTS[card]
                fairies += race_of(card) == FAIRY
        return points + fairies * fairies

    def location_points(self, player: int) -> int:
        """Return the points of a kingdom's locations."""
        points = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if is_location(card):
                points += card_value(card)
        return points

    def minus_points(self, player: int) -> int:
        """Return the minus points of a kingdom, as a positive number: penalties and Dragons."""
        points = 0
        for i in range(self.sizes[player]):
            card = self.kingdoms[player][i]
            if is_penalty(card):
                points += card_value(card)
            elif race_of(card) == DRAGON:
                points += POINTS[card]
        return points

    def winners(self) -> int:
        """Return a bit mask of the winners: the most points, then the fewest minus points."""
        if not self.termination:
            return 0
        winners = most = fewest = 0
        for player in range(self.players):
            score = self.score(player)
            minus_points = self.minus_points(player)
            if not winners or score > most or (score == most and minus_points < fewest):
                winners = 1 << player
                most = score
                fewest = minus_points
            elif score == most and minus_points == fewest:
                winners |= 1 << player
        return winners


# Offers of the row: points for the player to act, and whether the dice fit. `board` is a Position.


def offer_points(board, kind: int) -> int:
    """Return the points of an inhabitant for the player to act; a Dragon's are negative."""
    if race_of(kind) == DRAGON:
        return -POINTS[kind]
    if race_of(kind) != FAIRY:
        return POINTS[kind]
    kingdom = board.kingdoms[board.player]
    fairies = 0
    for i in range(board.sizes[board.player]):
        fairies += race_of(kingdom[i]) == FAIRY
    return 2 * fairies + 1  # n Fairies score n each


def top_location(board, pile: int) -> int:
    """Return the points of the top location of a pile, 0 for an empty pile."""
    left = board.locations[pile]
    return DEAREST + 1 - left if left else 0


def location_bonus(board, place: int) -> int:
    """Return the points of the location that comes with `place`, 0 for none."""
    return top_location(board, place) if board.is_home(place) else 0


def ends_game(board, place: int) -> bool:
    """Return whether taking from `place` ends the game: its location is the last of a pile."""
    target = board.target(place)
    return board.is_home(target) and board.locations[target] == 1


def dice_fit(board, place: int) -> bool:
    """Return whether the dice meet the need of the inhabitant at `place`."""
    return meets(board.row[place], board.dice)


def fitting(board) -> int:
    """Return a bit mask of the places whose inhabitants the dice fit."""
    mask = 0
    for place in range(PLACES):
        if dice_fit(board, place):
            mask |= 1 << place
    return mask


def best_offer(board, fits: int) -> int:
    """Return the place of the best inhabitant of those that fit, -1 for none; fits: a bit mask."""
    found = -1
    most = 0
    for place in range(PLACES):
        if fits >> place & 1:
            worth = offer_points(board, board.row[place]) + location_bonus(board, place)
            if found < 0 or worth > most:
                found = place
                most = worth
    return found
