"""Checks of a position of Banquet Royal. Each returns what is wrong, or "".

They check counts, bounds, the kingdom, and whether all fits the phase: what is read can be played
to the end of the game. Whether some game leads to the position they don't check.
"""

from games.banquet_royal import SEATS, phases
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CENTRE,
    COLOURS,
    FAMILY,
    GROUP,
    NOWHERE,
    SPACES,
    TWO,
    crowns,
    ordinary,
    space_name,
)
from games.banquet_royal.laying import kingdom_error
from games.banquet_royal.position import (
    CAKE_GIFT,
    CAKE_KINDS,
    CAKES_EACH,
    CAKES_IN_PLAY,
    CARRIED,
    CROWNS_CAKE,
    HIDDEN_CAKE,
    MOVED,
    QUIET_TURNS,
    SCATTER_CAKE,
    STAY,
    SWAP_CAKE,
    Position,
)

_CAKE_NAMES = ("crowns", "scatter", "swap")

# Why an action is illegal, by the code of `illegal_reason`; code 0 is a legal action.
REASONS = (
    "",
    "the game is over",
    "the die has to fall first",
    "this is not asked for now",
    "a group can move, so one has to",
    "the kingdom has no such space",
    "no pawn stands there",
    "that is the Princess's space",
    "a group came there in the turn before, it stays for this one",
    "there is nowhere that this group could go",
    "that is out of reach from there",
    "pawns stand on feasts and crowns only",
    "more than three pawns would stand there",
    "the Princess must leave her space",
    "that is further than the die allows",
    "only two or three pawns together can be scattered",
    "that space is not empty",
    "no pawn of another colour stands elsewhere",
    "no such pawn stands there",
    "the two pawns have to stand on different spaces",
    "the two pawns have to be of different colours",
)


def _feasts(game: Position) -> int:
    """Return the number of feasts: one for each cake taken."""
    return CAKES_IN_PLAY - game.cakes_size


def _after_feast(game: Position) -> bool:
    """Return whether the running turn had a feast."""
    phase = game.phase
    return phases.SCATTER <= phase <= phases.TAKE or (phase == phases.CLOSE and not game.quiet)


def material_error(game: Position) -> str:
    """Return why the pawns and cakes don't add up, or "". For any moment of a game.

    Pawns of colours without a player leave the game at a feast, three pawns in all for each cake.
    """
    return _pawns_error(game) or _cakes_error(game)


def _pawns_error(game: Position) -> str:
    here = bytearray(COLOURS)
    for space in range(SPACES):
        for i in range(game.size[space]):
            here[game.pawns[GROUP * space + i] - 1] += 1
    for colour in range(COLOURS):
        if colour < game.players:
            pawns = here[colour] + game.guests[colour]
            if pawns != FAMILY:
                return "pawns: %d of %s's, not %d" % (pawns, SEATS[colour], FAMILY)
        elif here[colour] > FAMILY:
            return "pawns: %d of one colour, there are only %d" % (here[colour], FAMILY)
    due = COLOURS * FAMILY - GROUP * _feasts(game)
    if sum(here) != due:
        return "pawns: %d in the kingdom, not %d after %d feasts" % (sum(here), due, _feasts(game))
    return ""


def _cakes_error(game: Position) -> str:
    seen = bytearray(CAKE_KINDS)
    for i in range(game.cakes_size):
        seen[game.cakes[i]] += 1
    for player in range(game.players):
        for kind in range(CAKE_KINDS):
            seen[kind] += game.cakes_of[player][kind]
    for kind in range(HIDDEN_CAKE):
        if seen[kind] > CAKES_EACH:
            return "cakes: %d '%s', there are only %d" % (seen[kind], _CAKE_NAMES[kind], CAKES_EACH)
    if sum(seen) != CAKES_IN_PLAY:
        return "cakes: %d face down and with the players, not %d" % (sum(seen), CAKES_IN_PLAY)
    return ""


def _crowns_error(game: Position) -> str:
    """Return why a player can't have that many crowns, or "".

    A feast gives at most the most crowns on a space, and only to a player with a pawn there.
    """
    for player in range(game.players):
        won = game.crowns[player] - CAKE_GIFT * game.cakes_of[player][CROWNS_CAKE]
        present = min(game.guests[player], _feasts(game))
        if not 0 <= won <= crowns(TWO) * present:
            return "player %s: %d crowns can't come of %d feasts and these cakes" % (
                SEATS[player],
                game.crowns[player],
                present,
            )
    return ""


def position_error(game: Position) -> str:
    """Return why no running game can be in this position, or ""."""
    return (
        kingdom_error(game.icons, game.edition)
        or material_error(game)
        or _crowns_error(game)
        or _places_error(game)
        or _timing_error(game)
        or _phase_error(game)
    )


def hidden_error(game: Position) -> str:
    """Return which hidden cakes the game needs to continue, or ""."""
    return chance_error(game)


def chance_error(game: Position) -> str:
    """Return which hidden cakes the next action may draw, or ""."""
    for i in range(game.cakes_size):
        if game.cakes[i] == HIDDEN_CAKE:
            return "cakes: every one face down must be known"
    return ""


def decision_error(game: Position) -> str:
    """Return "": no decision needs a hidden cake."""
    return ""


def _places_error(game: Position) -> str:
    if not game.icons[game.princess]:
        return "princess: the kingdom has no space %s" % space_name(game.princess)
    for space in game.reached:
        if space != NOWHERE and not ordinary(game.icons[space]):
            return "reached: no pawn can have come to %s" % space_name(space)
    return ""


def _timing_error(game: Position) -> str:
    """Return why die, quiet turns, Princess and cakes don't fit the phase, or ""."""
    phase = game.phase
    if phase <= phases.FALL:
        if game.die:
            return "die: it falls only after the cast"
    elif not game.die or (game.die == STAY and phase != phases.CLOSE):
        return "die: '%d' does not lead here" % game.die
    if phase < phases.FALL:
        if game.quiet == QUIET_TURNS:
            return "quiet turns: the game is over"
        if not game.quiet and game.princess != CENTRE:
            return "princess: after a feast, and at first, she is on %s" % space_name(CENTRE)
    elif not game.quiet and not _after_feast(game):
        return "quiet turns: this turn is one of them from the cast on"
    if _after_feast(game):
        return _feast_error(game)
    if not game.cakes_size:
        return "cakes: the game is over, none is left"
    return ""


def _feast_error(game: Position) -> str:
    """Return why the position can't follow a feast in this turn, or ""."""
    had = game.cakes_of[game.player]
    if game.phase in (phases.SCATTER, phases.DEAL):
        cake = had[SCATTER_CAKE]
    elif game.phase == phases.CLOSE:
        cake = sum(had)
    else:
        cake = had[SWAP_CAKE]
    if not cake:
        return "phase: %s has not taken the cake for it" % SEATS[game.player]
    if game.quiet:
        return "quiet turns: none since the feast of this turn"
    if game.die == STAY:
        return "die: at 5 there is no feast"
    if game.princess != CENTRE:
        return "princess: after a feast she is on %s" % space_name(CENTRE)
    return ""


def _phase_error(game: Position) -> str:
    """Return why this turn can't lead to the phase, or ""."""
    phase = game.phase
    if phase <= phases.PUT and game.reached[MOVED] != NOWHERE:
        return "reached: no group has moved yet"
    if phase == phases.CAST and game.reached[MOVED] == NOWHERE:
        return "reached: a group has moved"
    if game.reached[CARRIED] != NOWHERE and (
        phase != phases.CLOSE or game.die == STAY or game.icons[game.princess] < CARRIAGE
    ):
        return "reached: no group has taken a transport"
    if phase == phases.INVITE and game.size[game.princess] != GROUP:
        return "phase: a feast takes three pawns with the Princess"
    if phase == phases.BOARD and game.icons[game.princess] < CARRIAGE:
        return "phase: the Princess is not on a transport"
    if phase in (phases.BOARD, phases.SCATTER, phases.SWAP) and not game.any_space():
        return "phase: there is nothing to choose"
    if phase == phases.DEAL and not game.size[game.lifted]:
        return "phase: no pawn is on %s to be dealt out" % space_name(game.lifted)
    if phase == phases.CLOSE and _has_offer(game):
        return "phase: what the Princess offers was not declined"
    return ""


def _has_offer(game: Position) -> bool:
    """Return whether a feast or a transport is still on offer, so the turn has not ended."""
    if game.die == STAY or game.reached[CARRIED] != NOWHERE:
        return False
    if game.icons[game.princess] >= CARRIAGE:
        return _has_choice_in(game, phases.BOARD)
    return game.size[game.princess] == GROUP


def _has_choice_in(game: Position, phase: int) -> bool:
    """Return whether there would be a space to choose in another phase."""
    now = game.phase
    game.phase = phase
    offers = game.any_space()
    game.phase = now
    return offers
