"""Folding of constants by `dev.py build`."""

import pytest

from tools.building import sources
from tools.building.constants import put_in

PINS = "from micropython import const\nLED = const(2)\nHOLD = 1 << 4\nNAMES = (1, 2)\n"


def built(untouched=(), **texts):
    return put_in(texts, set(untouched))


def results(texts, asked):
    """What the names `asked` of the module main are when it runs with the others imported."""
    namespaces = {}

    def load(name, *_):
        if name not in namespaces:
            namespaces[name] = space = {"__builtins__": {"__import__": load_as_module}}
            exec(texts[name], space)
        return namespaces[name]

    class AsModule:
        def __init__(self, name):
            self.__dict__ = load(name)

    def load_as_module(name, *_):
        return AsModule(name)

    return [load("main")[name] for name in asked]


@pytest.mark.parametrize(
    "main",
    [
        "from pins import LED, HOLD\nx = LED + HOLD\n",
        "import pins\nx = pins.LED + pins.HOLD\n",
        "import pins as p\nx = p.LED + p.HOLD\n",
        "from pins import LED as lamp\nimport pins\nx = lamp + pins.HOLD\n",
    ],
)
def test_an_imported_constant_is_put_in_and_the_import_goes(main):
    made = built(
        pins=PINS.replace("from micropython import const\n", "").replace("const", ""), main=main
    )
    assert "pins" not in made["main"]
    assert results(made, ["x"]) == [2 + 16]
    assert "LED" not in made["pins"]
    assert "HOLD" not in made["pins"]
    assert "NAMES = (1, 2)" in made["pins"]


@pytest.mark.parametrize(
    ("row", "values"),
    [
        ("range(2)", (0, 1)),
        ("range(FIRST, 4)", (2, 3)),
        ("2, 3", (2, 3)),
        ("FIRST, FIRST + 1", (2, 3)),
    ],
)
def test_constants_that_are_set_together_are_put_in(row, values):
    texts = {"pieces": f"FIRST = 2\nKING, GUARD = {row}\n", "main": "import pieces\n"}
    texts["main"] += "from pieces import GUARD\nx = (pieces.KING, GUARD)\n"
    made = built(**texts)
    assert made["pieces"] == "pass\npass\n"
    assert "pieces" not in made["main"]
    assert results(made, ["x"]) == [values]


@pytest.mark.parametrize("row", ["range(0, 6, 3)", "[5, 6]", "(5, 'six')", "other()"])
def test_what_is_set_together_otherwise_stays(row):
    texts = {"pieces": f"other = lambda: (5, 6)\nKING, GUARD = {row}\n"}
    texts["main"] = "import pieces\nx = pieces.GUARD\n"
    assert f"KING, GUARD = {row}" in built(**texts)["pieces"]


def test_constants_that_are_set_together_stay_if_one_of_them_is_needed():
    texts = {"pieces": "KING, GUARD = range(2)\n", "main": "import pieces\n"}
    texts["main"] += "x = [pieces.KING, getattr(pieces, 'GUARD')]\nGUARD = unknown.GUARD\n"
    assert built(**texts)["pieces"] == "KING, GUARD = range(2)\n"


def test_what_else_is_imported_with_a_constant_stays():
    made = built(pins=PINS, main="from pins import LED, NAMES\nx = NAMES[LED - 1]\n")
    assert made["main"] == "from pins import NAMES\nx = NAMES[2 - 1]\n"


def test_every_line_stays_where_it_is():
    main = "from pins import (\n    LED,\n    HOLD,\n)\n\nx = [\n    LED,\n    HOLD\n    + y,\n]\n"
    made = built(pins=PINS, main=main)["main"]
    assert made == "pass\n\n\n\n\nx = [\n    2,\n    16\n    + y,\n]\n"


def test_a_constant_made_of_constants():
    made = built(
        pins=PINS,
        more="import pins\n_HALF = 8\nMOST = (pins.HOLD - _HALF) // 2\nLEAST = -MOST\n",
        main="import more\nx = 3 - more.LEAST\n",
    )
    assert made["main"] == "pass\nx = 3 - (-4)\n"


@pytest.mark.parametrize(
    "pins",
    [
        "LED = 2\nLED = 3\n",
        "LED = 2\ndef dim():\n    global LED\n    LED = 1\n",
        "LED = len('ab')\n",
        "LED = True\n",
        "LED = unknown + 1\n",
        "if yes:\n    LED = 1\nelse:\n    LED = 2\n",
    ],
)
def test_what_may_change_is_no_constant(pins):
    main = "from pins import LED\nx = LED\n"
    assert built(pins=pins, main=main) == {"pins": pins, "main": main}


@pytest.mark.parametrize(
    "main",
    [
        "from pins import LED\ndef f(LED):\n    return LED\n",
        "from pins import LED\nclass A:\n    LED = 3\n    x = LED\n",
        "import pins\ndef f(pins):\n    return pins.LED\n",
        "from pins import LED\nfor LED in range(3):\n    print(LED)\n",
    ],
)
def test_an_ambiguous_name_stays_and_so_does_its_constant(main):
    made = built(pins=PINS, main=main)
    assert made["main"] == main
    assert "LED = " in made["pins"]


@pytest.mark.parametrize(
    "asking", ["def f(given):\n    return given.LED\n", "x = __import__('pins').LED\n"]
)
def test_a_constant_that_any_object_is_asked_for_stays(asking):
    made = built(pins=PINS, asking=asking, main="from pins import LED, HOLD\nx = LED + HOLD\n")
    assert made["asking"] == asking
    assert "LED = " in made["pins"]
    assert "HOLD = " not in made["pins"]


def test_an_untouched_module_finds_what_it_asks_for():
    main = "import pins\nx = pins.LED\n"
    made = built(["main"], pins=PINS, main=main)
    assert made["main"] == main
    assert "LED = " in made["pins"]


def test_imports_that_only_the_compiler_needs_are_removed():
    main = "import micropython\nfrom micropython import const\n_X = const(1)\n"
    main += "@micropython.viper\ndef f() -> int:\n    return _X\n"
    made = built(main=main)["main"]
    assert made == "pass\npass\npass\n@micropython.viper\ndef f() -> int:\n    return 1\n"


def test_the_firmware_loses_most_of_its_constants_and_no_line():
    texts = {
        sources.module(path): (sources.FIRMWARE / path).read_text("utf-8")
        for path in sources.needed()
    }
    made = put_in(texts, {"main"})
    assert made["main"] == texts["main"]
    for name, text in texts.items():
        assert made[name].count("\n") == text.count("\n"), name
        compile(made[name], name, "exec")
    assert "if button == 4 else" in made["app.sitting"]  # base.OK
    assert "from base import Rng, loader\n" in made["app.sitting"]
