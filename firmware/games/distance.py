"""What games at a distance share: texts of their events, acts of the other player, the whole game.

The contract is in `games`. The first byte of an event is the number of its verb in VERBS. The
others are the numbers of dice, or cards: UNKNOWN for those that this end may not know.
"""

from micropython import const

from base import Rng
from games import CHANCE, OVER, Illegal, Invalid, brief, declared, illegal, part
from games.history import History

VERBS = ("shuffle", "draw", "open", "cast")
SHUFFLE, DRAW, OPEN, CAST = range(4)

UNKNOWN = 255  # in an event: a card that this end may not know

DEALT = 250  # last byte of a log entry for an event that the game of one table doesn't have

_MOST = const(60)  # cards in an event
_STRIDE = const(8)  # actions that are taken back per step


# Events.


def read_event(game, text: str) -> bytes:
    """Return the event with this text. Raises Invalid. `apply_chance` checks the rest."""
    verb, _, words = text.partition(" ")
    if verb not in VERBS:
        raise Invalid("'%s' is not an event; there is %s" % (brief(verb), ", ".join(VERBS)))
    if words.count(",") >= _MOST:
        raise Invalid("%s: more than %d cards" % (verb, _MOST))
    if verb == VERBS[CAST]:
        values = bytes([_number(verb, word) for word in words.split(",")])
    elif words[:1] == "?":
        values = bytes([UNKNOWN]) * _number(verb, words[1:])
    else:
        values = read_cards(game, words)
    return bytes([VERBS.index(verb)]) + values


def event(game, event: bytes) -> str:
    """Return the text of an event."""
    values = event[1:]
    if event[0] == CAST:
        words = ",".join([str(number) for number in values])
    elif UNKNOWN in values:
        words = "?%d" % len(values)
    else:
        words = cards_text(game, values)
    return VERBS[event[0]] + " " + words


def shuffled(cards: int) -> bytes:
    """Return the event of a shuffle of so many cards."""
    return bytes([SHUFFLE]) + bytes([UNKNOWN]) * cards


def read_cards(game, text: str) -> bytes:
    """Return cards from their words, separated by commas. Raises Invalid."""
    return bytes([_card(game, word) for word in text.split(",")])


def _card(game, word: str) -> int:
    for card in range(game.CARDS):
        if game.word(card) == word:
            return card
    raise Invalid("'%s' is no card" % brief(word))


def cards_text(game, cards) -> str:
    """Return the words of cards, separated by commas."""
    return ",".join([game.word(card) for card in cards])


def _number(verb: str, text: str) -> int:
    if not 0 < len(text) <= 2 or text.strip("0123456789") or text[0] == "0" or int(text) > _MOST:
        raise Invalid("%s: '%s' is not a number from 1 to %d" % (verb, brief(text), _MOST))
    return int(text)


def answered(game, event: bytes) -> int:
    """Return the verb of an event. Raises Illegal unless it answers what is due."""
    due = game.due().split(" ")
    if not due[0]:
        raise Illegal("nothing is due from the dealer")
    if event[:1] != bytes([VERBS.index(due[0])]):
        raise Illegal("due is '%s', nothing else" % brief(" ".join(due)))
    verb = event[0]
    number = _asked(verb, due)
    if len(event) - 1 != number:
        raise Illegal("%s: %d due, not %d" % (due[0], number, len(event) - 1))
    open_here = verb in (OPEN, CAST) or (verb == DRAW and due[1] == str(game.seat))
    for value in event[1:]:
        if (value != UNKNOWN) != open_here:
            raise Illegal(
                "%s: every card has to be %s here" % (due[0], "known" if open_here else "unknown")
            )
    return verb


def _asked(verb: int, due: list) -> int:
    """Return how many cards or dice a request asks for."""
    if verb == SHUFFLE:
        return due[2].count(",") + 1
    return int(due[1] if verb == CAST else due[-1])


# Acts.


def read_play(game, text: str, shows: str) -> int:
    """Return the action of another player from its word and the words of the cards shown for it.

    Raises Invalid or Illegal unless it is a legal action, and shows exactly its cards.
    """
    player = game.to_act()
    if player == OVER:
        raise Illegal("%s: the game is over" % brief(text))
    if player == CHANCE:
        raise Illegal("%s: first '%s' is due" % (brief(text), game.due()))
    if player == game.seat:
        seat = declared(game.NAME).SEATS[player]
        raise Illegal("%s: it is the turn of %s" % (brief(text), seat))
    action = read_action(game, text)
    shown = game.shown(action)
    if shows != shown:
        raise Illegal("%s shows %s, not %s" % (text, shown or "no card", brief(shows) or "no card"))
    return action


def read_action(game, text: str) -> int:
    """Return the legal action with this word. Raises Invalid or Illegal.

    Unlike `parse`, which is loaded here only to say what is wrong.
    """
    action = part(game.NAME, "notation").action
    into = bytearray(game.ACTIONS)
    for i in range(game.legal(into)):
        if action(game, into[i]) == text:
            return into[i]
    reason = game.illegal_reason(part(game.NAME, "parse").read_action(game, text))
    raise Illegal("%s: %s" % (text, illegal(game, reason)))


# The whole game.


def whole(game, decks):
    """Return the full game when all is opened; for the arguments and errors see `opening`."""
    work = opening(game, decks)
    full = None
    while full is None:
        full = next(work)
    return full


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
        full = part(game.NAME, "game").Game(game.rules)
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
