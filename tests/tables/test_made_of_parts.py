"""Texts made of parts fit with every combination of their parts, in every language.

Scripts and games show few of them: a long name seldom meets a long word and a large number.
"""

import itertools
from importlib import import_module
from types import SimpleNamespace

import pytest

import tables
from app import luck, outcome
from app.result import SENTENCE_LINES
from app.save import Score, SetUp
from games import NAMES, banquet_royal, declared, part, roi_et_compagnie, royal_visit
from games.banquet_royal import phases
from games.banquet_royal.kingdom import CARRIAGE, GROUP
from games.roi_et_compagnie import cards, position
from games.royal_visit import plays
from tables.banquet_royal import words as banquet
from tables.roi_et_compagnie import icons, pages
from tables.roi_et_compagnie import words as roi
from tables.royal_visit import words as visit
from tests.ruler import named
from ui import texts
from ui.canvas import LARGE, SMALL, WIDTH, line_count

# The room in pixels beside the emblem of a kingdom, for a die beside it, before a menu's words.
HEADER = WIDTH - pages.ICONS.width(icons.LION) - 3
DIE = 9
MENU_MARGIN = 3
AIM_LINES = 5  # above the bar that shows how long it stays
ROLLS = 3  # at most that are left
CROWN = 13  # behind a name, with its gap
LEGEND = 2 * 9 + 14  # samples of two lines, with their gaps

# Rows of a score sheet that lead in each column.
ROWS = {
    "roi-et-compagnie": [(44, 0, 0, 2), (0, 44, 0, 1), (0, 0, -22, 0), (0, 0, -20, 0)],
    "banquet-royal": [(20, 19, 0, 0), (0, 19, 0, 0), (0, 0, 20, 0), (19, 20, 0, 0)],
}


def too_long(sentences, room: int, font=SMALL) -> dict:
    """How many pixels too long each sentence is; without those that fit."""
    over = {told: font.measure(told, 0, len(told)) - room for told in sentences}
    return {named(told): pixels for told, pixels in over.items() if pixels > 0}


@pytest.fixture(autouse=True)
def widest_names(monkeypatch):
    """The widest names that people can give, and more of them than there are seats."""
    monkeypatch.setattr(tables, "called", ("Wwwwwwww",) * 5)


def widest(letters: str) -> str:
    """The widest of some letters."""
    return max(letters, key=lambda letter: SMALL.measure(letter, 0, 1))


def roi_points(kind: int) -> list:
    """The points that an inhabitant can bring: a Fairy more with each that is there before."""
    if cards.RACE[kind] == cards.FAIRY:
        return [2 * there + 1 for there in range(cards.RACE.count(cards.FAIRY))]
    return [cards.POINTS[kind]]


def roi_comers():
    """All that `comes` can tell."""
    values = [0, *range(cards.CHEAPEST, cards.DEAREST + 1)]
    players = range(len(roi_et_compagnie.SEATS))
    for kind in range(cards.INHABITANTS):
        if cards.RACE[kind] == cards.DRAGON:
            for player, whose in itertools.product(players, repeat=2):
                yield roi.comes(player, whose, kind, -cards.POINTS[kind])
        else:
            for points, value in itertools.product(roi_points(kind), values):
                for player in players:
                    yield roi.comes(player, player, kind, points + value)


def roi_events():
    """All else that the narration tells."""
    for player in range(len(roi_et_compagnie.SEATS)):
        for pile in range(cards.PILES):
            for value in range(cards.CHEAPEST, cards.DEAREST + 1):
                yield roi.comes_along(player, pile, value)
        for count in range(1, cards.DICE + 1):
            yield roi.rolls(player, count)
        for points in range(1, len(cards.PENALTIES)):
            yield roi.pays(player, -points)
            yield roi.pays(player, points)
        yield roi.again(player)
    for kind in range(cards.INHABITANTS):
        yield roi.goes(kind)


def test_what_king_of_the_dice_tells_fits_in_the_header(use):
    use("roi-et-compagnie")
    assert not too_long(set(roi_comers()) | set(roi_events()), HEADER)


def test_what_king_of_the_dice_asks_fits(use):
    use("roi-et-compagnie")
    players = range(len(roi_et_compagnie.SEATS))
    turns = {words(player) for words in (roi.plays, roi.your_turn) for player in players}
    rolls = ROLLS * DIE
    assert not too_long(turns, HEADER - rolls)
    alone = {"✓ " + roi.alone(kind) for kind in range(cards.INHABITANTS)}
    dice = {roi.may_roll(kept) for kept in range(position.ROLL_ALL + 1)}
    left = {roi.rolls_left(rolls) for rolls in range(ROLLS + 1)}
    assert not too_long(alone | dice | left, WIDTH)


@pytest.mark.parametrize("points", [-10, 88])
def test_the_ways_to_take_a_card_fit_in_a_menu(use, points):
    use("roi-et-compagnie")
    board = SimpleNamespace(
        score=lambda player: points,
        target=lambda place: place,
        is_home=lambda place: True,
        locations=bytes([1]),  # the last one, which is worth most
    )
    hows = range(position.TO_PLAYER + len(roi_et_compagnie.SEATS))
    ways = [position.take(0, how) for how in hows]
    assert not too_long({roi.answer(board, 0, way) for way in ways}, WIDTH - MENU_MARGIN)
    assert not too_long({roi.question(way) for way in ways}, WIDTH)


def groups() -> list:
    """Groups of each size, of pawns with the widest letter: others are less wide."""
    initials = texts.say("RMYBG")
    pawn = 1 + initials.index(widest(initials))
    return [bytes([pawn] * count) for count in range(1, GROUP + 1)]


def banquet_board(phase: int, icon: int, group: bytes, met: bytes):
    """A board with `group` on space 0 and `met` on space 1, where the Princess is."""
    return SimpleNamespace(
        phase=phase,
        pawns=group + bytes(GROUP - len(group)) + met + bytes(GROUP - len(met)),
        size=bytes([len(group), len(met)]),
        icons=bytes([icon, icon]),
        lifted=0,
        held=group[0],
        princess=1,
    )


def banquet_acts():
    """All that `act` can tell."""
    for player in range(len(banquet_royal.SEATS)):
        for phase in (phases.PUT, phases.WALK, phases.ALIGHT, phases.DEAL):
            for group, met in itertools.product(groups(), [b"", *groups()]):
                for icon in range(1, len(banquet.SPACES)):
                    if phase != phases.ALIGHT or icon >= CARRIAGE:
                        board = banquet_board(phase, icon, group, met)
                        yield banquet.act(player, board, board, 1)
        board = banquet_board(phases.TAKE, 0, groups()[0], b"")
        for colour in range(len(banquet_royal.FAMILIES)):
            yield banquet.act(player, board, board, phases.PAWN + colour)


def test_what_banquet_royal_tells_fits(use):
    use("banquet-royal")
    told = set(banquet_acts())
    for player in range(len(banquet_royal.SEATS)):
        told |= {banquet.plays(player), banquet.rolls(player)}
        told |= {banquet.rolled(player, number) for number in range(1, 7)}
        told.add(banquet.addressed(player, banquet.ask(SimpleNamespace(phase=phases.LIFT), 0)))
    for group in groups():
        told.add(banquet.feast(texts.say("RMYBG")[group[0] - 1] * len(group)))
        told.add(banquet.offer(banquet_board(phases.INVITE, 0, group, group)))
        told.add(banquet.ask(banquet_board(phases.DEAL, 0, group, group), 1))
    assert not too_long(told, WIDTH)


def test_what_royal_visit_tells_fits(use):
    use("royal-visit")
    wide = plays.LETTERS.index(widest(plays.LETTERS))
    before = bytearray([wide] * plays.PIECES)
    told = set()
    for action in range(plays.PASS + 1):
        for moved in (1 << plays.LEFT_GUARD, 1 << plays.KING, 0b101, 0b111, 1 << 3, 1 << 4, 0):
            after = bytearray([wide - (moved >> piece & 1) for piece in range(plays.PIECES)])
            move = visit.move_text(action, before, after)
            named = not plays.SUMMON <= action < plays.PASS  # as the table does
            for seat in royal_visit.SEATS:
                told.add(texts.say("%s: %s") % (texts.say(seat), move) if named else move)
    for player in range(len(royal_visit.SEATS)):
        told |= {visit.drew(player, count) for count in range(1, 9)}
    assert not too_long(told, WIDTH)


def matches(game: str):
    """Matches that are over, of people or of one person and computers, won in every way."""
    declaration = declared(game)
    several = declaration.MIN_PLAYERS < declaration.MAX_PLAYERS
    for players in range(declaration.MIN_PLAYERS, declaration.MAX_PLAYERS + 1):
        setup = SetUp(game, f"players={players}" if several else "")
        everyone = (1 << players) - 1
        all_people = (tables.PERSON,) * players
        one_person = (tables.PERSON,) + (declaration.LEVELS[0],) * (players - 1)
        for seats in (all_people, one_person):
            for winners in range(1, everyone + several):  # a game for two alone has no tie
                yield SimpleNamespace(
                    game=SimpleNamespace(NAME=game, players=players),
                    setup=setup,
                    seats=seats,
                    winners=winners,
                    resigned=-1,
                    turn=188,  # as wide as any
                    views=(None,),
                )


def reasons(match):
    """What decided a match: by points, or by one turn or many."""
    if not outcome.was_won(match):
        return [""]
    ending = outcome.ending_of(match)
    ending.settle(match.views[0], match.termination, match.winners)
    return [ending.why(gained) for gained in ([14], [4] * 15)]


def told_of(match, game: str):
    """The sentences on the end of a match, however it was decided or given up."""
    for termination in range(1, len(part(game, "notation").TERMINATIONS)):
        match.termination = termination
        for first, second in itertools.permutations(ROWS.get(game, [(), ()]), 2):
            winner = [match.winners == 1 << player for player in range(match.game.players)]
            match.views = ([first if won else second for won in winner],)
            for why, end in itertools.product(reasons(match), (0, 1)):
                match.why = why
                yield outcome.sentence(match, Score(), end)
    for player in range(match.game.players):
        match.resigned = player
        yield from [outcome.sentence(match, Score(), end) for end in (0, 1)]
    match.resigned = -1


@pytest.fixture(params=NAMES)
def game(request, use, monkeypatch):
    """The name of a game, in which the view of a match that is over is its score sheet."""
    use(request.param)
    ending = import_module(tables.module(request.param, "ending")).Ending
    monkeypatch.setattr(ending, "sheet", lambda self, view: view)
    monkeypatch.setattr(outcome, "ending_of", lambda match: ending(match.setup.seats))
    return request.param


def test_who_won_fits_in_large_letters(game):
    told = {outcome.headline(match, end) for match in matches(game) for end in (0, 1)}
    assert len(told) > 1
    assert not too_long(told, WIDTH, LARGE)


def test_how_it_was_won_fits_above_the_menu(game):
    told = {sentence for match in matches(game) for sentence in told_of(match, game)}
    match = next(matches(game))
    match.setup.set("two", "on")
    told.add(outcome.sentence(match, Score(1, 1), 0))
    assert not {named(text) for text in told if line_count(text, WIDTH) > SENTENCE_LINES}
    assert not too_long({word for sentence in told for word in sentence.split(" ")}, WIDTH)


@pytest.mark.parametrize("name", [name for name in NAMES if declared(name).LUCK])
def test_luck_and_choice_of_each_player_fit(use, name):
    use(name)
    say = texts.say
    turns = say("turns %d and %d") % (188, 189)
    states = [say(state) for state in ("cost much", "lucky", "unlucky", "Luck")]
    for seat in map(say, declared(name).SEATS):
        assert not too_long([say("Much more luck: %s") % seat, f"{seat} {turns}"], WIDTH)
        assert not too_long([f"188. {seat} {state}" for state in states], WIDTH)
        assert not too_long([seat + say("others") + "‹ ›"], WIDTH - LEGEND)
        assert not too_long([seat], luck._BAR_MIDDLE - luck._REACH - CROWN)


def test_the_aim_fits(game):
    aim = texts.say(declared(game).AIM)
    assert line_count(aim, WIDTH) <= AIM_LINES
    assert not too_long(aim.split(" "), WIDTH)


@pytest.mark.parametrize("words", [visit, roi, banquet])
def test_the_tip_fits(use, words):
    use(words.__name__.split(".")[1].replace("_", "-"))
    assert not too_long([texts.say(words.TIP)], HEADER if words is roi else WIDTH)
