"""The Markdown files: no dead links, and complete lists."""

import re

import pytest

import games
from app.diagnostics.selftest import diagnosis
from app.save import SetUp
from host_sim.script import GRAMMAR
from host_sim.texts.catalogues import ENGLISH, translated
from tools import links
from tools.interpreters import ROOT

PAGE = """\
# The page

## With `code` & more, ça y est!

## Twice

## Twice

[other](sub/other.md) [spaced](sub/two%20words.md) ![picture](picture.png) [folder](sub)
[here](#with-code--more-ça-y-est) [again](#twice-1) [there](sub/other.md#a-b "a title")
[web](https://example.com/nowhere.md#x) [mail](mailto:someone@example.com) [line](tool.py#L7)
[by name][name] [![inner](picture.png)](tool.py) <img src="picture.png">

```
[fenced](nothing.md)
```

`[code](nothing.md)` and `code
over [two](nothing.md) lines`, [behind](tool.py) `it`

[name]: tool.py
"""


@pytest.fixture
def checkout(tmp_path):
    """A folder with a page in it, and what the page links to."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "other.md").write_text("# A [b](../page.md)\n")
    for name in ("sub/two words.md", "picture.png", "tool.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    return tmp_path


def dead(checkout):
    return [line for path in links.documents(checkout) for line in links.dead(path, checkout)]


def test_links_that_lead_somewhere_are_fine(checkout):
    assert dead(checkout) == []
    assert len(links.targets(PAGE)) == 15


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("[x](nothing.md)", "nothing.md: there is no nothing.md"),
        ("![x](sub/picture.png)", "sub/picture.png: there is no sub/picture.png"),
        ("[![x](nothing.png)](tool.py)", "nothing.png: there is no nothing.png"),
        ('<a href="nothing.md">x</a>', "nothing.md: there is no nothing.md"),
        ("| [cell](nothing.md) |", "nothing.md: there is no nothing.md"),
        ("[wrapped\ntext](nothing.md)", "nothing.md: there is no nothing.md"),
        ('[x](nothing.md "title")', "nothing.md: there is no nothing.md"),
        ("[nothing]: nothing.md", "nothing.md: there is no nothing.md"),
        ("[x](#twice-2)", "#twice-2: page.md has no such heading"),
        ("[x](sub/other.md#the-page)", "sub/other.md#the-page: sub/other.md has no such heading"),
        ("[x](../page.md)", "../page.md: leads out of the checkout"),
        ("[x](/etc/hosts)", "/etc/hosts: leads out of the checkout"),
    ],
)
def test_a_dead_link_is_named_with_its_line(checkout, link, why):
    (checkout / "page.md").write_text(f"{PAGE}\n{link}\n", encoding="utf-8")
    line = PAGE.count("\n") + link.count("\n") + 2
    assert dead(checkout) == [f"page.md:{line}: {why}"]


def test_what_was_made_or_installed_is_not_read(checkout):
    for folder in ("build", ".venv/lib", "node_modules/x"):
        (checkout / folder).mkdir(parents=True)
        (checkout / folder / "page.md").write_text("[x](nothing.md)")
    assert dead(checkout) == []


def test_the_simulators_page_lists_every_command_and_all_that_can_be_set():
    page = (ROOT / "host_sim" / "README.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    first_cells = " ".join(row.split(" | ")[0] for row in rows)
    assert set(re.findall(r"`([a-z]+)", first_cells)) == set(GRAMMAR)
    listed = set(re.findall(r"[a-z-]+", " ".join(row for row in rows if row.startswith("| `set"))))
    names = {"game", "match", "people"}
    for game in games.NAMES:
        names |= set(SetUp(game).names) - {seat.lower() for seat in games.declared(game).SEATS}
    assert names <= listed


@pytest.mark.parametrize(
    "page", sorted((ROOT / "hardware").glob("faults*.md")), ids=lambda page: page.name
)
def test_each_fault_has_a_section_with_the_words_of_the_self_test_and_a_picture(page):
    text = page.read_text(encoding="utf-8")
    language = page.stem.partition(".")[2] or ENGLISH
    shown = translated(language, "selftest")
    sections = re.split(r'^<a id="([\w-]+)"></a>\n\n## (.+)$', text, flags=re.MULTILINE)[1:]
    wanted = [
        (name, shown.get(words, words).replace("%s", "…").removesuffix("."))
        for name, words in diagnosis.FAULTS
    ]
    assert [*zip(sections[::3], sections[1::3], strict=True)] == wanted
    for section in sections[2::3]:
        assert re.match(r"\n\n\w", section)
        assert re.search(r"^!\[.+\]\(.+\)$", section, re.MULTILINE)
