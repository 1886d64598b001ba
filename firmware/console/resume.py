"""Going on with a match that was saved. Loaded for that alone."""

import games


def match_of(console, setup, lines: dict):
    """The `console.match.Match` of a save's lines, all people's hands covered.

    Raises ValueError (`games.Invalid`, `games.Illegal`) if they are not a game.
    """
    from console.match import Match

    game = game_at(console.game, setup.get("edition"), lines["match"], lines["plays"])
    match = Match(console, game, setup)
    match.turn_start = lines["match"]
    match.turn_plays = lines["plays"].split()
    match.cover_hands()
    return match


def game_at(name: str, edition: str, position: str, plays: str):
    """The game called `name` at a saved position and after the plays since, ready to go on.

    Raises Invalid or Illegal.
    """
    reading = games.part(name, "reading")
    rules = games.part(name, "notation").read_rules(edition)
    game = reading.read_position(position, rules)
    unknown = games.part(name, "reading.check").unknown(game)
    if unknown:
        raise games.Invalid(unknown)
    for play in plays.split():
        game.play(reading.read_action(game, play))
    if game.to_act() == games.CHANCE:
        raise games.Invalid("plays: go on beyond what can be taken back")
    return game
