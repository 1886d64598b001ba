"""The Royal Visit referee, tested with cases worked out by hand from the rules."""

import pytest

from tests.games.referee import apply, begin, follow, outcomes
from tests.games.referee_text import (
    DECK,
    SPACES,
    Position,
    RefusedError,
    read_cards,
    read_position,
    without,
    write_cards,
    write_position,
)

FR, EN = "fr2021", "en2020"


def view(pieces: str, hand: str, side: str = "r") -> str:
    """Return a position in which the side to act has `hand` and all other cards are hidden."""
    red, green = (hand, "?8") if side == "r" else ("?8", hand)
    pile = DECK.total() - 8 - len(read_cards(hand))
    return f"{pieces} i+ {side} {red} {green} ?{pile} -"


def table(
    pieces: str, crown: str = "i+", side: str = "r", hand: str = "W1", pile: str = "J1"
) -> Position:
    """Return a position with all cards known; cards in no argument are in the other places."""
    mine, top = read_cards(hand), read_cards(pile)
    rest = without(tuple(DECK.elements()), mine + top)
    theirs, discards = rest[:8], rest[8:]
    red, green = (mine, theirs) if side == "r" else (theirs, mine)
    where = tuple(map(SPACES.index, pieces))
    space, big = SPACES.index(crown[0]), crown[1] == "+"
    return Position(where, space, big, side, red, green, top, discards)


def reached(pieces: str, hand: str, side: str = "r", edition: str = FR) -> set[str]:
    """Return the outcomes of cards, without those of the Wizard's power."""
    found = outcomes(view(pieces, hand, side), edition)
    return {end for end in found if not end.endswith(" -")}


# --- Cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "hand", "expected"),
    [
        ("gikqq", "K1", "ghkqq K1|gjkqq K1"),
        ("hijqq", "K1", ""),
        ("gikqq", "K1*2", "ghkqq K1|gjkqq K1|gikqq K1*2|fhjqq K1*2|hjlqq K1*2"),
        ("adqqq", "K1*2", "acqqq K1|aeqqq K1|adqqq K1*2|abqqq K1*2|afqqq K1*2"),
        ("gikqq", "G1", "fikqq G1|hikqq G1|gijqq G1|gilqq G1"),
        ("hijqq", "G1", "gijqq G1|hikqq G1"),
        ("gikqq", "G2", "fijqq G2|filqq G2|hijqq G2|hilqq G2|eikqq G2|gimqq G2"),
        ("ahqii", "G2", "bhpii G2|chqii G2|ahoii G2"),
        ("ejnqq", "GF", "ijkqq GF"),
        ("gikcc", "W2", "gikac W2|gikec W2"),
        ("gikbb", "W3", "gikeb W3"),
        ("gikbn", "J5", "gikbi J5"),
        ("gikbn", "JM", "gikbi JM"),
        ("gikqn", "W1,J5", "gikpn W1|gikqi J5"),
    ],
)
def test_cards_of_one_suit(pieces, hand, expected):
    assert reached(pieces, hand) == set(filter(None, expected.split("|")))


def test_a_play_moves_a_piece():
    assert reached("hijqq", "GF") == reached("hijqi", "JM") == set()


def test_a_king_in_a_chateau_stops_the_act():
    assert reached("acdqq", "K1*2") == {"abdqq K1", "bdeqq K1*2"}
    with pytest.raises(RefusedError, match="play 2"):
        follow(FR, begin(table("acdqq", hand="K1*2")), "K1:cb K1:bc")


def test_with_no_legal_act_and_only_then_the_side_passes():
    stuck = begin(table("hijii", hand="GF"))
    assert outcomes(view("hijii", "GF"), FR) == {"hijii -"}
    assert follow(FR, stuck, "pass") == stuck
    with pytest.raises(RefusedError, match="'pass', is not legal"):
        follow(FR, begin(table("hijii", hand="W1")), "pass")


# --- Powers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "summoned"),
    [
        ("gikhq", "ghkhq hikhq"),
        ("gikaq", "aikaq"),
        ("gikqa", "giqqa"),
        ("adkbq", "abkbq bdkbq"),
        ("gikga", ""),
        ("gikia", ""),
        ("gikka", ""),
    ],
)
def test_the_wizard_summons_king_or_guard_to_his_space(pieces, summoned):
    expected = {f"{end} -" for end in summoned.split()} or {f"{pieces} -"}
    assert outcomes(view(pieces, "-"), FR) == expected


@pytest.mark.parametrize(
    ("side", "jester", "wild"),
    [
        ("r", "a", True),
        ("r", "b", True),
        ("r", "i", True),
        ("r", "j", False),
        ("r", "k", False),
        ("g", "q", True),
        ("g", "k", True),
        ("g", "j", False),
        ("g", "i", False),
    ],
)
def test_the_jester_must_stand_strictly_between_own_end_and_king(side, jester, wild):
    found = reached(f"djnj{jester}", "J1", side)
    assert any(end.startswith("djnk") for end in found) is wild


def test_a_wild_number_moves_one_piece_and_is_never_split_over_the_guards():
    ends = "dgnqc dknqc binqc finqc dilqc dipqc dinoc dinqa dinqe"
    assert reached("dinqc", "J2") == {f"{end} J2" for end in ends.split()}


def test_wild_cards_of_a_turn_move_one_type_of_character():
    both = {end[:5] for end in reached("dinqc", "J1,J2") if end.endswith("J1,J2")}
    assert {"dlnqc", "eipqc", "dinnc", "dinqf"} <= both
    assert not {"fjnqc", "einoc", "dinpe", "djnqe"} & both


def test_wild_cards_do_not_mix_with_the_suit_they_stand_in_for():
    assert not any("," in end for end in reached("dinqc", "K1,G1,W1,J1"))
    assert "ekoqc J1*2" not in reached("djnqc", "J1,J2")


def test_a_jester_walked_into_place_is_of_no_use_this_turn():
    assert all(end.startswith("dinq") for end in reached("dinqj", "J2,J3"))


def test_only_the_english_king_is_moved_wild_onto_or_past_the_jester():
    def king_moves(edition):
        found = reached("aiqqg", "J2,J3", edition=edition)
        return {end for end in found if (end[0], end[2:5]) == ("a", "qqg")}

    away = {"akqqg J2", "alqqg J3", "ahqqg J2,J3", "anqqg J2,J3", "ajqqg J2,J3"}
    assert king_moves(FR) == away
    assert king_moves(EN) == away | {"agqqg J2", "afqqg J3"}  # and no farther: the power is lost


def test_a_wild_m_brings_king_guard_or_wizard_to_the_fountain():
    assert reached("dfnqc", "JM") == {"dinqc JM", "dfiqc JM", "dfnic JM", "dfnqi JM"}
    assert "dinqj JM" not in reached("dknqj", "JM")
    assert "dinqj JM" in reached("dknqj", "JM", edition=EN)


# --- The rest of the turn -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "turn", "crown"),
    [
        (table("gikqq"), "W1:qp", "i"),
        (table("bikqq"), "W1:qp", "h"),
        (table("bfgca"), "W1:cb", "e"),  # Guard, Wizard, Jester, Court: four steps
        (table("bfica"), "W1:cb", "f"),  # a Guard on the Fountain is in nobody's Duchy
        (table("gioqp"), "W1:qp", "i"),  # the other side's Château: never away
        (table("gipoq", side="g"), "W1:op", "l"),
        (table("jkloh", side="g"), "W1:op", "k"),
    ],
)
def test_the_crown_comes_toward_the_active_side(start, turn, crown):
    start = start._replace(pile=start.discards, discards=start.pile)
    assert SPACES[apply(start, turn, FR).crown] == crown


@pytest.mark.parametrize(
    ("start", "turn", "result"),
    [
        (table("ackqq", hand="K1"), "K1:cb", "r king"),
        (table("ackqq", hand="K1", side="g"), "K1:cb", "r king"),
        (table("adkbq"), "S:db", "r king"),
        (table("bikqq", "c+"), "W1:qp", "r crown"),
        (table("bfgca", "d-"), "W1:cb", "r crown"),  # four steps, but the track has an end
        (table("giqqa", "o+", side="g"), "W1:qp", "g crown"),
        (table("ghkqq", "i-"), "W1:qp", "r deck"),
        (table("gjkqq", "i-"), "W1:qp", "g deck"),
    ],
)
def test_results(start, turn, result):
    assert apply(start, turn, FR).result == result


def test_a_refill_draws_up_to_eight_from_the_top():
    start = table("gikqq", hand="W1,W2*7", pile="J1,J5,JM")
    after = apply(start, "W2:qo W2:oq", FR)
    assert (write_cards(after.red), after.pile) == ("W1,W2*5,J1,J5", ("JM",))
    assert after.discards == without((*start.discards, "W2", "W2"), ())
    assert (after.side, after.big) == ("g", True)


@pytest.mark.parametrize("crown", ["i+", "i-"])
def test_the_pile_runs_out_with_its_last_card(crown):
    start = table("gikqq", crown, hand="W1,W2*7", pile="J1,J5")
    untouched = apply(start, "S:kq", FR)
    assert untouched.pile == ("J1", "J5")
    shuffled = (*reversed(start.discards), "W1", "W2")
    after = apply(start, "W1:qp W2:pn", FR, shuffled)
    assert (write_cards(after.red), after.pile) == ("W2*6,J1,J5", shuffled)
    assert (after.discards, after.big) == ((), False)
    with pytest.raises(RefusedError, match="new pile"):
        apply(start, "W1:qp W2:pn", FR, start.discards)


# --- Refused texts ------------------------------------------------------------------------------


IMPOSSIBLE = [
    ("gikhj i+ r K1 ?8 ?45", "seven fields"),
    ("gikhj  i+ r K1 ?8 ?45 -", "seven fields"),
    ("gikhr i+ r K1 ?8 ?45 -", "seven fields"),
    ("gikhj i r K1 ?8 ?45 -", "seven fields"),
    ("gikhj i+ b K1 ?8 ?45 -", "seven fields"),
    ("gikhj i+ r K2 ?8 ?45 -", "no such card"),
    ("gikhj i+ r W1,K1 ?8 ?44 -", "would be written"),
    ("gikhj i+ r K1*1 ?8 ?45 -", "would be written"),
    ("gikhj i+ r K1,K1 ?8 ?44 -", "would be written"),
    ("igkhj i+ r K1 ?8 ?45 -", "between the Guards"),
    ("ggkhj i+ r K1 ?8 ?45 -", "between the Guards"),
    ("abkhj i+ r K1 ?8 ?45 -", "King is in a Château"),
    ("gikhj p+ r K1 ?8 ?45 -", "Crown is in a Château"),
    ("gikhj i+ r K1*9 ?8 ?37 -", "more than eight"),
    ("gikhj i+ r W1*3 ?8 ?43 -", "more cards of a kind"),
    ("gikhj i+ r W1 ?8 ?44 W1*2", "more cards of a kind"),
    ("gikhj i+ r K1 ?8 ?44 -", "do not add up"),
]


@pytest.mark.parametrize(("text", "why"), IMPOSSIBLE)
def test_impossible_positions(text, why):
    with pytest.raises(RefusedError, match=why):
        read_position(text)


ILLEGAL_FROM = table("gikhj", hand="K1*2,W2,J3")
ILLEGAL = [
    "",
    "pass",
    "K1:hi",
    "K1:ih K1:hg",
    "K1:ih K1:hi K1:ih",
    "K1:ih W2:hj",
    "K1+K1:ih,gf,kj",
    "K1+K1:gf,ih,kj K1:hg",
    "W2:hg",
    "W2:hj W2:jl",
    "J3=K:il",
    "S:ih K1:hi",
    "S:kh",
]


@pytest.mark.parametrize("turn", ILLEGAL)
def test_illegal_turns(turn):
    with pytest.raises(RefusedError, match="is not legal"):
        apply(ILLEGAL_FROM, turn, FR)


def test_text_round_trips():
    for text in ("gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -", write_position(table("aiqai"))):
        assert write_position(read_position(text)) == text
