"""Tables: how each game is shown and played on this device: pages, lamps, sounds.

A table is given views, never the game itself, so it can't show what a player must not see. It
answers a press with an action of the game or with a Request, and shows what happened as a narration
in steps that all players can follow.

The package `tables/<game>` has PARTS, the full names of the modules that a match loads, in the
order in which they import each other: each is loaded in a tick of its own. It has the module
`table`, for a match, `ending`, for its result, `pointing`, for its lessons, and `rules`, for the
pages of its rules; a game with several editions has `editions`, for its set-up; one with a
HINT_LEVEL or SCORE_COLUMNS has `hint`, for hints and the review, and its package has HINT_PARTS,
what a hint loads, in the same way as PARTS. `lessons.txt` and `rules.txt` have the texts that
people learn the game by: docs/add-a-lesson.md.

Bases have what games share, so that a game writes what is its own: `shared.BaseTable`, and
`shared.OpenTable` without secret hands; `simple.SimpleTable`, a whole table to which a game adds
words and lights; `ending.Ending`.

    ending.Ending(seats)    seats: the names of the players
        .won(winners)       return who won, in large letters; winners: a bit mask of players
        .win(termination, winners), .resigned(player)
                            return how it was won, a sentence
        .sheet(view)        return the score sheet: for each player the numbers under SCORE_COLUMNS,
                            `view.score(player)` last
        .decided(view, winners)
                            return what decided between the winner and the next best, a sentence;
                            "" for a tie. `ending.Ending` asks `lead(first, second)` for it: the
                            rows of both on the score sheet
    editions.NOTES          what sets each edition apart, for the set-up: a key of the catalogues
                            for each value of the option "edition". Only if it has several values
    pointing.lamps(view, name)
                            return the lamps that a lesson points at by a name, as (on the hexagon,
                            place). Raises ValueError
    rules.draw(canvas, name, x, y)
                            draw a picture of the rules by its name; return its width and height
    rules.page(view)        return the name of the page that fits a position
    hint.describe(view, actions)
                            return actions of the player to act in words, of which no two have the
                            same text; actions: those of a turn up to a chance event
    table.Table(lights, hexagon, buzzer, seats)
                            lights: the board's; hexagon: the hexagon's, None where there is none;
                            seats: who acts for each player: PERSON, AWAY, a computer's level or
                            NOBODY
        .dress(colours, step_ms)
                            set the palette, and how long a step of the narration lasts
        .begin(views)       start a match, restored or new, or go back in it, without a narration;
                            what was told is gone
        .announce(words, lasts)
                            tell those who aren't asked, until something happens, as who begins.
                            Words that last are told again whenever nothing else is
        .show(now, views, deciding, can_take_back)
                            show a new state; deciding: the player asked at the buttons, -1 for none
        .happened(now, player, action, views)
                            narrate the action of `player` that led to these views, or the chance
                            event in that player's turn: then action is CHANCE. While `.telling`,
                            the new state is not shown yet
        .telling, .advance(now)
                            the narration, and all else that moves: a bounded step each tick
        .press(now, end, button)
                            return an action id, a Request below, or None. It answers HINT only in a
                            game with `hint`, TAKE_BACK only if `show` said so, COVER only with
                            SECRET_HANDS
        .hint(now, actions, chance)
                            show the best actions to the player who asked for a HINT, and the chance
                            to win by them, in per cent, with a HINT_LEVEL; nothing is played. At
                            the first of them OK answers FOLLOW; the rest is shown after it. Only
                            where `press` answers HINT
        .draw(end, canvas), .paint(now)
                            draw an end's page; paint the lamps. .stale has the bits of `ui`
                            for what must be drawn
        .draw_covered(end, canvas)
                            draw the page without secrets; only with SECRET_HANDS
        .narration          the `shared.Narration`. The last turns put an `app.turns.Steps` in its
                            place; every seat is NOBODY's then, and no hand is shown
        .draw_past(canvas, action)
                            draw the step of the last turns that is shown, above `shared.BAR_Y`;
                            action: as it was given to `happened`
        .celebrate(now, winners)
                            show who won on the lamps
"""

import games

# Who acts for a player; any other name is a computer's level.
PERSON = "person"
AWAY = "away"  # somebody at a distance, who is told of by lines
NOBODY = ""  # in a problem, a lesson and the last turns


class Request:
    """What a press asks for if it is no action. Compared by identity."""

    def __init__(self, name: str) -> None:
        self.name = name


TAKE_BACK = Request("take back")
COVER = Request("cover")
PAUSE = Request("pause")
HINT = Request("hint")
FOLLOW = Request("follow")  # plays the first action of the hint that is shown


def end_of(player: int) -> int:
    """Return the end where a player sits: players alternate between the ends."""
    return player & 1


def module(game: str, name: str) -> str:
    """Return the full name of a module of a game's table, such as "table" or "ending"."""
    return "tables.%s.%s" % (games.folder(game), name)
