"""Banquet Royal in a few words: what OK would do, what happened, and what everybody has."""

from games.banquet_royal import phases
from games.banquet_royal.kingdom import CARRIAGE, GROUP, crowns
from table.banquet_royal import FAMILIES
from ui.texts import N_, say

_CAKES = (N_("Cake: 2 crowns"), N_("Cake: scatter"), N_("Cake: swap"))
_ASKS = {
    phases.LIFT: N_("Move them"),
    phases.PUT: N_("Move here"),
    phases.WALK: N_("Send the Princess"),
    phases.ALIGHT: N_("Get off here"),
    phases.SCATTER: N_("Scatter them"),
    phases.SWAP: N_("Swap one of them"),
    phases.WITH: N_("Swap with here"),
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
    """The pawns on a space: "RRM"."""
    initials = say("RMYBG")
    at = GROUP * space
    pawns = board.pawns[at : at + board.size[space]]
    return "".join([initials[pawn - 1] for pawn in pawns])


def ask(view, spot: int) -> str:
    """What OK does on a space of the map."""
    if view.phase in (phases.PUT, phases.ALIGHT) and spot == view.lifted:
        return say("Put back")
    if view.phase == phases.BOARD:
        return say(_TAKES[view.icons[view.princess] - CARRIAGE])
    if view.phase == phases.DEAL:
        return say("%s goes here") % letters(view, view.lifted)[0]
    return say(_ASKS[view.phase])


def act(player: int, before, after, action: int) -> str:
    """What somebody did on the map, between two boards."""
    phase = before.phase
    who = say(FAMILIES[player])
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
        return say("%s: %s by %s") % (who, group, say(SPACES[before.icons[before.princess]]))
    if before.size[action]:
        return say("%s: %s joins %s") % (who, group, letters(before, action))
    return say("%s moves %s") % (who, group)


def _walked(board) -> str:
    """Where the Princess is now."""
    if board.size[board.princess]:
        return say("The Princess meets %s") % letters(board, board.princess)
    return say("The Princess → %s") % say(SPACES[board.icons[board.princess]])


def casts(player: int) -> str:
    """The die is falling."""
    return say("%s rolls…") % say(FAMILIES[player])


def cast(player: int, number: int) -> str:
    """The number that fell, and what it means where she does not walk."""
    words = say("%s rolls %d") % (say(FAMILIES[player]), number)
    if number == 5:
        return say("%s: she stays") % words
    if number == 6:
        return say("%s: again") % words
    return words


def feast(group: str) -> str:
    return say("Feast for %s!") % group


def gains(icon: int) -> str:
    """What each guest's player gets at a feast on a space with this icon; "" for nothing."""
    return say(_GAINS[crowns(icon)])


def cake(kind: int) -> str:
    return say(_CAKES[kind])


def sheet(view) -> tuple:
    """For each player what they count: see SHEET."""
    rows = []
    for player in range(view.players):
        pawns = view.guests[player]
        won = view.crowns[player]
        total = view.score(player)
        rows.append((pawns, won, pawns * won, total - pawns * won, total))
    return tuple(rows)
