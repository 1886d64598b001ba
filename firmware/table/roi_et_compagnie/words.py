"""Roi & Compagnie in a few words: who lives where, and what happened."""

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PLAINLY, TO_PLAYER, WITHOUT_LOCATION, how_of
from games.roi_et_compagnie.cards import RACE
from games.roi_et_compagnie.dice import DICE
from table.roi_et_compagnie import SEATS
from ui.texts import N_, say

_RACES = (
    N_("Burgher"),
    N_("Elf"),
    N_("Dwarf"),
    N_("Gnome"),
    N_("Orc"),
    N_("Champikobold"),
    N_("Apprentice"),
    N_("Fairy"),
    N_("Hypnotist"),
    N_("Dragon"),
)
_LOCATIONS = (N_("City"), N_("Mine"), N_("Workshop"), N_("Orc village"), N_("Forest"))
_ROLLS_LEFT = (N_("No roll left"), N_("1 roll left"), N_("2 rolls left"), N_("3 rolls left"))


def signed(points: int) -> str:
    """Points with their sign."""
    return "%+d" % points


def kingdom(player: int) -> str:
    return say(SEATS[player])


def race(kind: int) -> str:
    """What an inhabitant is."""
    return say(_RACES[RACE[kind]])


def plays(player: int) -> str:
    return say("%s plays") % kingdom(player)


def your_turn(player: int) -> str:
    """Speaks to the player at the buttons."""
    return say("%s, your turn") % kingdom(player)


def casts(player: int, count: int) -> str:
    """Dice are in the air."""
    if count == 1:
        return say("%s rolls one die") % kingdom(player)
    return say("%s rolls %d dice") % (kingdom(player), count)


def may_roll(kept: int) -> str:
    """What OK on the roll of all dice but those of the mask `kept` does."""
    loose = DICE
    for die in range(DICE):
        loose -= kept >> die & 1
    if loose == DICE:
        return say("Roll all dice")
    return say("Roll one die") if loose == 1 else say("Roll %d dice") % loose


def rolls_left(rolls: int) -> str:
    return say(_ROLLS_LEFT[rolls])


def comes(player: int, kind: int, points: int) -> str:
    """An inhabitant comes to a kingdom."""
    return say("%s: %s %s") % (kingdom(player), race(kind), signed(points))


def alone(kind: int) -> str:
    """An inhabitant comes, and the location that it could bring stays."""
    return say("%s, no location") % race(kind)


def comes_along(player: int, pile: int, points: int) -> str:
    """A location comes to a kingdom."""
    return say("%s: %s %s") % (kingdom(player), say(_LOCATIONS[pile]), signed(points))


def pays(player: int, points: int) -> str:
    """A kingdom takes a penalty."""
    return say("%s: penalty %d") % (kingdom(player), -points)


def goes(kind: int) -> str:
    """An inhabitant leaves the game."""
    return say("%s goes away") % race(kind)


def again(player: int) -> str:
    return say("%s plays once more") % kingdom(player)


def question(action: int) -> str:
    """What is asked before a card is taken in one of several ways, of which `action` is one."""
    if how_of(action) >= TO_PLAYER:
        return say("Who gets the Dragon?")
    return say("Take the last location?")


def answer(board, place: int, action: int) -> str:
    """One of the ways, as a line to choose."""
    how = how_of(action)
    if how == WITHOUT_LOCATION:
        return say("No, leave it")
    if how == PLAINLY:
        worth = offers.bonus(board, board.meant(place))
        return say("Yes, %s, and the end") % signed(worth)
    victim = how - TO_PLAYER
    return "%s (%d)" % (kingdom(victim), board.score(victim))
