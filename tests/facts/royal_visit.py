"""What tests must know of Royal Visit."""

from base import RIGHT, Rng
from games.royal_visit import parse, plays
from games.royal_visit.plays import (
    CARD_KINDS,
    FOUNTAIN,
    GREEN,
    HAND,
    KING,
    LEFT_GUARD,
    RED,
    RIGHT_GUARD,
    in_chateau,
)
from tables.royal_visit import hand as royal_visit
from tests import facts
from tests.app.positions import at_random, position
from tests.facts import after, is_over, press_until


class Facts(facts.Facts):
    DEALS = 12  # of little chance

    def permute_hidden(self, game, player, shuffler):
        """Shuffle the cards of the other hand and of the pile."""
        kinds = list(game.pile[: game.pile_size])
        hand = game.hands[1 - player]
        kinds += [kind for kind in range(len(hand)) for _ in range(hand[kind])]
        shuffler.shuffle(kinds)
        size = sum(hand)
        hand[:] = bytes(len(hand))
        for _ in range(size):
            hand[kinds.pop()] += 1
        game.pile[: game.pile_size] = bytes(kinds)

    def act_of_longest(self, game, choices):
        """Keep the King near the Fountain with Guards at both sides, nobody in a Chateau.

        Then the Crown stays where it is, and the deck is shuffled again and again.
        """

        def danger(game) -> int:
            left, king, right = (game.pieces[piece] for piece in (LEFT_GUARD, KING, RIGHT_GUARD))
            away = 20 * abs(king - FOUNTAIN) + abs(FOUNTAIN - 2 - left) + abs(right - FOUNTAIN - 2)
            inside = sum(in_chateau(piece, side) for piece in game.pieces for side in (RED, GREEN))
            return 1000 * is_over(game) + 50 * inside + away

        return min(choices, key=lambda action: after(game, action, danger))

    def play(self, people, table, game, action):
        end = game.to_act()
        hand = table.hands[end]
        items = {plays.END: royal_visit.END_TURN, plays.PASS: royal_visit.PASS}
        if plays.COST[action]:
            press_until(people, end, "up", lambda: hand.focus == royal_visit.CARDS)
            press_until(people, end, "right", lambda: hand.pointed() == plays.CARD[action])
        else:
            item = items.get(action, royal_visit.USE_POWER)
            press_until(people, end, "down", lambda: hand.focus == royal_visit.BAR)
            press_until(people, end, "right", lambda: hand.bar.item == item)
        people.press(end, "ok")
        if action not in items:
            press_until(people, end, "right", lambda: hand.ways.action == action)
            people.press(end, "ok")

    def near_the_end(self):
        return {"match": position("achgm", "h+", red="K1*2,G2,W1,W2*2,J1,J3")}

    def longest_saves(self):
        """The longest of many; with eight cards of eight kinds in each hand, the pile in full."""
        texts = [at_random(seed, turns=seed % 12) for seed in range(200)]
        fields = max(texts, key=len).split(" ")
        hand = plays.cards_text(bytearray([1] * HAND + [0] * (CARD_KINDS - HAND)))
        text = " ".join([*fields[:3], hand, hand, *fields[5:]])
        return [(text, " ".join(["G2:fg,kj"] * 8 + ["end"]))]

    def brightest(self, laid):
        """Long trails, and a Jester's card that may move anybody."""
        green = "K1,G1,G2,W2*2,J1,J2,JM"
        for pieces, cards, act in (
            ("boqci", "K1,G1,G2,W1,W2,J3*2,J4", "S:oc"),
            ("bopdi", "K1,G1,G2,W1,W2,J3*2,J4", "S:od"),
            ("bopdm", "K1,G1,G2,W1,W2,J3*2,J4", "S:od"),
            ("aiqhj", "K1,G1,GF,W1,W2,J3*2,J4", "GF:ah,qj"),
            ("cimhj", "K1,G1,G2,W1,W2,J3*2,J4", "W1:hg"),
        ):
            laid.lay(parse.read_position(position(pieces, red=cards, green=green)))
            laid.play(parse.read_action(laid.game, act), Rng(1))
            laid.play(plays.END, Rng(1))
            laid.ask(plays.GREEN)
            for _ in range(8):
                yield
                laid.press(RIGHT)
            for winners in (1, 2):
                laid.celebrate(winners)
                yield
