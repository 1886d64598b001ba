"""What is wrong with a position of Banquet Royal, in words; "" when nothing is."""

from micropython import const

from games.banquet_royal import phases
from games.banquet_royal.cakes import CROWNS, EACH, GIFT, HIDDEN, IN_PLAY, KINDS, SCATTER, SWAP
from games.banquet_royal.choices import Choices
from games.banquet_royal.hexes import CENTRE, NOWHERE, SPACES, name
from games.banquet_royal.kingdom import CARRIAGE, COLOURS, FAMILY, GROUP, TWO, crowns, ordinary
from games.banquet_royal.position import (
    CARRIED,
    CARRIED_BEFORE,
    MOVED,
    PLAYERS,
    QUIET_TURNS,
    Position,
)
from games.banquet_royal.reading.retrace import (
    after_feast,
    feasts,
    quiet_before,
    stays,
    untraceable,
)
from games.banquet_royal.reading.survey import unbuildable
from games.banquet_royal.reading.winnings import payable

_STAY = const(5)
_CAKE_NAMES = ("crowns", "scatter", "swap")


def lost(game: Position) -> str:
    """Whether pawns and cakes are all there, at any moment of a game.

    Pawns of colours that nobody plays leave the game, but only ever three with each cake.
    """
    return _lost_pawns(game) or _lost_cakes(game)


def _lost_pawns(game: Position) -> str:
    here = bytearray(COLOURS)
    for space in range(SPACES):
        for i in range(game.size[space]):
            here[game.pawns[GROUP * space + i] - 1] += 1
    for colour in range(COLOURS):
        if colour < game.players:
            pawns = here[colour] + game.guests[colour]
            if pawns != FAMILY:
                return "pawns: %d of %s's, not %d" % (pawns, PLAYERS[colour], FAMILY)
        elif here[colour] > FAMILY:
            return "pawns: %d of one colour, there are only %d" % (here[colour], FAMILY)
    due = COLOURS * FAMILY - GROUP * feasts(game)
    if sum(here) != due:
        return "pawns: %d in the kingdom, not %d after %d feasts" % (sum(here), due, feasts(game))
    return ""


def _lost_cakes(game: Position) -> str:
    seen = bytearray(KINDS)
    for i in range(game.cakes_size):
        seen[game.cakes[i]] += 1
    for player in range(game.players):
        for kind in range(KINDS):
            seen[kind] += game.cakes_of[player][kind]
    for kind in range(HIDDEN):
        if seen[kind] > EACH:
            return "cakes: %d '%s', there are only %d" % (seen[kind], _CAKE_NAMES[kind], EACH)
    if sum(seen) != IN_PLAY:
        return "cakes: %d face down and with the players, not %d" % (sum(seen), IN_PLAY)
    return ""


def impossible(game: Choices) -> str:
    """Why no game can stand like this while it goes on."""
    return (
        unbuildable(game.icons, game.rules.edition)
        or lost(game)
        or _overpaid(game)
        or _misplaced(game)
        or _mistimed(game)
        or _misled(game)
    )


def unknown(game: Position) -> str:
    """Which hidden cakes keep the game from going on, as they do in a view."""
    return undrawn(game)


def undrawn(game: Position) -> str:
    """Whether there are cakes to take that aren't known."""
    for i in range(game.cakes_size):
        if game.cakes[i] == HIDDEN:
            return "cakes: every one face down must be known"
    return ""


def blind(game: Position) -> str:
    """Nothing that a player has to decide depends on what is hidden: always ""."""
    return ""


def _overpaid(game: Position) -> str:
    """Whether players have crowns that feasts and cakes didn't bring."""
    guests = []
    crowned = []
    for player in range(game.players):
        won = game.crowns[player] - GIFT * game.cakes_of[player][CROWNS]
        present = min(game.guests[player], feasts(game))
        if not 0 <= won <= crowns(TWO) * present:
            return "player %s: %d crowns can't come of %d feasts and these cakes" % (
                PLAYERS[player],
                game.crowns[player],
                present,
            )
        guests.append(game.guests[player])
        crowned.append(won)
    if not payable(feasts(game), guests, crowned):
        return "crowns: no %d feasts bring these, as all players at one get the same" % feasts(game)
    return ""


def _misplaced(game: Position) -> str:
    if not game.icons[game.princess]:
        return "princess: the kingdom has no space %s" % name(game.princess)
    for space in game.reached:
        if space != NOWHERE and not ordinary(game.icons[space]):
            return "reached: no pawn can have come to %s" % name(space)
    return ""


def _mistimed(game: Position) -> str:
    """Whether die, quiet turns and cakes fit the phase."""
    phase = game.phase
    if phase <= phases.FALL:
        if game.die:
            return "die: it falls only after the cast"
    elif not game.die or (game.die == _STAY and phase != phases.CLOSE):
        return "die: '%d' does not lead here" % game.die
    if phase < phases.FALL:
        if game.quiet == QUIET_TURNS:
            return "quiet turns: the game is over"
    elif not game.quiet and not after_feast(game):
        return "quiet turns: this turn is one of them from the cast on"
    if after_feast(game):
        return _misfeasted(game)
    if not game.cakes_size:
        return "cakes: the game is over, none is left"
    return _misserved(game)


def _misserved(game: Position) -> str:
    """Whether the host of the last feast, before this turn, has no cake for it."""
    host = (game.player - 1 - quiet_before(game)) % game.players
    if feasts(game) and not sum(game.cakes_of[host]):
        return "cakes: %s held the last feast, so has one" % PLAYERS[host]
    return ""


def _misfeasted(game: Position) -> str:
    """Whether the cake just taken fits the phase, and what a feast leaves behind is there."""
    had = game.cakes_of[game.player]
    if game.phase in (phases.SCATTER, phases.DEAL):
        cake = had[SCATTER]
    elif game.phase == phases.CLOSE:
        cake = sum(had)
    else:
        cake = had[SWAP]
    if not cake:
        return "phase: %s has not taken the cake for it" % PLAYERS[game.player]
    if game.quiet:
        return "quiet turns: none since the feast of this turn"
    if game.die == _STAY:
        return "die: at 5 there is no feast"
    if game.princess != CENTRE:
        return "princess: after a feast she is on %s" % name(CENTRE)
    return ""


def _misled(game: Choices) -> str:
    """Whether this turn can have led to the phase."""
    phase = game.phase
    if phase <= phases.PUT and game.reached[MOVED] != NOWHERE:
        return "reached: no group has moved yet"
    if phase == phases.CAST and game.reached[MOVED] == NOWHERE:
        return "reached: a group has moved"
    if game.reached[CARRIED] != NOWHERE and (
        phase != phases.CLOSE or game.die == _STAY or game.icons[game.princess] < CARRIAGE
    ):
        return "reached: no group has taken a transport"
    if phase == phases.INVITE and game.size[game.princess] != GROUP:
        return "phase: a feast takes three pawns with the Princess"
    if phase == phases.BOARD and game.icons[game.princess] < CARRIAGE:
        return "phase: the Princess is not on a transport"
    if phase in (phases.BOARD, phases.SCATTER, phases.SWAP) and not game.any_space():
        return "phase: there is nothing to choose"
    if phase == phases.DEAL and not game.size[game.lifted]:
        return "phase: no pawn is on %s to be dealt out" % name(game.lifted)
    if phase == phases.CLOSE and _skipped(game):
        return "phase: what the Princess offers was not declined"
    return _strayed(game) or _misreached(game) or untraceable(game)


def _skipped(game: Choices) -> bool:
    """Whether the turn would not be at its end: a feast or a transport is still on offer."""
    if game.die == _STAY or game.reached[CARRIED] != NOWHERE:
        return False
    if game.icons[game.princess] >= CARRIAGE:
        return _offers(game, phases.BOARD)
    return game.size[game.princess] == GROUP


def _strayed(game: Position) -> str:
    """Whether the Princess, if she has not gone yet, is where the turn before left her."""
    if not stays(game):
        return ""
    if not quiet_before(game) and game.princess != CENTRE:
        return "princess: after a feast, and at first, she is on %s" % name(CENTRE)
    if game.reached[CARRIED_BEFORE] != NOWHERE and game.icons[game.princess] < CARRIAGE:
        return "princess: she is on the transport of the turn before"
    if game.reached[MOVED] == game.princess:
        return "reached: no group moves to the Princess"
    return ""


def _misreached(game: Position) -> str:
    """Whether groups reached spaces in the turn before that they can't have gone to then."""
    before, carried_before = game.reached[:2]
    if quiet_before(game) or after_feast(game):
        return ""
    if carried_before != NOWHERE:
        return "reached: no group went to %s in the turn before" % name(carried_before)
    if before != NOWHERE and not feasts(game):
        return "reached: no group went to %s in the turn before" % name(before)
    return ""


def _offers(game: Choices, phase: int) -> bool:
    """Whether there would be a space to choose in another phase."""
    now = game.phase
    game.phase = phase
    offers = game.any_space()
    game.phase = now
    return offers
