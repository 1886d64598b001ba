"""What is kept over a power-off, as lines of text in the store's one record.

    settings language=en brightness=3 palette=royal sound=on speed=normal
    setup red=person green=person edition=fr2021 takeback=on      as it is offered next
    begun red=person green=squire edition=fr2021 takeback=on      as the match was begun with
    match gikhj i+ r K1*3,...             the position at the start of the running turn
    plays W2:hj W1:jk                     the plays of that turn so far

The last three are there while a match is under way.
"""

import games

KEYS = ("settings", "setup", "begun", "match", "plays")


def encode(lines: dict) -> bytes:
    """The record of a dict with some of KEYS."""
    return "\n".join([key + " " + lines[key] for key in KEYS if key in lines]).encode()


def decode(record: bytes) -> dict:
    """The lines of a record. Raises ValueError if it isn't one."""
    lines = {}
    for line in record.decode().split("\n"):
        key, _, rest = line.partition(" ")
        if key not in KEYS:
            raise ValueError("a save has no line '%s'" % key)
        lines[key] = rest
    return lines


def game_at(name: str, edition: str, position: str, plays: str):
    """The game called `name` at a saved position and after the plays of its turn, ready to go on.

    Raises Invalid or Illegal.
    """
    notation = games.part(name, "notation")
    game = notation.read_position(position, notation.read_rules(edition))
    unknown = games.part(name, "check").unknown(game)
    if unknown:
        raise games.Invalid(unknown)
    for play in plays.split():
        game.play(notation.read_action(game, play))
    if game.to_act() == games.CHANCE:
        raise games.Invalid("plays: go on beyond the turn")
    return game
