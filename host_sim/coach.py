"""The `coach` command: says how much of the games in a file was luck, and what was given away."""

import games
from ai.coach import Coach
from games import OVER, Invalid
from games.replay import Corrupt, Replay
from host_sim.replay import text_of, with_lines

USAGE = "usage: python3 -m host_sim coach FILE"

_FIRST_HEADER = b"[Game "


def main(argv: list) -> int:
    """Answer each game record of the file that `argv` names.

    An answer ends with the line `ok`, or is one line that begins with `error`. Returns the exit
    status: 0, or 2 if anything couldn't be read.
    """
    return with_lines(argv, USAGE, _answer_all)


def _answer_all(lines: list) -> int:
    first = 0
    status = 0
    for i in range(1, len(lines) + 1):
        if i == len(lines) or (lines[i].startswith(_FIRST_HEADER) and _begun(lines[first:i])):
            try:
                for line in account(_read(lines[first:i])):
                    print(line)
            except Corrupt as fault:
                print(f"error line {first + fault.line}: {fault}")
                status = 2
            except Invalid as why:
                print(f"error {why}")
                status = 2
            first = i
    return status


def _begun(lines: list) -> bool:
    """Return whether a record has begun in these lines."""
    return any(line.startswith(b"[") for line in lines)


def _read(lines: list):
    """Return the game of a record. Raises Corrupt, also if it is not over or has hidden cards."""
    replay = Replay()
    for i in range(len(lines)):
        said = replay.feed(text_of(lines[i], i + 1))
        if said and replay.game is not None:
            validate = games.part(replay.game.NAME, "validate")
            missing = validate.chance_error(replay.game) or validate.decision_error(replay.game)
            if missing and replay.game.to_act() != OVER:
                raise Corrupt(i + 1, missing)
    replay.finish()
    if replay.game.to_act() != OVER:
        raise Corrupt(len(lines), "the game is not over; luck would show hidden cards")
    return replay.game


def account(game) -> list:
    """Return the lines about a game that is over; players have the letters of the notation."""
    coach = Coach(game)
    for _ in coach.working():
        pass
    letters = [seat[0].lower() for seat in games.declared(game.NAME).SEATS[: game.players]]
    lines = ["game " + game.NAME, "start " + _shares(letters, coach.start)]
    for number in range(coach.turns):
        player, luck, given = coach.turn(number)
        lines.append(f"turn {number + 1} {letters[player]} luck {_signed(luck)} given {given}")
    for i in range(game.players):
        lines.append(f"total {letters[i]} luck {_signed(coach.luck[i])} given {coach.given[i]}")
    lines.append("adjusted " + _shares(letters, coach.adjusted()))
    lines.append("ok")
    return lines


def _shares(letters: list, shares: list) -> str:
    return " ".join([f"{letters[i]} {shares[i]}" for i in range(len(shares))])


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)
