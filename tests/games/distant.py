"""A game over several ends, for tests: `Distant`s, a dealer who trusts nobody, a full game.

The dealer is plain Python: it has real decks and no locks. The full game is the referee: whatever
the ends do is compared with it. Runs on MicroPython too.
"""

import games
from base import Rng
from games import CHANCE, OVER, distance
from games.distance import CAST, UNKNOWN, VERBS, cards_text
from games.history import History
from games.opening import opening
from tests.moments import legal


def deal_royal_visit(game, decks: list[list[str]]) -> None:
    """Replace the cards of a game that has just begun."""
    parse = games.part(game.NAME, "parse")
    cards = [parse.read_kind(word) for word in decks[0]]
    for side in (0, 1):
        for kind in range(len(game.hands[side])):
            game.hands[side][kind] = cards[8 * side : 8 * side + 8].count(kind)
    game.put_pile(bytes(cards[16:]))


def deal_roi_et_compagnie(game, decks: list[list[str]]) -> None:
    """Replace the cards of a game that has just begun."""
    parse = games.part(game.NAME, "parse")
    cards = bytes([parse.read_name(word) for word in decks[0]])
    game.row[:] = bytes(reversed(cards[:5]))
    game.pile[:35] = bytes(reversed(cards[5:]))
    game.penalties[:] = bytes([int(word[1]) for word in reversed(decks[1])])


def deal_banquet_royal(game, decks: list[list[str]]) -> None:
    """Replace the cakes of a game that has just begun."""
    game.cakes[:] = bytes(["csw".index(word) for word in reversed(decks[0][:6])])


DEAL = {
    "royal-visit": deal_royal_visit,
    "roi-et-compagnie": deal_roi_et_compagnie,
    "banquet-royal": deal_banquet_royal,
}


class OverEnds:
    """A game over several ends.

    ends      the games as those at each end see them
    referee   the full game, once all decks of its start are shuffled
    decks     for each shuffle the words from the top
    sent      for each end the texts that it received
    seen      for each end the cards that it was dealt: deck and place
    """

    def __init__(
        self, name: str, seed: int, edition: str = "", decks: tuple = (), seats=((0,), (1,))
    ) -> None:
        """Deal to ends.

        decks    the first decks, instead of random ones
        seats    for each end its players
        """
        self._chance = Rng(seed)
        self._shuffler = Rng(seed)
        self.notation = games.part(name, "notation")
        game = games.part(name, "game").Game
        edition = edition or games.declared(name).EDITIONS[0]
        self.ends = tuple(games.part(name, "distance").Distant(edition) for _ in seats)
        self.players = sum([len(here) for here in seats])
        for i, end in enumerate(self.ends):
            end.begin(self.players, seats[i], seed)
        self.referee = game(edition)
        self.referee.start(self.players, Rng(seed))
        self.decks: list[list[str]] = []
        self.sent: tuple[list[str], ...] = tuple([] for _ in seats)
        self.seen: tuple[set[tuple[int, int]], ...] = tuple(set() for _ in seats)
        self._given = list(decks)
        self._piles: dict[str, list[tuple[int, int]]] = {}
        self.settle()

    def settle(self) -> None:
        """Have the dealer answer until nothing is due."""
        while due := self.ends[0].due():
            assert all(end.due() == due and end.to_act() == CHANCE for end in self.ends)
            getattr(self, "_" + due.split(" ")[0])(due.split(" "))
        assert not any(end.due() for end in self.ends)
        self.check()

    def _shuffle(self, due: list[str]) -> None:
        deck = due[2].split(",")
        if self._given:
            deck = self._given.pop(0)
        else:
            deck = [deck[place] for place in self._shuffler.shuffled(b"\1" * len(deck))]
        self._piles[due[1]] = [(len(self.decks), place) for place in range(len(deck))]
        self.decks.append(deck)
        starts = self.ends[0].DECKS
        if len(self.decks) == starts:
            DEAL[self.referee.NAME](self.referee, self.decks)
        elif len(self.decks) > starts:
            parse = games.part(self.referee.NAME, "parse")
            self.referee.apply_chance(parse.read_event(self.referee, ",".join(deck)))
        self._tell(f"shuffle ?{len(deck)}")

    def _draw(self, due: list[str]) -> None:
        seat = int(due[1])
        texts = [f"draw ?{due[3]}"] * 2
        texts[seat] = "draw " + self._top(due[2], due[3], seat)
        self._tell(*texts)

    def _open(self, due: list[str]) -> None:
        self._tell("open " + self._top(due[1], due[2], *range(len(self.ends))))

    def _top(self, pile: str, number: str, *ends: int) -> str:
        """Take cards from a pile, for these ends to see; return their words."""
        taken = self._piles[pile][: int(number)]
        del self._piles[pile][: int(number)]
        for end in ends:
            self.seen[end].update(taken)
        return ",".join([self.decks[deck][place] for deck, place in taken])

    def _cast(self, due: list[str]) -> None:
        numbers = [1 + self._chance.below(int(due[2])) for _ in range(int(due[1]))]
        self._tell("cast " + ",".join(map(str, numbers)))
        self.referee.apply_chance(bytes(numbers))

    def _tell(self, *texts: str) -> None:
        """Tell each end its text, or all the same one."""
        for i, end in enumerate(self.ends):
            text = texts[i % len(texts)]
            self.sent[i].append(text)
            event = distance.read_event(end, text)
            assert text_of(end, event) == text
            end.apply_chance(event)

    def play(self, action: int) -> None:
        """Have the player whose turn it is act; the other ends read it."""
        player = self.referee.to_act()
        word = self.notation.action(self.referee, action)
        shows = next(end.shown(action) for end in self.ends if player in end.seats)
        for i, end in enumerate(self.ends):
            if player not in end.seats:
                self.sent[i].append(f"act {word} shows {shows}")
                assert read_play(end, word, shows) == action
            end.play(action)
        self.referee.play(action)
        self.settle()

    def play_on(self, actions: int = 10_000) -> None:
        """Play at random, at most so many actions."""
        while actions and self.referee.to_act() != OVER:
            choice = legal(self.referee)
            self.play(choice[self._chance.below(len(choice))])
            actions -= 1

    def check(self) -> None:
        """Compare all ends with the referee."""
        player = self.referee.to_act()
        for end in self.ends:
            assert end.to_act() == player
            for seat in end.seats:
                seen = self.notation.position(self.referee.view(seat))
                assert self.notation.position(end) == seen, "an end knows what its player sees"
                assert self.notation.position(end.view(seat)) == seen
            assert self.notation.result(end) == self.notation.result(self.referee)
            if player in end.seats:
                assert legal(end) == legal(self.referee)

    def opened(self) -> list[str]:
        """Return all decks as they are opened at the end."""
        return [",".join(deck) for deck in self.decks]


def text_of(game, event: bytes) -> str:
    """Return the text of an event."""
    values = event[1:]
    if event[0] == CAST:
        words = ",".join([str(number) for number in values])
    elif UNKNOWN in values:
        words = f"?{len(values)}"
    else:
        words = cards_text(game, values)
    return VERBS[event[0]] + " " + words


def read_play(game, word: str, shows: str) -> int:
    """Return the action of the other player. Raises Invalid or Illegal."""
    return found(distance.reading_play(game, word, shows))


def whole(game, decks: list[str]):
    """Return the full game when all is opened. Raises Illegal."""
    return found(opening(game, decks))


def found(work):
    """Return what a generator yields at last, after its steps."""
    return next(what for what in work if what is not None)


def moments(game) -> list[tuple]:
    """Rewind a game and replay it; return what it was at each moment, checked both ways."""
    notation = games.part(game.NAME, "notation")

    def moment() -> tuple:
        return game.to_act(), game.due(), notation.position(game)

    history = History(game)
    back = [moment()]
    while (done := history.undo()) is not None:
        if isinstance(done, bytes):
            text = text_of(game, done)
            assert distance.read_event(game, text) == done
        back.append(moment())
    forth = [moment()]
    while history.ahead:
        history.redo()
        forth.append(moment())
    assert forth == back[::-1]
    return forth
