"""Helpers for tests of Roi & Compagnie: made and random positions, and turns."""

import random

from games import CHANCE
from games.roi_et_compagnie import cards, parse
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.validate import REASONS
from tests.games.roi_referee import CARDS, LOCATIONS, PENALTIES, PILES, pairs
from tests.moments import words

PLAYERS = "lesbw"
ALL_PENALTIES = [name for name, number in PENALTIES.items() for _ in range(number)]


def position(
    row: str,
    cast: str = "",
    rolls: int | None = None,
    kingdoms: tuple[str, ...] = ("-", "-"),
    *,
    player: str = "l",
    pile: str | None = None,
    penalties: str | None = None,
) -> str:
    """Return a position with this row, numbers of the dice ("" before the cast), and kingdoms.

    rolls: the rolls left, by default two, or three before the cast. The piles hold all other cards,
    less one inhabitant for each penalty taken. If a pile is given, the other cards are at the
    bottom of the last kingdom.
    """
    held = [name for kingdom in kingdoms for name in pairs(kingdom)]
    seen = [*held, *pairs(row), *pairs(pile or "-")]
    rest = [name for name in CARDS if name not in seen]
    unpaid = list(ALL_PENALTIES)
    for name in [*held, *("-" + value for value in penalties or "")]:
        if name in unpaid:
            unpaid.remove(name)
    if penalties is None:
        penalties = "".join(name[1] for name in unpaid)
        unpaid = []
    gone = len(ALL_PENALTIES) - len(penalties)
    rest = rest[: len(rest) - gone]
    if pile is None:
        pile, rest = "".join(rest), []
    last = "".join([*rest, *unpaid, *pairs(kingdoms[-1])])
    fields = [
        player,
        cards.dice_text(bytearray(map(int, cast))) if cast else "-",
        str(rolls if rolls is not None else 2 if cast else 3),
        row,
        pile,
        penalties,
        *kingdoms[:-1],
        last or "-",
    ]
    return " ".join(fields)


def at(text: str) -> Game:
    """Return a game in this position."""
    return parse.read_position(text)


def play(game: Game, *acts: str) -> Game:
    """Play words of actions, and after a roll the numbers of the dice; return the game."""
    for act in acts:
        if game.to_act() == CHANCE:
            game.apply_chance(parse.read_event(game, act))
        else:
            game.play(parse.read_action(game, act))
    return game


def cards_to_take(game: Game) -> list[str]:
    """Return the legal actions that end a turn."""
    return [word for word in words(game) if not word.startswith("roll")]


def illegal_reason(game: Game, action: int) -> str:
    """Return why the action is illegal, or ""."""
    return REASONS[game.illegal_reason(action)]


def dealt(rng: random.Random) -> str:
    """Return a random possible position after the cast, often near an end of the game.

    Often the Hypnotist is in the row and the dice are low.
    """
    inhabitants = [name for name in CARDS if name != "H1"]
    rng.shuffle(inhabitants)
    inhabitants.insert(rng.choice((rng.randrange(5), rng.randrange(40))), "H1")
    row, inhabitants = inhabitants[:5], inhabitants[5:]
    penalties = rng.sample(ALL_PENALTIES, len(ALL_PENALTIES))
    unpaid = rng.choice((1, 2, rng.randint(1, 10)))
    paid, penalties = penalties[unpaid:], penalties[:unpaid]
    inhabitants = inhabitants[len(paid) :]
    size = rng.choice((1, 2, rng.randint(1, len(inhabitants))))
    taken, pile = inhabitants[size:] + paid, inhabitants[:size]
    rng.shuffle(taken)
    held = _kingdoms(rng, taken)
    player = rng.randrange(len(held))
    cast = bytearray(rng.choices(range(1, rng.choice((3, 6)) + 1), k=6))
    most = 3 if held[player].endswith(("E1", "E2", "E3")) else 2
    return " ".join(
        [
            PLAYERS[player],
            cards.dice_text(cast),
            str(rng.randint(0, most)),
            "".join(row),
            "".join(pile),
            "".join(name[1] for name in penalties),
            *(kingdom or "-" for kingdom in held),
        ]
    )


def _kingdoms(rng: random.Random, taken: list[str]) -> list[str]:
    """Return kingdoms of two to five players who took these cards in this order."""
    held = [""] * rng.randint(2, 5)
    left = {pile: [pile + value for value in LOCATIONS] for pile in PILES}
    for name in taken:
        player = rng.randrange(len(held))
        home = CARDS[name].home if name in CARDS else ""
        if home and len(left[home]) > 1 and rng.random() < 0.7:
            held[player] += left[home].pop(0)
        held[player] += name
    return held
