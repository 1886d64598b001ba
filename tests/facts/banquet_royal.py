"""What tests must know of Banquet Royal."""

from games.banquet_royal import phases
from games.banquet_royal.kingdom import SPACES
from games.banquet_royal.position import CAKES_EACH, HIDDEN_CAKE, QUIET_TURNS
from host_sim.desk import BUTTONS
from tables import end_of
from tables.banquet_royal import chooser as keys
from tests import facts
from tests.facts import after, press_until

_FARTHEST = b"\4"  # the die with which the Princess has most spaces to go to


class Facts(facts.Facts):
    def permute_hidden(self, game, player, shuffler):
        """Shuffle the cakes face down and those out of the game."""
        kinds = [kind for kind in range(HIDDEN_CAKE) for _ in range(CAKES_EACH)]
        for eater in range(game.players):
            for kind in range(HIDDEN_CAKE):
                for _ in range(game.cakes_of[eater][kind]):
                    kinds.remove(kind)
        shuffler.shuffle(kinds)
        game.cakes[: game.cakes_size] = bytes(kinds[: game.cakes_size])

    def act_of_longest(self, game, choices):
        """Hold a feast only when the game would end without; use every transport and cake."""
        last = game.quiet == QUIET_TURNS
        if game.phase == phases.INVITE:
            return phases.HOLD if last else phases.DONE
        if game.phase == phases.WALK:
            wanted = phases.INVITE if last else phases.BOARD
            return max(choices, key=lambda a: after(game, a, lambda game: game.phase == wanted))
        return min(choices, key=lambda action: action == phases.DONE)

    def event_of_longest(self, game, rng):
        return _FARTHEST

    def play(self, people, table, game, action):
        end = end_of(game.to_act())
        aim(people, end, table.chooser, action)
        people.press(end, "ok")

    def near_the_end(self):
        return {
            "match": "...../.2BF2./.1Fbg21yyFrmy./.11rg2F21./.Fbb2T*BFgT./.C11CF1./.21F21./.F11rm"
            "gF./..... g2 r walk 3 c6,-,e7,- 8 s 3*0+sw 4*1 3*4+cs 3*2+w",
            "players": "4",
            "red": "courtier",  # who ends it soon
        }

    def brightest(self, laid):
        """Every pawn on a space of its own, as in the beginning."""
        for seed in range(12):
            laid.deal(seed)
            yield
            laid.ask(laid.game.to_act())
            yield
            for winners in range(1, 1 << laid.game.players):
                laid.celebrate(winners)
                yield
                laid.ask(-1)


def aim(people, end: int, chooser, action: int) -> None:
    """Put the cursor where OK plays an action."""
    if action >= SPACES:
        item = keys.item_of(action)
        press_until(people, end, "down", lambda: chooser.focus == keys.BAR)
        press_until(people, end, "right", lambda: chooser.bar.item == item)
    else:
        press_until(people, end, "up", lambda: chooser.focus == keys.MAP)
        people.press(end, *way(chooser.targets, chooser.cursor, action))
        assert chooser.spot == action


def way(targets, start: int, space: int) -> list[str]:
    """Return the fewest presses that lead the cursor from one space to another."""
    ways: dict[int, list[str]] = {start: []}
    edge = [start]
    for here in edge:
        for code, button in enumerate(BUTTONS[:4]):
            there = keys.next_space(targets, here, code)
            if there not in ways:
                ways[there] = [*ways[here], button]
                edge.append(there)
    return ways[space]
