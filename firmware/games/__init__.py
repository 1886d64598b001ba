"""The games that live on this table, and the contract each of them keeps.

A game is a package `games/<name>` (a dash in the name is an underscore in the folder) whose
`__init__` exports the class `Game`. Rules only: no I/O, no clock, no floats, no text for people.
Its texts are in the package's `notation` module, imported by whoever reads or writes them.

    NAME, FEWEST, MOST     what the game is called in records, and for how many players
    ACTIONS                number of action ids; an action is an int in 0..ACTIONS-1, below 256
    Game(rules=None)       an empty table under the given rules, the game's own plain options object
    .start(players, rng)   sets up and deals for so many; raises Illegal if it isn't for them
    .rules, .players
    .to_act()              the player to act, or CHANCE or OVER
    .legal(into)           writes the legal actions, ascending, to into[0:n]; returns n
    .refusal(action)       0, or the code of the reason why the action is not legal
    .play(action)          raises Illegal when it is refused, and has then changed nothing
    .sample(rng)           while chance is to act: draws a chance event, as bytes
    .settle(event)         applies a chance event; raises Illegal when it can't be
    .undo()                takes back the last action or event, down to the start, and returns
                           it: an int or bytes. Raises Illegal when there is none
    .can_take_back()       whether the player to act may take back the last action: it is theirs,
                           of the running turn, revealed nothing, and no die fell since
    .winners()             bit mask of the players who won; 0 while the game goes on
    .how                   0, or how the game was won: an index of notation.HOWS
    .view(player, into)    the game as that player sees it: a Game in which the rest is unknown

Its `notation` module writes texts, one way to write each thing:

    PLAYERS, EVENT, HOWS   words: the players' names, a chance event, how a game was won
    read_rules(text)       rules from text; `game.rules.text()` is the way back
    position(game)         what lies where, at any moment; and where a player is to act and can take
                           nothing back it is all there is to know
    action(game, action)   one word
    turn(game, actions)    the actions of one player, as far as the turn goes without chance; words
                           with a space between each two
    event(event)           one word
    result(game)           who won and how, "*" while the game goes on

Its `reading` package reads them. A match that was never broken off does without it, and it takes
much to know what is impossible: whoever is short of memory imports it late and forgets it soon.

    read_position(text, rules)   the game that stands so, where all there is to know was written
    read_action(game, text), read_turn(game, text), read_event(game, text)

Reading raises Invalid for a text that is malformed or says something impossible, and Illegal for
one that is well-formed but that the rules refuse. `reading.check` says what is wrong with a game,
as words, or "" when nothing is:

    lost(game)             whether everything in the box is still on the table, at any moment
    impossible(game)       whether a game that `position` can write could have come about
    unknown(game)          whether all is known that a game needs to go on, or parts are hidden
    blind(game)            whether the player to act knows enough to decide
    undrawn(game)          whether all is known that may come up by the next act

Its `reasons` module has REASONS: why an action is refused, in words, by the code of `refusal`.
"""

from micropython import const

_LONGEST_QUOTE = const(80)

CHANCE = -1
OVER = -2

NAMES = ("royal-visit", "roi-et-compagnie", "banquet-royal")


class Invalid(ValueError):
    """A text that does not parse, or a position that can't be. Says which field, and why."""


class Illegal(ValueError):
    """A well-formed action, turn or event that the rules refuse. Says why."""


def brief(text: str) -> str:
    """Return what an error quotes of a text that was sent: 80 characters at most."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "..."


def folder(name: str) -> str:
    """What the packages of the game called `name` are called, here and on the floors above.

    Raises Invalid when no game is called so.
    """
    if name not in NAMES:
        raise Invalid("no game is called '%s'; there is %s" % (brief(name), ", ".join(NAMES)))
    return name.replace("-", "_")


def load(name: str):
    """The package of the game called `name`, imported only now. Raises Invalid."""
    return part(name, "")


def part(name: str, module: str):
    """The `module` of a game, such as "notation" or "reading"; "" is the package.

    Raises Invalid.
    """
    path = "games." + folder(name)
    if module:
        path += "." + module
    return __import__(path, None, None, ("Game",))


def refused(game, code: int) -> Illegal:
    """What to raise where `game` refuses an action; `code` is that of its `refusal`."""
    return Illegal(part(game.NAME, "reasons").REASONS[code])
