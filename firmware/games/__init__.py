"""The list of games, the contract for each game, and what their rules share.

A game is a package `games/<name>`; a dash in the name is an underscore in the folder. It holds the
rules only: no I/O, no clock, no floats, no text for people except in the declaration. NAMES is the
only list of games.

The package's `__init__` declares the game. It is plain data and imports nothing:

    NAME             its name in records, saves and the protocol
    TITLE            its name for people
    SEATS            the players' names, in the order of player numbers
    MIN_PLAYERS, MAX_PLAYERS
    MINUTES, AGE     how long a game takes about, and the least age of its players
    OPTIONS          match options besides the players: (name, values). The first value is the
                     default. `read_rules` reads a value of "edition"; "takeback" is "on" or "off".
                     An option with one value is not shown
    VALUE_NAMES      the names of OPTIONS values for people
    LEVELS           the computer's levels, weakest first
    HINT_LEVEL       the level that finds hints and rates turns, "" for none
    SECRET_HANDS     whether a player's page shows cards that only this player may see
    PROBLEMS         whether there are problems to solve: the module `problems`
    DISTANT          whether two can play it at a distance: the module `distance`
    MOST_ACTIONS     the most actions of a game, without chance events; 0 where the rules set no
                     bound
    SCORE_COLUMNS    the columns of the score sheet, () for no sheet

Texts in a declaration are keys of the language catalogues of the game's table. Every game has the
options "edition" and "takeback".

The module `game` has the class Game:

    NAME, ACTIONS          the game's name; the number of action ids. An action is 0..ACTIONS-1 and
                           at most 255
    Game(rules=None)       an empty table under these rules. Each game has its own Rules class
    .start(players, rng)   set up and deal, or roll, until a player is to act; raises Illegal for a
                           wrong number of players
    .rules, .players
    .to_act()              the player to act, or CHANCE or OVER
    .legal(into)           write the legal actions, ascending, to into[0:n]; return n. A player to
                           act has one at least: a pass that the rules force is an action
    .illegal_reason(action)
                           return 0, or the code of the reason why the action is illegal
    .play(action)          play an action; raises Illegal and then changes nothing
    .sample(rng)           while chance is to act: draw a chance event, as bytes
    .apply_chance(event)   apply a chance event; raises Illegal for an impossible one
    .undo()                take back the last action (int) or chance event (bytes) and return it.
                           Raises Illegal at the start of the game
    .can_take_back()       whether the player to act may take back the last action: it is an action
                           of this turn, and nothing was revealed and no die was rolled since then
    .winners()             bit mask of the players who won, in a draw of all who share it; 0 while
                           the game goes on
    .score(player)         the points of a player; only with SCORE_COLUMNS
    .termination           0, or how the game ended: an index of notation.TERMINATIONS
    .view(player, into)    the game as that player sees it: a Game with hidden cards unknown

The module `notation` writes texts. Each thing has exactly one text:

    EVENT, TERMINATIONS    words: a chance event, how a game ended
    read_rules(text)       rules from text; `game.rules.text()` writes them
    position(game)         the whole position, at any moment. A game can be restored from it if a
                           player is to act who can take nothing back
    action(game, action)   one word
    turn(game, actions)    the actions of one player, up to a chance event; words joined by spaces
    event(event)           one word
    result(game)           who won and how, "*" while the game goes on

The module `parse` reads these texts. Only restored matches and the host tools load it:

    read_position(text, rules), read_action(game, text), read_turn(game, text),
    read_event(game, text)

These functions raise Invalid for a text that is malformed or impossible, and Illegal for a
well-formed text that the rules forbid. The module `validate` checks a game. Each function returns a
sentence that says what is wrong, or "":

    material_error(game)   why the pieces and cards don't add up, at any moment
    position_error(game)   why no game can reach this position
    hidden_error(game)     which hidden cards the game needs to continue
    decision_error(game)   which hidden cards the player to act needs to decide
    chance_error(game)     which hidden cards the next action may draw
    REASONS                why an action is illegal, by the code of `illegal_reason`

The module `problems`, where there are PROBLEMS, has positions in which player 0 wins in this turn:

    COUNT                  the number of problems, which are numbered from 1, from easy to hard
    grade(number)          how hard a problem is, from 1 to 5
    Problem(number)        a problem: .game, .solution (the actions of a turn that wins)

The module `distance`, where the game is DISTANT, has the game of an end that knows only what one
player sees. Cards and dice come from a dealer:

    Distant(rules=None)    a Game in which all that this end doesn't know is unknown. What a hidden
                           hand may hold is legal for its player. Its views are of the class Game
    .begin(seat, seed)     set up for two, by the public random numbers of `seed`; no card is known.
                           `seat` is the player at this end
    .due()                 what the dealer owes, "" for nothing; meanwhile chance is to act:
                               shuffle PILE WORDS     these cards, in an order that nobody knows
                               draw PLAYER PILE N     the top cards go to the hand of a player
                               open PILE N            all may see the top cards
                               cast N SIDES           the numbers of dice
    .apply_chance(event)   apply the dealer's answer; raises Illegal unless it answers what is due
    .undo()                returns such an event, or an action
    .shown(action)         the words of the cards from a hand that an action shows: "W2", "K1,K1"

The module `games.distance` serves such a game of any name:

    read_event(game, text)
                           the event with a text; raises Invalid. The verb is that of `due`, then
                           the words of cards, "?2" for unknown ones, or the numbers of dice:
                           "draw W2,J3", "draw ?2", "shuffle ?38", "open E3", "cast 3,1,6"
    reading_play(game, text, shows)
                           the action of another player from its word and the words of the cards
                           shown for it; raises Invalid or Illegal, also if it isn't their turn
    reading_action(game, text)
                           the legal action with this word; raises Invalid or Illegal

and the module `games.opening` once the game is over, when all decks are opened:

    opening(game, decks)   the full Game; for each shuffle the words from the top. Checks every
                           step; raises Illegal, which says why

What is called -ing yields None after each bounded piece of work, and at last what it has found.

These functions use of a Distant: `seat`, `seed`, CARDS (cards are numbers below it), `word(card)`,
DECKS (shuffles before the first turn), `lay(full, number, cards)`, which deals a deck in the full
game.

tools/contracts.py has these contracts as types.
"""

from micropython import const

_LONGEST_QUOTE = const(80)
_GROWTH = const(64)  # bytes; small, because most logs belong to views, which hold a turn at most

CHANCE = -1
OVER = -2

NAMES = ("royal-visit", "roi-et-compagnie", "banquet-royal")


class Invalid(ValueError):
    """A text that does not parse, or an impossible position. Says which field and why."""


class Illegal(ValueError):
    """A well-formed action, turn or event that the rules forbid. Says why."""


def brief(text: str) -> str:
    """Return the first 80 characters of a text, to quote it in an error."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 3] + "..."


def folder(name: str) -> str:
    """Return the name of a game's packages, in `games`, `ai` and `tables`. Raises Invalid."""
    if name not in NAMES:
        raise Invalid("no game is called '%s'; there is %s" % (brief(name), ", ".join(NAMES)))
    return name.replace("-", "_")


def declared(name: str):
    """Import and return the declaration of the game called `name`. Raises Invalid."""
    return __import__("games." + folder(name), None, None, ("NAME",))


def module(name: str, part: str) -> str:
    """Return the full name of a module of a game, such as "game". Raises Invalid."""
    return "games.%s.%s" % (folder(name), part)


def part(name: str, part: str):
    """Import and return a module of a game, such as "game" or "notation". Raises Invalid."""
    return __import__(module(name, part), None, None, ("NAME",))


def illegal(game, code: int) -> Illegal:
    """Return the exception for an illegal action; `code` is from its `illegal_reason`."""
    return Illegal(part(game.NAME, "validate").REASONS[code])


def turn_text(game, actions: bytes, action) -> str:
    """Return the words of successive actions; `action(game, a)` returns the word of one.

    For games that write each action as one word. The meaning of a word may depend on the actions
    before it, so they are played and taken back.
    """
    words = []
    for a in actions:
        words.append(action(game, a))
        game.play(a)
    for _ in actions:
        game.undo()
    return " ".join(words)


class Log:
    """Stack of bytes in one growing buffer: a game logs there what its undo needs.

    A push allocates only when the buffer has to grow.
    """

    def __init__(self):
        self._bytes = bytearray(_GROWTH)
        self.size = 0

    def push(self, value: int):
        """Push one byte."""
        if self.size == len(self._bytes):
            self._bytes.extend(bytes(_GROWTH))
        self._bytes[self.size] = value
        self.size += 1

    def pop(self) -> int:
        """Pop the top byte and return it."""
        self.size -= 1
        return self._bytes[self.size]

    def peek(self, depth: int) -> int:
        """Return the byte `depth` bytes below the top one."""
        return self._bytes[self.size - 1 - depth]

    def copy_top(self, other: "Log", n: int):
        """Replace the content by a copy of the top n bytes of another log."""
        self.size = 0
        for depth in range(n - 1, -1, -1):
            self.push(other.peek(depth))
