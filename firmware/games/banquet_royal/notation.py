"""Banquet Royal in text, as the contract asks for it. ASCII, and one way to write each thing."""

from games import Invalid, part, turns
from games.banquet_royal.action_text import action, read_action
from games.banquet_royal.game import Game
from games.banquet_royal.position import PLAYERS
from games.banquet_royal.position_text import position
from games.banquet_royal.refusals import REASONS
from games.banquet_royal.rules import Rules

__all__ = (
    "PLAYERS",
    "REASONS",
    "action",
    "position",
    "read_action",
)

EVENT = "dice"
HOWS = ("", "cakes", "turns")


def read_rules(text: str) -> Rules:
    """The rules that `Rules.text()` writes: "regular" or "wild". Raises Invalid."""
    return Rules.read(text)


def read_position(text: str, rules: Rules | None = None) -> Game:
    """The game that stands so, ready to be played on. Raises Invalid, naming the field and why."""
    return part(Game.NAME, "reading").read_position(text, rules)


def turn(game: Game, actions: bytes) -> str:
    """What a player did without a break: the words of the actions."""
    return turns.turn(game, actions, action)


def read_turn(game: Game, text: str) -> bytes:
    """The actions of the player to act, as far as the text goes. Raises Invalid or Illegal."""
    return turns.read_turn(game, text, read_action)


def event(number: bytes) -> str:
    """What fell: "4"."""
    return str(number[0])


def read_event(game: Game, text: str) -> bytes:
    """The number that fell. Raises Invalid; whether a die is due, `settle` says."""
    if len(text) != 1 or text not in "123456":
        raise Invalid("%s: '%s' is not a number from 1 to 6" % (EVENT, text))
    return bytes([int(text)])


def result(game: Game) -> str:
    """The players who won and how, "r cakes", "ry turns"; "*" while the game goes on."""
    if not game.how:
        return "*"
    winners = game.winners()
    letters = [PLAYERS[p][0].lower() for p in range(game.players) if winners >> p & 1]
    return "".join(letters) + " " + HOWS[game.how]
