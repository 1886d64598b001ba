"""The panel on the page, which comes when it is lit and goes when it is dark; each game's dress."""

import pytest

import games
import wiring
from games.banquet_royal.kingdom import ONE, TWO
from tests.host_sim.toy_desk import Hexagon

SPOTS = [(row, column) for row in range(7) for column in range(len(wiring.HEXAGON[row]))]
RED, BLUE = (200, 0, 0), (0, 0, 200)
SHORT_MS = 600  # less than the panel stays when it has gone dark

# Begins to measure for how many ms the panel stays after the last frame in which it was lit.
_STAYS = """() => new Promise((begun) => {
    let lit = 0;
    window.stayed = new Promise((done) => requestAnimationFrame(function look(now) {
        if (regalia.state().panelLit) lit = now;
        if (regalia.plan().hexagon) requestAnimationFrame(look);
        else done(now - lit);
        begun();
    }));
})"""

# The colour of the table at (x, y), in units.
_READ = """([x, y]) => {
    const { unit, left, top } = regalia.plan();
    const copy = new OffscreenCanvas(1, 1).getContext("2d");
    const table = document.getElementById("table");
    copy.drawImage(table, -Math.round(left + x * unit), -Math.round(top + y * unit));
    return [...copy.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}"""


def lamp(visitor, spot):
    """The colour in the middle of a lamp; None while the panel isn't on the table."""
    row, column = spot
    hexagon = visitor.page.evaluate("regalia.plan()").get("hexagon")
    if hexagon is None:
        return None
    place = hexagon["rows"][row]
    return visitor.page.evaluate(_READ, [place["columns"][column], place["y"]])


def plaque(visitor, end):
    """The colour of an end's plaque, beside its name."""
    place = visitor.page.evaluate("regalia.plan()")["ends"][end]["plaque"]
    return visitor.page.evaluate(_READ, [place["x"] - 20, place["y"]])


def light(table, *spots, colour=RED):
    for row, column in spots:
        table.live.desk.hexagon.light(row, column, colour)


def shines(visitor, spot, colour) -> bool:
    """Whether the brightest channel of a lamp is the one that is lit, and lit well."""
    seen = lamp(visitor, spot)
    return (
        seen is not None and seen.index(max(seen)) == colour.index(max(colour)) and max(seen) > 150
    )


@pytest.mark.parametrize("phone", [False, True])
def test_the_panel_comes_when_it_is_lit_hides_nothing_and_goes_when_it_stays_dark(
    visit, table, phone
):
    visitor = visit(table, phone)
    assert lamp(visitor, (3, 3)) is None
    light(table, (3, 3))
    visitor.until(lambda: shines(visitor, (3, 3), RED))
    plan = visitor.page.evaluate("regalia.plan()")
    panels = [end["panel"] for end in plan["ends"] if end["shown"]]
    boxes = [plan["board"], plan["hexagon"], *panels]
    for i, box in enumerate(boxes):
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= plan["width"]
        assert box["y"] + box["height"] <= plan["height"]
        for other in boxes[:i]:
            aside = box["x"] >= other["x"] + other["width"] or other["x"] >= box["x"] + box["width"]
            above = box["y"] >= other["y"] + other["height"]
            below = other["y"] >= box["y"] + box["height"]
            assert aside or above or below
    visitor.page.evaluate(_STAYS)
    light(table, (3, 3), colour=(0, 0, 0))
    assert visitor.page.evaluate("stayed") > SHORT_MS, "a pulse must not send it away"


def test_every_lamp_of_the_panel_shines_where_it_lies(visit, table):
    visitor = visit(table)
    light(table, *SPOTS[::2], colour=RED)
    light(table, *SPOTS[1::2], colour=BLUE)
    for i, spot in enumerate(SPOTS):
        colour = (RED, BLUE)[i % 2]
        visitor.until(lambda spot=spot, colour=colour: shines(visitor, spot, colour))


# The largest difference of a colour between this page's table and that picture of it.
_DIFFERENCE = """async (picture) => {
    const table = document.getElementById("table");
    const image = new Image();
    image.src = picture;
    await image.decode();
    const pixels = (drawn) => {
        const copy = new OffscreenCanvas(table.width, table.height);
        const context = copy.getContext("2d");
        context.drawImage(drawn, 0, 0);
        return context.getImageData(0, 0, table.width, table.height).data;
    };
    const [here, there] = [pixels(table), pixels(image)];
    return here.reduce((most, value, i) => Math.max(most, Math.abs(value - there[i])), 0);
}"""


def test_lights_drawn_in_parts_are_those_drawn_at_once(visit, table):
    visitor = visit(table)
    light(table, *SPOTS)
    visitor.until(lambda: shines(visitor, (6, 3), RED))
    for spot, colour in (((6, 3), BLUE), ((0, 0), (0, 0, 0)), ((3, 3), BLUE), ((3, 2), BLUE)):
        before = lamp(visitor, spot)
        light(table, spot, colour=colour)
        table.live.desk.strip.colours[spot[0] * 3] ^= 0xFF
        visitor.until(lambda spot=spot, before=before: lamp(visitor, spot) != before)
    visitor.rest()
    other = visit(table)
    other.until(lambda: shines(other, (3, 2), BLUE))
    other.rest()
    picture = other.page.evaluate("document.getElementById('table').toDataURL()")
    assert visitor.page.evaluate(_DIFFERENCE, picture) <= 8  # the edges of the parts are soft


# Which part of each row of a box on the table, in units, is as light as a sign.
_LIGHT = """([x, y, width, height]) => {
    const { unit, left, top } = regalia.plan();
    const copy = new OffscreenCanvas(width * unit, height * unit).getContext("2d");
    const table = document.getElementById("table");
    copy.drawImage(table, -Math.round(left + x * unit), -Math.round(top + y * unit));
    const { data } = copy.getImageData(0, 0, width * unit, height * unit);
    const across = copy.canvas.width;
    const light = Array(copy.canvas.height).fill(0);
    for (let i = 0; i < data.length; i += 4) {
        light[Math.floor(i / 4 / across)] += Math.min(data[i], data[i + 1]) > 150;
    }
    return light.map((pixels) => pixels / across);
}"""


def sign(visitor, spot) -> list[float]:
    """The light part of each row of the lower half of a space."""
    hexagon = visitor.page.evaluate("regalia.plan()")["hexagon"]
    x, y = hexagon["rows"][spot[0]]["columns"][spot[1]], hexagon["rows"][spot[0]]["y"]
    step = hexagon["pitch"]
    box = [x - 0.4 * step, y + 0.1 * step, 0.8 * step, 0.35 * step]
    return visitor.page.evaluate(_LIGHT, box)


def dark(signs) -> bool:
    """Whether none of these signs is there."""
    return not any(any(rows) for rows in signs)


@pytest.mark.parametrize("phone", [False, True])
def test_each_space_of_a_kingdom_has_the_sign_of_its_icon(visit, table, phone):
    """A castle, goblet, crown, two crowns and the transports differ; other spaces have none."""
    table.live.desk.app.game = "banquet-royal"
    visitor = visit(table, phone)
    light(table, (6, 3))
    visitor.until(lambda: shines(visitor, (6, 3), RED))
    assert dark(sign(visitor, spot) for spot in SPOTS[:9])
    icons = bytes(range(8))
    table.live.desk.app.hexagon = Hexagon(icons)
    visitor.until(lambda: any(sign(visitor, SPOTS[1])))
    visitor.rest()
    signs = [sign(visitor, spot) for spot in SPOTS[: len(icons)]]
    assert dark(signs[:1])
    assert len(set(map(tuple, signs))) == len(icons)
    assert sum(signs[TWO]) > 1.5 * sum(signs[ONE])
    table.live.desk.app.game = "royal-visit"  # which has no signs
    visitor.until(lambda: dark(sign(visitor, spot) for spot in SPOTS[:9]))
    table.live.desk.app.game = "banquet-royal"
    visitor.until(lambda: any(sign(visitor, SPOTS[1])))
    table.live.desk.app.hexagon = Hexagon()
    visitor.until(lambda: dark(sign(visitor, spot) for spot in SPOTS[:9]))


def test_the_ends_belong_to_a_colour_only_where_the_game_says_so(visit, table):
    visitor = visit(table)
    labels = [visitor.button(end, "ok") for end in "ab"]

    def names():
        return [label.get_attribute("aria-label").split(":")[0] for label in labels]

    def is_coloured(end):
        return max(plaque(visitor, end)) - min(plaque(visitor, end)) > 40

    for game in games.NAMES[1:]:
        visitor.until(lambda: names() == ["Red", "Green"])
        visitor.until(lambda: is_coloured(0) and is_coloured(1))
        table.live.desk.app.game = game
        visitor.until(lambda: names() == ["Left", "Right"])
        visitor.until(lambda: not (is_coloured(0) or is_coloured(1)))
        for end in "ab":
            visitor.until(lambda end=end: visitor.shows_hand(end))
        table.live.desk.app.game = "royal-visit"
