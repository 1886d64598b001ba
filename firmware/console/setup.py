"""Who sits where, and by which rules; the last set-up is offered again."""

from console import words
from console.listing import Line, Listing
from ui.texts import N_


class SetUp(Listing):
    """The set-up of a game. The cursor starts on the line that begins it."""

    def __init__(self, console) -> None:
        lines = [Line(N_("Begin"), "match")]
        if console.match and console.match.under_way:  # it would be lost
            lines = [Line(N_("Hold OK to begin anew"), "match", held=True)]
        for seat in console.table.SEATS:
            lines.append(Line(seat, choices=console.setup, choice=seat.lower()))
        for choice in ("edition", "takeback"):
            lines.append(Line(words.CHOICES[choice], choices=console.setup, choice=choice))
        lines.append(Line(words.CHOICES["language"], choices=console.settings, choice="language"))
        lines.append(Line(N_("Back"), "menu"))
        super().__init__(console, words.GAMES[console.game], lines)

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "match":
            self.console.begin_match()
        return super().chosen(now, end, line)
