"""Who sits where, and by which rules; the last set-up is offered again."""

from console import words
from console.choices import seats_taken
from console.listing import Line, Listing
from ui.texts import N_


class SetUp(Listing):
    """The set-up of a game. The cursor starts on the line that begins it."""

    def __init__(self, console) -> None:
        super().__init__(console, words.GAMES[console.game], _lines(console))

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "match":
            self.console.begin_match()
        return super().chosen(now, end, line)

    def _step(self, line: Line, by: int) -> None:
        super()._step(line, by)
        self.lines = _lines(self.console)  # with a seat for each player


def _lines(console) -> list:
    setup = console.setup
    lines = [Line(N_("Begin"), "match")]
    if console.waiting:  # that match would be lost
        lines = [Line(N_("Hold OK to begin anew"), "match", held=True)]
    options = [option for option, _ in console.kit.OPTIONS if setup.open(option)]
    if options[:1] == ["players"]:
        lines.append(_option(setup, options.pop(0)))
    for seat in seats_taken(setup, console.kit):
        lines.append(Line(seat, choices=setup, choice=seat.lower()))
    for option in options:
        lines.append(_option(setup, option))
    lines.append(Line(words.CHOICES["language"], choices=console.settings, choice="language"))
    lines.append(Line(N_("Back"), "menu"))
    return lines


def _option(setup, option: str) -> Line:
    return Line(words.CHOICES[option], choices=setup, choice=option)
