"""The contracts of game, table and computer player: what each part has, as types with sentences.

A game is three packages: `games/<game>`, `tables/<game>` and `ai/<game>`; a dash in the game's name
is an underscore there. Pyright holds every game to these types (`tools.check_contracts`). The
firmware never imports this module.

Arguments are given by position, so their names may differ. Names that are Final here are only read.
Any is the game's own class Game, or a view of it.
"""

# Functions here have a docstring and no body.
# pyright: reportReturnType=false

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, Self

from base import Rng
from drivers.buzzer import Buzzer
from tables import Request
from tables.shared import Narration
from ui.canvas import Canvas, Glyphs
from ui.lights import Lights

# ---- A game: its rules only, without I/O, clock, floats and text for people


class Declaration(Protocol):
    """The package `games/<game>`: plain data that imports nothing.

    Its texts are keys of the language catalogues of the game's table.
    """

    NAME: Final[str]  # in records, saves and the protocol
    TITLE: Final[str]  # for people; a line `ORDER = 1` says its place in the menu
    AIM: Final[str]  # a sentence, told before the first match
    SEATS: Final[tuple[str, ...]]  # the players' names, in the order of player numbers
    MIN_PLAYERS: Final[int]
    MAX_PLAYERS: Final[int]
    MINUTES: Final[int]  # a game takes about
    AGE: Final[int]  # of the youngest player
    # The rules to choose from, the default first; one word each. There is no other rule option.
    EDITIONS: Final[tuple[str, ...]]
    TAKEBACK: Final[bool]  # whether a match may allow to take back actions
    # Names of editions, of levels no other game has, and of the choice itself if it isn’t “Rules”.
    VALUE_NAMES: Final[dict[str, str]]
    LEVELS: Final[tuple[str, ...]]  # the computer's, weakest first
    HINT_LEVEL: Final[str]  # the level that finds hints and rates turns, "" for none
    SECRET_HANDS: Final[bool]  # whether a page shows cards that only its player may see
    LUCK: Final[bool]  # whether `ai/<game>/coach.py` judges luck and choice
    PROBLEMS: Final[bool]  # whether there are problems to solve: the module `problems`
    DISTANT: Final[bool]  # whether two can play it at a distance: the module `distance`
    MOST_ACTIONS: Final[int]  # of a game, without chance events; 0 where there is no bound
    SCORED: Final[bool]  # whether points are counted, in a score sheet


class Game(Protocol):
    """A game being played, or a view of one. An action is a number from 0 to ACTIONS - 1."""

    NAME: Final[str]
    ACTIONS: Final[int]  # 256 at most
    edition: Final[str]
    players: Final[int]
    termination: Final[int]  # 0, or how the game ended: an index of notation.TERMINATIONS

    def start(self, players: int, rng: Rng, /) -> None:
        """Set up and deal, or roll, until a player is to act.

        Raises Illegal for a wrong number of players.
        """

    def to_act(self) -> int:
        """Return the player to act, or CHANCE or OVER."""

    def legal(self, into: bytearray, /) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n.

        A player to act has one at least: a pass that the rules force is an action.
        """

    def illegal_reason(self, action: int, /) -> int:
        """Return 0, or the code of the reason why the action is illegal."""

    def play(self, action: int, /) -> None:
        """Play an action. Raises Illegal and then changes nothing."""

    def sample(self, rng: Rng, /) -> bytes:
        """Draw a chance event, while chance is to act."""

    def apply_chance(self, event: bytes, /) -> None:
        """Apply a chance event. Raises Illegal for an impossible one."""

    def undo(self) -> int | bytes:
        """Take back the last action or chance event and return it. Raises Illegal at the start."""

    def can_take_back(self) -> bool:
        """Return whether the player to act may take back the last action.

        It is an action of this turn, and nothing was revealed and no die was rolled since then.
        """

    def winners(self) -> int:
        """Return the bit mask of those who won, in a draw of all who share it; 0 before the end."""

    def view(self, player: int, into: Any = None, /) -> Self:
        """Return the game as that player sees it, hidden cards unknown; `into`: a view to reuse."""


class ScoredGame(Protocol):
    """What a game has besides where it is SCORED."""

    def score(self, player: int, /) -> int:
        """Return the points of a player."""


# The class `Game` of the module `game` makes an empty table under the rules of an edition, by
# default the first one.
NewGame = Callable[[str], Game]


class Notation(Protocol):
    """The module `notation`, which writes texts. Each thing has exactly one text."""

    EVENT: Final[str]  # the word for a chance event, "" if there are none
    TERMINATIONS: Final[tuple[str, ...]]  # the words for how a game ended; "" first

    def position(self, game: Any, /) -> str:
        """Return the whole position, at any moment.

        A game can be restored from it if a player is to act who can take nothing back.
        """

    def action(self, game: Any, action: int, /) -> str:
        """Return one word."""

    def turn(self, game: Any, actions: bytes, /) -> str:
        """Return the words, joined by spaces, of a player's actions up to a chance event."""

    def event(self, event: bytes, /) -> str:
        """Return one word."""

    def result(self, game: Any, /) -> str:
        """Return who won and how, "*" while the game goes on."""


class Parse(Protocol):
    """The module `parse`, which reads these texts. Only restored matches and host tools load it.

    All raise Invalid for a text that is malformed or impossible, and Illegal for a well-formed text
    that the rules forbid.
    """

    def read_position(self, text: str, edition: str = "", /) -> Any: ...
    def read_action(self, game: Any, text: str, /) -> int: ...
    def read_turn(self, game: Any, text: str, /) -> bytes: ...
    def read_event(self, game: Any, text: str, /) -> bytes: ...


class Validate(Protocol):
    """The module `validate`. Its functions return a sentence that says what is wrong, or ""."""

    REASONS: Final[tuple[str, ...]]  # why an action is illegal, by the code of `illegal_reason`

    def material_error(self, game: Any, /) -> str:
        """Return why the pieces and cards don't add up, at any moment."""

    def position_error(self, game: Any, /) -> str:
        """Return why no game can reach this position."""

    def hidden_error(self, game: Any, /) -> str:
        """Return which hidden cards the game needs to continue."""

    def decision_error(self, game: Any, /) -> str:
        """Return which hidden cards the player to act needs to decide."""

    def chance_error(self, game: Any, /) -> str:
        """Return which hidden cards the next action may draw."""


class Problem(Protocol):
    """A position in which player 0 wins in this turn."""

    game: Final[Any]
    solution: Final[bytes]  # the actions of a turn that wins


class Problems(Protocol):
    """The module `problems`, where there are PROBLEMS, numbered from 1, easy ones first."""

    COUNT: Final[int]

    def grade(self, number: int, /) -> int:
        """Return how hard a problem is, from 1 to 5."""

    def Problem(self, number: int, /) -> Problem: ...  # noqa: N802 - a class


class DistantGame(Game, Protocol):
    """A game of an end that knows only what its players see. Cards and dice come from a dealer.

    What a hidden hand may hold is legal for its player.
    """

    seats: Final[Sequence[int]]  # the players at this end
    seed: Final[int]
    CARDS: Final[int]  # cards are numbers below it
    DECKS: Final[int]  # shuffles before the first turn

    def view(self, player: int, into: Any = None, /) -> Any:
        """Return a view, of the class Game."""

    def begin(self, players: int, seats: Sequence[int], seed: int, /) -> None:
        """Set up by the public random numbers of `seed`; no card is known."""

    def due(self) -> str:
        """Return what the dealer owes, "" for nothing; meanwhile chance is to act.

        shuffle PILE WORDS     these cards, in an order that nobody knows
        draw PLAYER PILE N     the top cards go to the hand of a player
        open PILE N            all may see the top cards
        cast N SIDES           the numbers of dice

        `apply_chance` applies the answer, as `games.distance` reads it; it raises Illegal unless it
        answers what is due. `undo` returns such an event, or an action.
        """

    def shown(self, action: int, /) -> str:
        """Return the words of the cards from a hand that an action shows: "W2", "K1,K1"."""

    def word(self, card: int, /) -> str:
        """Return the word of a card."""

    def lay(self, full: Any, number: int, cards: bytes, /) -> None:
        """Deal a deck, the shuffle of that number, in the full game."""


class Distance(Protocol):
    """The module `distance`, where the game is DISTANT."""

    def Distant(self, edition: str, /) -> DistantGame: ...  # noqa: N802 - a class


# ---- A table: how a game is shown and played on this device


class TablePackage(Protocol):
    """The package `tables/<game>`: full names of the modules to load, imported ones first.

    Each is loaded in a tick of its own.
    """

    RULES_PARTS: Final[tuple[str, ...]]  # what the module `rules` imports
    PARTS: Final[tuple[str, ...]]  # what a match loads, the game included
    READER_PARTS: Final[tuple[str, ...]]  # what `validate` and `parse` of the game import


class HintPackage(Protocol):
    """The package `tables/<game>`, where there is a HINT_LEVEL or it is SCORED."""

    HINT_PARTS: Final[tuple[str, ...]]  # what the module `hint` imports, and it


class EditionsModule(Protocol):
    """The module `editions`, where there are several EDITIONS."""

    NOTES: Final[dict[str, str]]  # for each, what sets it apart: a key, shown below the set-up


class Table(Protocol):
    """The table of a match: it is given views, never the game itself.

    So it can't show what a player must not see.
    """

    stale: int  # the bits of `ui` for what must be drawn
    narration: Narration  # an `app.turns.Steps` in the last turns; there every seat is NOBODY's

    @property
    def telling(self) -> bool:
        """Whether the narration goes on; meanwhile the new state is not shown."""

    def dress(self, colours: str, step_ms: int, /) -> None:
        """Set the palette, and how long a step of the narration lasts."""

    def begin(self, views: tuple, /) -> None:
        """Start a match, restored or new, or go back in it, without a narration.

        What was told is gone.
        """

    def announce(self, words: str, lasts: bool = False, /) -> None:
        """Tell those who aren't asked, until something happens, as who begins.

        Words that last are told again whenever nothing else is.
        """

    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool, /) -> None:
        """Show a new state; deciding: the player asked at the buttons, -1 for none."""

    def happened(self, now: int, player: int, action: int, views: tuple, /) -> None:
        """Narrate the action of `player` that led to these views.

        For a chance event in that player's turn, action is CHANCE.
        """

    def advance(self, now: int, /) -> None:
        """Move the narration, and all else that moves: a bounded step each tick."""

    def press(self, now: int, end: int, button: int, /) -> int | Request | None:
        """Return an action, a Request, or None.

        HINT only in a game with `hint`, TAKE_BACK only if `show` said so, COVER only with
        SECRET_HANDS.
        """

    def focus(self, end: int, /) -> tuple[int, int] | None:
        """Return where the cursor of an end is, (row, number), as `ui.Screen` does.

        Down leads to rows of higher numbers.
        """

    def draw(self, end: int, canvas: Canvas, /) -> None:
        """Draw an end's page."""

    def paint(self, now: int, /) -> None:
        """Paint the lamps."""

    def draw_past(self, canvas: Canvas, action: int, /) -> None:
        """Draw the step of the last turns that is shown, above `shared.BAR_Y`.

        action: as it was given to `happened`.
        """

    def celebrate(self, now: int, winners: int, /) -> None:
        """Show who won on the lamps."""


# The class `Table` of the module `table` takes the lights of the board, those of the hexagon, the
# buzzer, and for each player who acts: PERSON, AWAY, a computer's level or NOBODY.
NewTable = Callable[[Lights, Lights | None, Buzzer, tuple[str, ...]], Table]


class CoveringTable(Protocol):
    """What a table has besides where hands are secret."""

    def draw_covered(self, end: int, canvas: Canvas, /) -> None:
        """Draw the page without secrets."""


class HintingTable(Protocol):
    """What a table has besides where its `press` answers HINT."""

    def hint(self, now: int, actions: bytes, chance: int, /) -> None:
        """Show the best actions to the player who asked for a HINT; nothing is played.

        chance: to win by them, in per cent, with a HINT_LEVEL. At the first action OK answers
        FOLLOW; the others are shown after it.
        """


class Hint(Protocol):
    """The module `hint`, for hints and review: with a HINT_LEVEL or SCORED."""

    def describe(self, view: Any, actions: bytes, /) -> str:
        """Return actions of the player to act in words, those of a turn up to a chance event.

        No two have the same text.
        """


class Ending(Protocol):
    """The words of the result, and by what it finds the turns that decided."""

    MOST: Final[int]  # how many turns decide a match, at most

    def won(self, winners: int, /) -> str:
        """Return who won, in large letters; winners: a bit mask of players."""

    def win(self, termination: int, winners: int, /) -> str:
        """Return how it was won, a sentence."""

    def resigned(self, player: int, /) -> str:
        """Return that a player resigned, a sentence."""

    def sheet(self, view: Any, /) -> tuple[tuple[int, ...], ...]:
        """Return for each player what the points are made of, `view.score(player)` last."""

    def settle(self, view: Any, termination: int, winners: int, /) -> None:
        """Take over how a game ended that one player won. Called before `lead` and `why`."""

    def lead(self, game: Any, /) -> int:
        """Return by how much the winner leads in what decided, after any turn."""

    def why(self, gained: list[int], /) -> str:
        """Return what decided, a sentence; "" for nothing. Where no points are counted it stands in
        place of `win`. gained: by how much the lead grew in each of the turns that decided."""


# The class `Ending` of the module `ending` takes the players' names.
NewEnding = Callable[[tuple[str, ...]], Ending]


class ScoredEnding(Protocol):
    """What an Ending has besides where it is SCORED: the heads of the score sheet."""

    ICONS: Final[Glyphs]
    HEADS: Final[tuple[int, ...]]  # icons above the columns but the last, which has the points
    OPERATORS: Final[str]  # behind each: how the points are made of them


class Pointing(Protocol):
    """The module `pointing`, for lessons."""

    def lamps(self, view: Any, name: str, /) -> list[tuple[bool, int]]:
        """Return the lamps that a lesson calls by a name: (on the hexagon, place).

        Raises ValueError.
        """


class RulesPages(Protocol):
    """The module `rules`, for the pages of the rules."""

    def draw(self, canvas: Canvas, name: str, x: int, y: int, /) -> tuple[int, int]:
        """Draw a picture of the rules by its name; return its width and height."""

    def page(self, view: Any, /) -> str:
        """Return the name of the page that fits a position."""


# ---- Computer players: each level decides a turn from the view of its player


class LevelsPackage(Protocol):
    """The package `ai/<game>`."""

    # For each level the full names of the modules to load, imported ones first. The last one has
    # the level. Each is loaded in a tick of its own.
    PARTS: Final[dict[str, tuple[str, ...]]]


class Thinker(Protocol):
    """A computer player that decides a turn. It leaves the view unchanged."""

    choice: bytes  # once decided: the actions of the whole turn

    def step(self) -> bool:
        """Do one bounded piece of work; return True once decided."""


class RatingThinker(Protocol):
    """What the thinker of HINT_LEVEL has besides. It accepts the view of a turn that has begun.

    Its `choice` is at any time the best turn so far, or the rest of a turn that has begun.
    """

    @property
    def worth(self) -> int:
        """The chance to win with the choice, in thousandths; 0 and 1000 mean that it is decided.

        Before the first step: the chance to win if the turn ends as it is.
        """


# The class of a level is called like it with a capital: Squire. The same view and the same state of
# the generator give the same choice. A trained level has its weights in a file, see
# `ai.network.Trained`.
NewThinker = Callable[[Any, Rng], Thinker]


# ---- Which part of a game has which of these types

# A module, what of it, "" for the module itself, its type, and what the declaration must have for
# it: one of these, or several EDITIONS; "" for what every game has. The levels come besides.
PARTS = (
    ("games.{}", "", "Declaration", ""),
    ("games.{}.game", "Game", "NewGame", ""),
    ("games.{}.game", "Game", "type[ScoredGame]", "SCORED"),
    ("games.{}.notation", "", "Notation", ""),
    ("games.{}.parse", "", "Parse", ""),
    ("games.{}.validate", "", "Validate", ""),
    ("games.{}.problems", "", "Problems", "PROBLEMS"),
    ("games.{}.distance", "", "Distance", "DISTANT"),
    ("ai.{}", "", "LevelsPackage", ""),
    ("tables.{}", "", "TablePackage", ""),
    ("tables.{}", "", "HintPackage", "HINT_LEVEL SCORED"),
    ("tables.{}.editions", "", "EditionsModule", "EDITIONS"),
    ("tables.{}.table", "Table", "NewTable", ""),
    ("tables.{}.table", "Table", "type[CoveringTable]", "SECRET_HANDS"),
    ("tables.{}.table", "Table", "type[HintingTable]", "PROBLEMS HINT_LEVEL"),
    ("tables.{}.ending", "Ending", "NewEnding", ""),
    ("tables.{}.ending", "Ending", "type[ScoredEnding]", "SCORED"),
    ("tables.{}.hint", "", "Hint", "HINT_LEVEL SCORED"),
    ("tables.{}.pointing", "", "Pointing", ""),
    ("tables.{}.rules", "", "RulesPages", ""),
)


def parts_of(folder: str, declared: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield module, name and type of the PARTS of a game; declared: its declaration's names."""
    for module, name, kind, when in PARTS:
        values = [declared.get(word) for word in when.split()]
        if not when or any(len(v) > 1 if isinstance(v, tuple) else v for v in values):
            yield module.format(folder), name, kind
