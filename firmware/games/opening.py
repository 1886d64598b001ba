"""The whole game at a distance, once all decks are opened."""

from micropython import const

from base import Rng
from games import Illegal, declared, part
from games.distance import CAST, SHUFFLE, UNKNOWN, read_cards
from games.history import History

_STRIDE = const(8)  # actions that are taken back per step


def opening(game, decks):
    """Yield None after each bounded piece of work, then the full game, replayed from its start.

    decks      for each shuffle, in order, the words of its cards from the top

    Raises Illegal if these decks can't have led to the game: what was drawn or shown is not what
    they hold, or an act was illegal with the cards that its player had. The game is rewound and
    replayed meanwhile; then it is in the same position as before.
    """
    history = History(game)
    ahead = history.ahead
    try:
        while history.undo() is not None:
            if len(ahead) % _STRIDE == 0:
                yield None
        shuffles = len([done for done in ahead if isinstance(done, bytes) and done[0] == SHUFFLE])
        if shuffles < game.DECKS:
            raise Illegal("the game ended before its cards were shuffled")
        if len(decks) != shuffles:
            raise Illegal("%d decks were shuffled, but %d are opened" % (shuffles, len(decks)))
        full = part(game.NAME, "game").Game(game.edition)
        full.start(game.players, Rng(game.seed))
        piles = {}
        shuffles = 0
        while ahead:
            done = ahead[-1]
            due = game.due().split(" ")
            if isinstance(done, int):
                _replay(full, done)
            elif done[0] == CAST:
                full.apply_chance(done[1:])
            elif done[0] == SHUFFLE:
                _check_deck(shuffles, decks[shuffles], due)
                piles[due[1]] = decks[shuffles].split(",")
                game.lay(full, shuffles, read_cards(game, decks[shuffles]))
                shuffles += 1
            else:
                _check_dealt(game, done, piles[due[-2]])
            history.redo()
            yield None
    finally:
        while ahead:
            history.redo()
    yield full


def _check_deck(number: int, deck: str, due: list) -> None:
    if sorted(deck.split(",")) != sorted(due[2].split(",")):
        raise Illegal("deck %d does not hold the cards that were to be shuffled" % (number + 1))


def _check_dealt(game, event: bytes, pile: list) -> None:
    """Check dealt cards against their pile, and take them from it."""
    for card in event[1:]:
        word = pile.pop(0)
        if card != UNKNOWN and game.word(card) != word:
            raise Illegal("%s was dealt, but the deck has %s there" % (game.word(card), word))


def _replay(full, action: int) -> None:
    player = full.to_act()
    try:
        full.play(action)
    except Illegal as why:
        raise Illegal(
            "%s played %s: %s"
            % (
                declared(full.NAME).SEATS[player],
                part(full.NAME, "notation").action(full, action),
                why,
            )
        )
