"""The contracts of game, table and computer player, as types.

The docstrings of `games`, `tables` and `ai` in the firmware say what each name means. Pyright holds
every game to these types (`tools.check_contracts`). The firmware never imports this module.

Arguments are given by position, so their names may differ. Names that are Final here are only read.
"""

from typing import Any, Final, Protocol, Self, TypeVar

from base import Rng
from drivers.buzzer import Buzzer
from tables import Request
from tables.shared import Narration
from ui.canvas import Canvas
from ui.lights import Lights

# ---- A game


class Declaration(Protocol):
    """The package `games/<game>`."""

    NAME: Final[str]
    TITLE: Final[str]
    SEATS: Final[tuple[str, ...]]
    MIN_PLAYERS: Final[int]
    MAX_PLAYERS: Final[int]
    MINUTES: Final[int]
    AGE: Final[int]
    OPTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]]
    VALUE_NAMES: Final[dict[str, str]]
    LEVELS: Final[tuple[str, ...]]
    HINT_LEVEL: Final[str]
    SECRET_HANDS: Final[bool]
    PROBLEMS: Final[bool]
    DISTANT: Final[bool]
    MOST_ACTIONS: Final[int]
    SCORE_COLUMNS: Final[tuple[str, ...]]


class Rules(Protocol):
    """The options of a game."""

    def text(self) -> str: ...


class Game(Protocol):
    """A game being played, or a view of one."""

    NAME: Final[str]
    ACTIONS: Final[int]
    rules: Final[Rules]
    players: Final[int]
    termination: Final[int]

    def start(self, players: int, rng: Rng, /) -> None: ...
    def to_act(self) -> int: ...
    def legal(self, into: bytearray, /) -> int: ...
    def illegal_reason(self, action: int, /) -> int: ...
    def play(self, action: int, /) -> None: ...
    def sample(self, rng: Rng, /) -> bytes: ...
    def apply_chance(self, event: bytes, /) -> None: ...
    def undo(self) -> int | bytes: ...
    def can_take_back(self) -> bool: ...
    def winners(self) -> int: ...
    def view(self, player: int, into: Any = None, /) -> Self: ...


class NewGame(Protocol):
    """The class `Game` of the module `game`. `rules` are the game's own Rules, or None."""

    def __call__(self, rules: Any = None, /) -> Game: ...


AnyGame = TypeVar("AnyGame", bound=Game)
AnyGame_contra = TypeVar("AnyGame_contra", bound=Game, contravariant=True)


class Notation(Protocol[AnyGame_contra]):
    """The module `notation`."""

    EVENT: Final[str]
    TERMINATIONS: Final[tuple[str, ...]]

    def read_rules(self, text: str, /) -> Rules: ...
    def position(self, game: AnyGame_contra, /) -> str: ...
    def action(self, game: AnyGame_contra, action: int, /) -> str: ...
    def turn(self, game: AnyGame_contra, actions: bytes, /) -> str: ...
    def event(self, event: bytes, /) -> str: ...
    def result(self, game: AnyGame_contra, /) -> str: ...


class Parse(Protocol[AnyGame]):
    """The module `parse`."""

    def read_position(self, text: str, rules: Any, /) -> AnyGame: ...
    def read_action(self, game: AnyGame, text: str, /) -> int: ...
    def read_turn(self, game: AnyGame, text: str, /) -> bytes: ...
    def read_event(self, game: AnyGame, text: str, /) -> bytes: ...


class Validate(Protocol[AnyGame_contra]):
    """The module `validate`."""

    REASONS: Final[tuple[str, ...]]

    def material_error(self, game: AnyGame_contra, /) -> str: ...
    def position_error(self, game: AnyGame_contra, /) -> str: ...
    def hidden_error(self, game: AnyGame_contra, /) -> str: ...
    def decision_error(self, game: AnyGame_contra, /) -> str: ...
    def chance_error(self, game: AnyGame_contra, /) -> str: ...


class Problem(Protocol):
    """A problem."""

    game: Final[Any]
    solution: Final[bytes]


class Problems(Protocol):
    """The module `problems`, where there are PROBLEMS."""

    COUNT: Final[int]

    def grade(self, number: int, /) -> int: ...
    def Problem(self, number: int, /) -> Problem: ...  # noqa: N802 - a class


class DistantGame(Game, Protocol[AnyGame_contra]):
    """A game of which this end knows what one player sees."""

    seat: Final[int]
    seed: Final[int]
    CARDS: Final[int]
    DECKS: Final[int]

    def view(self, player: int, into: Any = None, /) -> Any: ...  # an ordinary game
    def begin(self, seat: int, seed: int, /) -> None: ...
    def due(self) -> str: ...
    def shown(self, action: int, /) -> str: ...
    def word(self, card: int, /) -> str: ...
    def lay(self, full: AnyGame_contra, number: int, cards: bytes, /) -> None: ...


class Distance(Protocol[AnyGame_contra]):
    """The module `distance`, where the game is DISTANT."""

    def Distant(self, rules: Any = None, /) -> DistantGame[AnyGame_contra]: ...  # noqa: N802 - a class


# ---- A table


class TablePackage(Protocol):
    """The package `tables/<game>`."""

    RULES_PARTS: Final[tuple[str, ...]]
    PARTS: Final[tuple[str, ...]]
    READER_PARTS: Final[tuple[str, ...]]


class HintPackage(Protocol):
    """The package `tables/<game>`, where there is a HINT_LEVEL or there are SCORE_COLUMNS."""

    HINT_PARTS: Final[tuple[str, ...]]


class Table(Protocol):
    """The table of a match."""

    stale: int
    narration: Narration

    @property
    def telling(self) -> bool: ...
    def dress(self, colours: str, step_ms: int, /) -> None: ...
    def begin(self, views: tuple, /) -> None: ...
    def announce(self, words: str, lasts: bool = False, /) -> None: ...
    def show(self, now: int, views: tuple, deciding: int, can_take_back: bool, /) -> None: ...
    def happened(self, now: int, player: int, action: int, views: tuple, /) -> None: ...
    def advance(self, now: int, /) -> None: ...
    def press(self, now: int, end: int, button: int, /) -> int | Request | None: ...
    def draw(self, end: int, canvas: Canvas, /) -> None: ...
    def paint(self, now: int, /) -> None: ...
    def draw_past(self, canvas: Canvas, action: int, /) -> None: ...
    def celebrate(self, now: int, winners: int, /) -> None: ...


class NewTable(Protocol):
    """The class `Table` of the module `table`."""

    def __call__(
        self, lights: Lights, hexagon: Lights | None, buzzer: Buzzer, seats: tuple[str, ...], /
    ) -> Table: ...


class CoveringTable(Protocol):
    """What a table has besides where hands are secret."""

    def draw_covered(self, end: int, canvas: Canvas, /) -> None: ...


class HintingTable(Protocol):
    """What a table has besides where its `press` answers HINT."""

    def hint(self, now: int, actions: bytes, chance: int, /) -> None: ...


class Hint(Protocol[AnyGame_contra]):
    """The module `hint`, where there is a HINT_LEVEL or there are SCORE_COLUMNS."""

    def describe(self, view: AnyGame_contra, actions: bytes, /) -> str: ...


class Ending(Protocol):
    """The words of the result."""

    def won(self, winners: int, /) -> str: ...
    def win(self, termination: int, winners: int, /) -> str: ...
    def resigned(self, player: int, /) -> str: ...
    def sheet(self, view: Any, /) -> tuple[tuple[int, ...], ...]: ...
    def decided(self, view: Any, winners: int, /) -> str: ...


class NewEnding(Protocol):
    """The class `Ending` of the module `ending`."""

    def __call__(self, seats: tuple[str, ...], /) -> Ending: ...


class ScoredGame(Protocol):
    """What a game has besides where there are SCORE_COLUMNS."""

    def score(self, player: int, /) -> int: ...


class Pointing(Protocol[AnyGame_contra]):
    """The module `pointing`."""

    def lamps(self, view: AnyGame_contra, name: str, /) -> list[tuple[bool, int]]: ...


class RulesPages(Protocol[AnyGame_contra]):
    """The module `rules` of a table."""

    def draw(self, canvas: Canvas, name: str, x: int, y: int, /) -> tuple[int, int]: ...
    def page(self, view: AnyGame_contra, /) -> str: ...


# ---- Computer players


class LevelsPackage(Protocol):
    """The package `ai/<game>`."""

    PARTS: Final[dict[str, tuple[str, ...]]]


class Thinker(Protocol):
    """A computer player that decides a turn."""

    choice: bytes

    def step(self) -> bool: ...


class RatingThinker(Protocol):
    """What the thinker of HINT_LEVEL has besides."""

    @property
    def worth(self) -> int: ...


class NewThinker(Protocol[AnyGame_contra]):
    """The class of a level."""

    def __call__(self, view: AnyGame_contra, rng: Rng, /) -> Thinker: ...
