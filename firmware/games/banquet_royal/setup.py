"""Sets Banquet Royal up: the kingdom, the transports, the pawns and the cakes, all by chance."""

from games.banquet_royal import tiles
from games.banquet_royal.cakes import EACH, HIDDEN, IN_PLAY
from games.banquet_royal.hexes import CENTRE, SPACES
from games.banquet_royal.kingdom import (
    CARRIAGE,
    CASTLE,
    COLOURS,
    EACH_TRANSPORT,
    FAMILY,
    TRANSPORTS,
    ordinary,
)
from games.banquet_royal.position import Position
from games.banquet_royal.tiles import CORNERS, FACES, TILES, corner


def set_up(game: Position, rng):
    """Build a kingdom on the empty table, put a pawn on each ordinary space, lay out the cakes."""
    _lay_tiles(game, rng)
    pawns = _shuffled(COLOURS, FAMILY, rng)
    placed = 0
    for space in range(SPACES):
        if ordinary(game.icons[space]):
            game.add(space, pawns[placed] + 1)
            placed += 1
    game.cakes[:] = _shuffled(HIDDEN, EACH, rng)[:IN_PLAY]
    game.cakes_size = IN_PLAY


def _lay_tiles(game: Position, rng):
    wild = game.rules.edition == "wild"
    spots = tiles.wild(rng) if wild else tiles.regular(rng.below(2))
    transports = _shuffled(TRANSPORTS, EACH_TRANSPORT, rng)
    placed = 0
    faces = bytearray(range(TILES))
    rng.shuffle(faces, TILES)
    game.icons[CENTRE] = CASTLE
    for tile in range(TILES):
        turn = rng.below(CORNERS)
        for i in range(CORNERS):
            icon = FACES[CORNERS * faces[tile] + (i + turn) % CORNERS]
            if icon == CARRIAGE:
                icon += transports[placed]
                placed += 1
            game.icons[corner(spots[tile], i)] = icon


def _shuffled(kinds: int, each: int, rng) -> bytearray:
    """So many of each of the kinds from 0 on, in random order."""
    pieces = bytearray([kind for kind in range(kinds) for _ in range(each)])
    rng.shuffle(pieces, len(pieces))
    return pieces
