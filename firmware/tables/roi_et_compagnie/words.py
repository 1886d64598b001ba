"""Words and tunes of Roi & Compagnie: names, and what happened."""

from micropython import const

import tables
from games.roi_et_compagnie import position
from games.roi_et_compagnie.cards import DICE, RACE
from games.roi_et_compagnie.position import PLAINLY, TO_PLAYER, WITHOUT_LOCATION, how_of
from ui.texts import N_, say

# Columns for what is told beside the emblem of a kingdom, and with rolls behind it.
_WIDE = const(115)
_WIDE_WITH_ROLLS = const(86)
_VICTIM_WIDE = const(28)

TIP = N_("Its location comes too")
LEAVE_TIP = N_("A penalty: the last one goes")

# Tunes, as `drivers.buzzer` plays them: MIDI note and hundredths of a second.
KEEP_TUNE = b"\x4a\x03\x51\x04"
FREE_TUNE = b"\x51\x03\x4a\x04"
DICE_TUNE = (
    b"\x53\x02\x00\x04\x4f\x02\x00\x03\x56\x02\x00\x05\x51\x02\x00\x07\x4e\x02\x00\x09\x53\x04"
)
TAKE_TUNE = b"\x4a\x06\x4e\x06\x51\x0c"
LOCATION_TUNE = b"\x56\x06\x5a\x10"
DRAGON_TUNE = b"\x32\x08\x31\x08\x30\x08\x2c\x18"
PENALTY_TUNE = b"\x3e\x0a\x39\x0a\x36\x14"
LEAVE_TUNE = b"\x43\x06\x3e\x08"
AGAIN_TUNE = b"\x4a\x05\x51\x05\x4a\x05\x51\x0a"

RACES = (
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
    """Return points with their sign."""
    return "%+d" % points


def told(sentence: str, player: int, *more) -> str:
    """Return a sentence about a player; it fits beside the emblem."""
    return tables.told(sentence, tables.called[player], *more, width=_WIDE)


def race(kind: int) -> str:
    """Return the race of an inhabitant."""
    return say(RACES[RACE[kind]])


def plays(player: int) -> str:
    """Return whose turn it is; there is room for the rolls that are left."""
    return tables.told(say("%s plays"), tables.called[player], width=_WIDE_WITH_ROLLS)


def your_turn(player: int) -> str:
    """Return whose turn it is, for the player at the buttons."""
    return tables.told(say("%s, your turn"), tables.called[player], width=_WIDE_WITH_ROLLS)


def rolls(player: int, count: int) -> str:
    """Return who rolls how many dice."""
    if count == 1:
        return told(say("%s rolls one die"), player)
    return told(say("%s rolls %d dice"), player, count)


def may_roll(kept: int) -> str:
    """Return how many dice OK rolls, or why none; kept: bit mask of those that are set aside."""
    loose = DICE
    for die in range(DICE):
        loose -= kept >> die & 1
    if not loose:
        return say("All dice are set aside")
    if loose == DICE:
        return say("Roll all dice")
    return say("Roll one die") if loose == 1 else say("Roll %d dice") % loose


def rolls_left(rolls: int) -> str:
    """Return how many rolls are left."""
    return say(_ROLLS_LEFT[rolls])


def comes(player: int, whose: int, kind: int, points: int) -> str:
    """Return that an inhabitant, which `player` takes, comes to the kingdom of `whose`."""
    who = "%s"
    if whose != player:
        who += " → " + tables.short(tables.called[whose], _VICTIM_WIDE)
    return told(say("%s: %s %s") % (who, race(kind), signed(points)), player)


def alone(kind: int) -> str:
    """Return that an inhabitant comes without the location that it could bring."""
    return say("%s, no location") % race(kind)


def comes_along(player: int, pile: int, points: int) -> str:
    """Return that a location comes to a kingdom."""
    return told(say("%s: %s %s"), player, say(_LOCATIONS[pile]), signed(points))


def pays(player: int, points: int) -> str:
    """Return that a kingdom takes a penalty."""
    return told(say("%s: penalty %d"), player, -points)


def goes(kind: int) -> str:
    """Return that an inhabitant leaves the game."""
    return say("%s goes away") % race(kind)


def again(player: int) -> str:
    """Return that a player plays again."""
    return told(say("%s plays again"), player)


def question(action: int) -> str:
    """Return what is asked where a card can be taken in several ways; action: one of them."""
    if how_of(action) >= TO_PLAYER:
        return say("Who gets the Dragon?")
    return say("Take the last location?")


def answer(board, place: int, action: int) -> str:
    """Return the line to choose for one of the ways."""
    how = how_of(action)
    if how == WITHOUT_LOCATION:
        return say("No, leave it")
    if how == PLAINLY:
        worth = position.location_bonus(board, board.target(place))
        return say("Yes, %s, the game ends") % signed(worth)
    victim = how - TO_PLAYER
    return "%s (%d)" % (tables.called[victim], board.score(victim))
