"""Private names shared by the modules of a build."""

import re

import pytest

from tools.building import sources
from tools.building.private import share
from tools.trouble import Trouble

PAGES = """\
_LAYOUT = (3, 4)
_shown = 0


def _width(layout, place: int, *more, step=1):
    return layout[place] * step + sum([more[i] for i in range(len(more))])


class Page:
    def __init__(self, number):
        self.number = number
        self._times = 0

    def draw(self, canvas, step):
        global _shown
        _shown += 1
        self._times += 1
        later = lambda place: _width(_LAYOUT, place, step)
        return canvas, later(0), _shown * self._count()

    def _count(self):
        return self._times


def drawn(pages, canvas):
    return [page.draw(canvas, 2) for page in pages]
"""


def built(untouched=(), **texts):
    return share(texts, set(untouched))


def names(text):
    """All names that the compiled text keeps: those of code and of arguments."""
    found = set()
    codes = [compile(text, "built", "exec")]
    while codes:
        code = codes.pop()
        codes += [value for value in code.co_consts if hasattr(value, "co_names")]
        found |= {code.co_name, *code.co_names, *code.co_varnames[: code.co_argcount]}
    return found


def test_the_program_does_the_same_with_fewer_names():
    made = built(pages=PAGES)["pages"]
    space = {}
    exec(made, space)
    assert space["drawn"]([space["Page"](1), space["Page"](2)], "c") == [("c", 5, 1), ("c", 5, 2)]
    gone = {"_LAYOUT", "_shown", "_width", "_times", "_count", "layout", "place", "canvas"}
    assert names(made).isdisjoint(gone)
    assert {"drawn", "Page", "draw", "number"} <= names(made)


def test_modules_share_the_new_names():
    made = built(a="def f(king): return king\n", b="def g(guard): return guard\n")
    assert made == {"a": "def f(_0): return _0\n", "b": "def g(_0): return _0\n"}


def attributed(name, base=""):
    return f"class {name.upper()}{base}:\n    def f(self): self._{name} = 1\n"


def test_modules_share_the_new_names_of_attributes_unless_an_object_has_both():
    made = built(
        a=attributed("a"),
        b="from a import A\n" + attributed("b", "(A)"),
        c="import b\n" + attributed("c", "(b.B)"),
        d=attributed("d"),
    )
    new = {name: re.findall(r"\.(\w+) = 1", text)[0] for name, text in made.items()}
    assert new["a"] == new["d"]
    assert len({new["a"], new["b"], new["c"]}) == 3
    assert not {*new.values()} & {"_a", "_b", "_c", "_d"}


def test_an_attribute_that_another_module_uses_stays():
    texts = {"a": attributed("a"), "b": "def f(_0): return _0._a\n"}
    assert "._a = 1" in built(**texts)["a"]


@pytest.mark.parametrize("bases", ["A, B", "unknown.A", "b.A"])
def test_bases_that_are_not_known_are_refused(bases):
    with pytest.raises(Trouble, match="c, line 2: its bases are not known"):
        built(b="class B: pass\n", c=f"import b\nclass C({bases}): pass\n")


@pytest.mark.parametrize(
    "other",
    [
        "import pages\npages.f(king=1)\n",
        "def f(given): return given.king\n",
        "import king\n",
        "from pages import king\n",
        "x = getattr(1, 'king')\n",
        "class A:\n    king = 1\n",
        "class A:\n    def king(_0): pass\n",
        "king = 1\n",
        "def king(): pass\n",
        "class king: pass\n",
    ],
)
def test_a_name_that_is_used_in_another_way_stays(other):
    text = "def f(king):\n    return king\n"
    assert built(pages=text, other=other)["pages"] == text


@pytest.mark.parametrize("text", ["def f(len): return len\n", "_X = const(1)\n", "__all__ = 1\n"])
def test_names_that_mean_something_to_the_interpreter_stay(text):
    assert built(pages=text)["pages"] == text


def test_a_new_name_is_none_that_is_used():
    made = built(pages="def f(king): return king + _0\n")["pages"]
    assert made == "def f(_1): return _1 + _0\n"


def test_an_untouched_module_stays_and_its_keywords_count():
    texts = {"main": "import pages\npages.f(king=1)\n", "pages": "def f(king): return king\n"}
    assert built(["main"], **texts) == texts


def test_keywords_that_cannot_be_known_are_refused():
    with pytest.raises(Trouble, match=r"main, line 2: a call passes keywords by \*\*"):
        built(main="x = {}\nf(**x)\n")


def test_the_firmware_loses_hundreds_of_names_and_no_line():
    texts = {
        sources.module(path): (sources.FIRMWARE / path).read_text("utf-8")
        for path in sources.needed()
    }
    made = share(texts, {"main"})
    assert made["main"] == texts["main"]
    for name, text in texts.items():
        assert made[name].count("\n") == text.count("\n"), name
    before, after = (set().union(*map(names, both.values())) for both in (texts, made))
    assert len(before) - len(after) > 200
