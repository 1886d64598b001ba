"""What games at a distance share: texts of their events, and acts.

The text of an event is the verb of what is due, then the words of cards, "?2" for unknown ones, or
the numbers of dice: "draw W2,J3", "draw ?2", "shuffle ?38", "open E3", "cast 3,1,6". The first byte
of an event is the number of its verb in VERBS. The others are the numbers of dice, or cards, with
UNKNOWN for those that this end may not know.
"""

from micropython import const

from games import CHANCE, OVER, Illegal, Invalid, brief, declared, illegal, part

VERBS = ("shuffle", "draw", "open", "cast")
SHUFFLE, DRAW, OPEN, CAST = range(4)

UNKNOWN = 255  # in an event: a card that this end may not know

DEALT = 250  # last byte of a log entry for an event that the game of one table doesn't have

_MOST = const(60)  # cards in an event
_TRIED = const(8)  # actions that are tried per step


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
    open_here = verb in (OPEN, CAST) or (verb == DRAW and int(due[1]) in game.seats)
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


def reading_play(game, text: str, shows: str):
    """Yield None after each bounded piece of work, then the action of another player.

    text     its word
    shows    the words of the cards shown for it

    Raises Invalid or Illegal unless it is a legal action, and shows exactly its cards.
    """
    player = game.to_act()
    if player == OVER:
        raise Illegal("%s: the game is over" % brief(text))
    if player == CHANCE:
        raise Illegal("%s: first '%s' is due" % (brief(text), game.due()))
    if player in game.seats:
        seat = declared(game.NAME).SEATS[player]
        raise Illegal("%s: it is the turn of %s" % (brief(text), seat))
    for action in reading_action(game, text, shows):
        yield action


def reading_action(game, text: str, shows: str | None = None):
    """Yield None after each bounded piece of work, then the legal action with this word.

    shows: the words of the cards that it has to show; None if that isn't known

    Raises Invalid or Illegal. `parse` is loaded only to say what is wrong.
    """
    word = part(game.NAME, "notation").action
    legal = bytearray(game.ACTIONS)
    count = game.legal(legal)
    yield None
    for i in range(count):
        action = legal[i]
        if shows in (None, game.shown(action)) and word(game, action) == text:
            yield action
            return
        if i % _TRIED == _TRIED - 1:
            yield None
    action = part(game.NAME, "parse").read_action(game, text)
    reason = game.illegal_reason(action)
    if reason:
        raise Illegal("%s: %s" % (text, illegal(game, reason)))
    due = game.shown(action) or "no card"
    raise Illegal("%s shows %s, not %s" % (text, due, brief(shows or "") or "no card"))
