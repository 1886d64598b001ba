"""What decided a match in which points are counted, and that the result has room for it."""

import itertools

import pytest

from app.result import SENTENCE_LINES
from tables.banquet_royal.ending import Ending as BanquetEnding
from tables.roi_et_compagnie.ending import Ending as RoiEnding
from tools import golden
from ui import texts
from ui.canvas import WIDTH, line_count

SEATS = ("Lion", "Eagle", "Stag")


def ending(kind, *rows):
    """The ending of a match with this score sheet."""

    class Sheet(kind):
        def sheet(self, view):
            return rows

    return Sheet(SEATS[: len(rows)])


@pytest.mark.parametrize(
    ("rows", "winners", "decided"),
    [
        (((3, 4, 12, 4, 16), (5, 2, 10, 0, 10)), 1, "Crowns decided: 4 to 2."),
        (((3, 4, 12, 4, 16), (5, 2, 10, 7, 17)), 2, "Pawns decided: 5 to 3."),
        (((3, 2, 6, 9, 15), (3, 3, 9, 2, 11)), 1, "Cakes decided: 9 to 2."),
        (((3, 2, 6, 0, 6), (4, 2, 8, 0, 8), (4, 4, 16, 0, 16)), 4, "Crowns decided: 4 to 2."),
        (((3, 2, 6, 0, 6), (2, 3, 6, 0, 6)), 3, ""),
    ],
)
def test_the_part_that_leads_most_decides_a_banquet(rows, winners, decided):
    assert ending(BanquetEnding, *rows).decided(None, winners) == decided


@pytest.mark.parametrize(
    ("rows", "winners", "decided"),
    [
        (((15, 5, -2, 18), (16, 12, -1, 27)), 2, "Locations decided: 12 to 5."),
        (((15, 5, -2, 18), (9, 6, 0, 15)), 1, "Inhabitants decided: 15 to 9."),
        (((15, 5, -2, 18), (16, 5, -9, 12)), 1, "Minus points decided: 2 to 9."),
        (((15, 5, -4, 16), (9, 10, -3, 16)), 2, "Minus points decided: 3 to 4."),
        (((0, 0, -10, -10), (0, 0, -10, -10)), 3, ""),
    ],
)
def test_the_column_that_leads_most_decides_between_kings(rows, winners, decided):
    assert ending(RoiEnding, *rows).decided(None, winners) == decided


@pytest.fixture(params=golden.LANGUAGES)
def language(request):
    yield request.param
    texts.use()


@pytest.mark.parametrize(
    ("kind", "folder", "rows"),
    [
        (BanquetEnding, "banquet_royal", [(20, 19, 0, 0, 0), (0, 19, 0, 0, 0), (0, 0, 0, 20, 0)]),
        (BanquetEnding, "banquet_royal", [(19, 20, 0, 0, 0), (19, 0, 0, 0, 0)]),
        (RoiEnding, "roi_et_compagnie", [(44, 0, 0, 2), (0, 44, 0, 1), (0, 0, -22, 0)]),
        (RoiEnding, "roi_et_compagnie", [(0, 0, -20, 0), (0, 0, -22, 0)]),
    ],
)
def test_how_it_ended_and_what_decided_fit_in_two_lines(kind, folder, rows, language):
    parts = ("app", folder) if language != "en" else ()
    texts.use(*[f"texts/{language}/{part}.bin" for part in parts])
    end = kind(SEATS)
    for termination in range(1, len(kind.ENDS) + 1):
        for first, second in itertools.permutations(rows, 2):
            told = end.win(termination, 1) + " " + end.lead(first, second)
            assert line_count(told, WIDTH) <= SENTENCE_LINES, told
