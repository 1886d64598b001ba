"""Words and tunes of Banquet Royal: what OK would do, what happened; and the score sheet."""

import tables
from games.banquet_royal import phases
from games.banquet_royal.kingdom import CARRIAGE, GROUP, crowns
from tables.banquet_royal import icons
from ui.texts import N_, say

TIP = N_("Three and the Princess: feast")

# Tunes, as `drivers.buzzer` plays them: MIDI note and hundredths of a second.
LIFT_TUNE = b"\x43\x04\x48\x05"
PUT_TUNE = b"\x48\x04\x43\x06"
DIE_TUNE = (
    b"\x54\x02\x00\x05\x51\x02\x00\x06\x54\x02\x00\x07\x4f\x02\x00\x09\x54\x02\x00\x0b\x48\x08"
)
WALK_TUNE = b"\x4c\x08\x4f\x08\x4c\x08\x54\x10"
FEAST_TUNE = b"\x48\x08\x4c\x08\x4f\x08\x4c\x08\x4f\x08\x54\x14"
CAKE_TUNE = b"\x4f\x06\x00\x03\x4f\x06\x53\x06\x58\x10"

_CAKES = (N_("Cake: 2 crowns"), N_("Cake: scatter"), N_("Cake: swap"))
_ASKS = {
    phases.LIFT: N_("Move this group"),
    phases.PUT: N_("Move here"),
    phases.WALK: N_("Send the Princess"),
    phases.ALIGHT: N_("Get off here"),
    phases.SCATTER: N_("Scatter this group"),
    phases.SWAP: N_("Swap one of them"),
    phases.WITH: N_("Swap with one here"),
}
_OFFERS = {  # where no space can be chosen
    phases.LIFT: N_("No group can move"),
    phases.CAST: N_("The die moves the Princess"),
    phases.GIVE: N_("Which pawn?"),
    phases.TAKE: N_("Which pawn?"),
    phases.CLOSE: N_("OK ends your turn"),
}
SPACES = (  # by icon
    "",
    N_("castle"),
    N_("feast"),
    N_("1 crown"),
    N_("2 crowns"),
    N_("carriage"),
    N_("tunnel"),
    N_("boat"),
)
_TAKES = (N_("Take the carriage"), N_("Take the tunnel"), N_("Take the boat"))
_GAINS = ("", N_("1 crown each"), N_("2 crowns each"))


def letters(board, space: int) -> str:
    """Return the pawns on a space: "RRM"."""
    initials = say("RMYBG")
    at = GROUP * space
    pawns = board.pawns[at : at + board.size[space]]
    return "".join([initials[pawn - 1] for pawn in pawns])


def ask(view, spot: int) -> str:
    """Return what OK does on a space of the map."""
    if view.phase in (phases.PUT, phases.ALIGHT) and spot == view.lifted:
        return say("Put back")
    if view.phase == phases.BOARD:
        return say(_TAKES[view.icons[view.princess] - CARRIAGE])
    if view.phase == phases.DEAL:
        return say("%s goes here") % letters(view, view.lifted)[0]
    return say(_ASKS[view.phase])


def offer(view) -> str:
    """Return what is asked where no space can be chosen."""
    if view.phase == phases.INVITE:
        return say("A feast for %s?") % letters(view, view.princess)
    return say(_OFFERS[view.phase])


def plays(player: int) -> str:
    """Return whose turn it is."""
    return tables.told(say("%s plays"), tables.called[player])


def addressed(player: int, sentence: str) -> str:
    """Return a sentence with the name of the player whom it tells what to do."""
    return tables.told(say("%s: %s"), tables.called[player], sentence)


def act(player: int, before, after, action: int) -> str:
    """Return what a player did on the map, between two boards."""
    phase = before.phase
    who = tables.called[player]
    if phase == phases.WALK:
        return _walked(after)
    if phase == phases.DEAL:
        return say("%s is scattered") % letters(before, before.lifted)[0]
    if phase == phases.TAKE:
        initials = say("RMYBG")
        given = initials[before.held - 1]
        return say("%s and %s swapped") % (given, initials[action - phases.PAWN])
    group = letters(before, before.lifted)
    if phase == phases.ALIGHT:
        return tables.told(
            say("%s: %s by %s"), who, group, say(SPACES[before.icons[before.princess]])
        )
    if before.size[action]:
        return tables.told(say("%s: %s joins %s"), who, group, letters(before, action))
    return tables.told(say("%s moves %s"), who, group)


def _walked(board) -> str:
    """Return where the Princess is now."""
    if board.size[board.princess]:
        return say("The Princess meets %s") % letters(board, board.princess)
    return say("The Princess → %s") % say(SPACES[board.icons[board.princess]])


def rolls(player: int) -> str:
    """Return who is rolling the die."""
    return tables.told(say("%s rolls…"), tables.called[player])


def rolled(player: int, number: int) -> str:
    """Return the number that was rolled, and what it means if the Princess doesn't walk."""
    if number == 5:
        return say("5: the Princess stays")
    if number == 6:
        return say("6: roll again")
    return tables.told(say("%s rolls %d"), tables.called[player], number)


def feast(group: str) -> str:
    """Return whose feast it is."""
    return say("Feast for %s!") % group


def gains(icon: int) -> str:
    """Return what each guest's player gets at a feast on a space with this icon; "" for nothing."""
    return say(_GAINS[crowns(icon)])


def cake(kind: int) -> str:
    """Return the name of a cake card."""
    return say(_CAKES[kind])


# Of the score sheet: the icons above its columns, and the signs between them.
HEADS = (icons.PAWN, icons.BIG_CROWN, icons.CAKE)
OPERATORS = "×+="


def sheet(view) -> tuple:
    """Return for each player pawns, crowns, cakes and points."""
    rows = []
    for player in range(view.players):
        pawns = view.guests[player]
        won = view.crowns[player]
        total = view.score(player)
        rows.append((pawns, won, total - pawns * won, total))
    return tuple(rows)
