"""How each game looks and is played on this table: hand pages, board lights, prompts, sounds.

A table is given views, never the game itself, so what a player may not see cannot be shown. It
answers presses with an action of the game or with one of the requests below, and tells what
happened in beats that all players can follow. Each game's package offers

    SEATS                   the players' names, in the order of the game's player numbers
    OPTIONS                 what else to choose before a game: (name, values) for "players", how
                            many, where that is open; for "edition", the rules as the game's
                            `read_rules` knows them; and for "takeback". Values that leave no
                            choice are not shown
    VALUES                  how the values of OPTIONS are called
    SECRETS                 whether a page shows what only its player may see. If not, one view
                            serves all players, and no hand is ever covered
    SHEET                   what the score sheet counts, a word for each column; () for no sheet

That much is wanted before there is a match, and loads nothing else. Its module `ending` is wanted
after one, and `table` in between:

    ending.won(winners)     who won, in large letters; winners: a bit mask of players
    ending.win(how, winners), ending.resigned(player)
                            and how, a sentence
    ending.sheet(view)      the score sheet: for each player the numbers under SHEET
    table.Table(lights, panel, buzzer, seats)
                            lights: the board's; panel: the hexagon's, None where there is none;
                            seats: PERSON or a computer's level for each player
        .dress(colours, beat_ms)
                            the palette's name, and how long a beat of the tale lasts
        .begin(views)       a game starts, is taken up or goes back by a play: nothing to tell
        .show(now, views, deciding, can_take_back)
                            a new state; deciding: the player asked at the buttons, -1 for none
        .happened(now, player, action, views)
                            the act or chance event that led to these views; while `.telling` the
                            table shows what it tells, and is shown the new state only after that
        .telling, .advance(now)
                            the tale, one beat after the other, and whatever else time moves: a
                            bounded step each tick
        .press(now, end, button)
                            an action id, or a request below
        .hint(now, actions, chance)
                            how the player who asked by HINT had best go on with the turn, and how
                            likely that makes it to win, in per cent. To be told to that player
                            only; nothing is played by it. Only where `players.adviser` has a level
        .draw(end, canvas), .paint(now)
                            that end's page, and the lamps; .stale has the bit of each end that must
                            be drawn, and LAMPS where they must be painted
        .draw_covered(end, canvas)
                            the same with nothing to hide; only where there are SECRETS
        .celebrate(now, winners)
"""

import games

PERSON = "person"  # who sits on a seat; any other name is a computer's level

BOTH = 3  # the bits of both ends
LAMPS = 4  # and one for the lamps
ALL = BOTH | LAMPS

# Requests that a press may make, where an action would be 0 or more.
NOTHING = -1
TAKE_BACK = -2
COVER = -3
PAUSE = -4
HINT = -5
PAGES = -6  # to see the other pages: between a table and its own parts


def end_of(player: int) -> int:
    """The end where a player sits: they alternate around the table, however many there are."""
    return player & 1


def load(game: str):
    """The package of a game's table, imported only now."""
    return __import__("table." + games.folder(game), None, None, ("SEATS",))


def part(game: str, module: str):
    """The module "table" or "ending" of a game's table, imported only now."""
    return __import__("table.%s.%s" % (games.folder(game), module), None, None, ("Table",))
