"""The save: what survives power-off, as lines of text in the store's record.

    settings language=en brightness=3 palette=royal sound=on speed=normal
    game royal-visit                      the game chosen last
    setup red=person green=squire edition=fr2021 takeback=on
    match gikhj i+ r K1*3,...             the last position from which nothing can be taken back
    plays W2:hj W1:jk                     the actions since then

The lines `match` and `plays` are there while a match is in progress; then the set-up is that
match's.
"""

import games
from app.choices import SETTINGS, Choices, SetUp

_KEYS = ("settings", "game", "setup", "match", "plays")


class Save:
    """One save.

    settings    the `Choices` of SETTINGS
    setup       the `SetUp` of the chosen game, or of the match in progress
    position    the last position from which nothing can be taken back, as text; "" for no match
    plays       the texts of the actions since, a tuple
    """

    def __init__(self, settings: Choices, setup: SetUp, position: str = "", plays=()) -> None:
        self.settings = settings
        self.setup = setup
        self.position = position
        self.plays = plays

    def encode(self) -> bytes:
        """Return the save as a record, for `decode`."""
        values = [self.settings.text(), self.setup.game, self.setup.text()]
        if self.position:
            values += [self.position, " ".join(self.plays)]
        return "\n".join([key + " " + value for key, value in zip(_KEYS, values)]).encode()

    @staticmethod
    def decode(record: bytes) -> "Save":
        """Return the save of a record. Raises ValueError, with a message for people."""
        lines = {}
        for line in record.decode().split("\n"):
            key, _, value = line.partition(" ")
            if key not in _KEYS:
                raise ValueError("a save has no line '%s'" % key)
            lines[key] = value
        wanted = _KEYS[1:] if "match" in lines else _KEYS[1:3]
        for key in wanted:
            if key not in lines:
                raise ValueError("the save has no line '%s'" % key)
        settings = Choices(SETTINGS)
        settings.read(lines.get("settings", ""))
        setup = SetUp(lines["game"], lines["setup"])
        return Save(settings, setup, lines.get("match", ""), tuple(lines.get("plays", "").split()))

    def match_error(self) -> str:
        """Return why the match can't be restored, or ""."""
        try:
            self.read_game()
        except ValueError as error:
            return str(error)
        return ""

    def read_game(self):
        """Return the game as it stands after the plays. Raises Invalid or Illegal."""
        name = self.setup.game
        parse = games.part(name, "parse")
        rules = games.part(name, "notation").read_rules(self.setup.get("edition"))
        game = parse.read_position(self.position, rules)
        hidden = games.part(name, "validate").hidden_error(game)
        if hidden:
            raise games.Invalid(hidden)
        for play in self.plays:
            game.play(parse.read_action(game, play))
        if game.to_act() == games.CHANCE:
            raise games.Invalid("plays: go on beyond what can be taken back")
        return game
