"""Problems of one's own: turns in which people gave much away, asked until they find a better one.

They are asked again after more and more evenings. A Pico has no clock: an evening is a power-on in
which a match was gone through by the coach, or the problems were shown. A restart is none.

`progress/GAME.0` and `.1` have the problems of a game, `progress/evening.0` and `.1` the number of
the evening, in turn as `drivers.store` keeps a match. A problem is, little-endian: player, edition
and right answers (1 byte each), thousandths given away, evening of the match, evening when it is
asked (2 each), length of the text (1), and a text: the player's name, if there was one, and a line
feed; then the position as the player saw it. Older ones have the position alone.
"""

import struct

from micropython import const

import games
from base import heap
from drivers.store import Store

EVENINGS = (1, 3, 7, 14, 30)  # until it is asked again, by the number of right answers before
MOST = const(30)  # problems of a game

_HEAD = "<BBBHHHB"
_HEAD_SIZE = const(10)
_LONGEST = const(255)  # bytes of a text
_MOST_BYTES = MOST * (_HEAD_SIZE + _LONGEST)


class Turn:
    """A turn that is asked.

    player, edition    whose turn it is, and the index of the rules
    right              answers in a row
    given              what it gave away in the match, in thousandths of a win
    since, due         evenings: of the match, and when it is asked
    seen               the position as the player saw it, a text
    name               what the player was called, "" for the seat
    found              whether the answer was right this evening
    """

    found = False

    def __init__(self, player, edition, right, given, since, due, text: str) -> None:
        self.player = player
        self.edition = edition
        self.right = right
        self.given = given
        self.since = since
        self.due = due
        self.name, _, self.seen = text.rpartition("\n")

    def encode(self) -> bytes:
        """Return the turn as bytes."""
        text = (self.name + "\n" + self.seen).encode()
        numbers = (self.player, self.edition, self.right, self.given, self.since, self.due)
        return struct.pack(_HEAD, *(numbers + (len(text),))) + text


class OwnProblems:
    """The problems of people's own in the chosen game.

    evening    its number
    turns      a list of `Turn`
    """

    def __init__(self, app) -> None:
        self.evening = app.evening
        self._game = app.game
        self._store = Store(app.pico.store.folder, "progress/" + app.game, _MOST_BYTES)
        self.turns = []
        read = self._store.load() or b""
        at = 0
        while at < len(read):
            head = struct.unpack(_HEAD, read[at : at + _HEAD_SIZE])
            player, edition, right, given, since, due, length = head
            at += _HEAD_SIZE + length
            text = read[at - length : at].decode()
            turn = Turn(player, edition, right, given, since, due, text)
            turn.due = min(turn.due, self.evening + EVENINGS[-1])  # evenings may have been lost
            self.turns.append(turn)

    @property
    def due(self) -> list:
        """The turns that are asked this evening, those first that gave away most."""
        asked = [turn for turn in self.turns if turn.due <= self.evening]
        return sorted(asked, key=_dearest_first)

    def add(self, setup, dearest: list) -> None:
        """Add turns of a match by a set-up, for the next evening; for the turns see `Coach`.

        Where there are too many, those go that gave away least.
        """
        edition = games.declared(self._game).EDITIONS.index(setup.get("edition"))
        texts = [seen for _, _, seen in dearest]
        turns = [turn for turn in self.turns if turn.seen not in texts]
        due = self.evening + EVENINGS[0]
        for given, player, seen in dearest:
            text = setup.given[player] + "\n" + seen
            if len(text.encode()) <= _LONGEST:
                turns.append(Turn(player, edition, 0, given, self.evening, due, text))
        self.turns = sorted(turns, key=_dearest_first)[:MOST]

    def answer(self, turn: Turn, right: bool) -> None:
        """Note an answer; a right one counts once an evening. After the last one the turn goes."""
        if right and turn.due > self.evening:
            return
        turn.found = right
        turn.right = turn.right + 1 if right else 0
        if turn.right == len(EVENINGS):
            self.turns.remove(turn)
        else:
            turn.due = self.evening + EVENINGS[turn.right]

    def saving(self):
        """Keep the problems, if the flash takes them. Yields between bounded steps."""
        payload = b"".join([turn.encode() for turn in self.turns])
        yield
        yield from _saving(self._store, payload)


def beginning_evening(app):
    """Begin an evening, unless one has begun: `app.evening`. Yields between bounded steps."""
    if not app.evening:
        store = Store(app.pico.store.folder, "progress/evening")
        evening = int.from_bytes(store.load() or b"\0\0", "little") + 1
        yield
        yield from _saving(store, evening.to_bytes(2, "little"))
        app.evening = evening


def keeping(app, setup, dearest: list):
    """Keep turns of a match, if any, and begin an evening. Yields between bounded steps."""
    heap.collect_in_play()  # what the coach has used
    yield
    yield from beginning_evening(app)
    own = OwnProblems(app)
    yield
    if dearest:
        own.add(setup, dearest)
        yield from own.saving()


def _dearest_first(turn: Turn) -> tuple:
    return -turn.given, turn.seen


def _saving(store, payload: bytes):
    store.begin(payload)
    yield
    while store.go_on():
        yield
    store.finish()
