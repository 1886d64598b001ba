"""What decided a match in which points are counted."""

import pytest

from tables.banquet_royal.ending import Ending as BanquetEnding
from tables.roi_et_compagnie.ending import Ending as RoiEnding

SEATS = ("Lion", "Eagle", "Stag")


@pytest.mark.parametrize(
    ("kind", "rows", "winners", "told"),
    [
        (BanquetEnding, ((3, 4, 4, 16), (5, 2, 0, 10)), 1, "Crowns decided: 4 to 2."),
        (BanquetEnding, ((3, 4, 4, 16), (5, 2, 7, 17)), 2, "Pawns decided: 5 to 3."),
        (BanquetEnding, ((3, 2, 9, 15), (3, 3, 2, 11)), 1, "Cakes decided: 9 to 2."),
        (BanquetEnding, ((3, 2, 0, 6), (4, 2, 0, 8), (4, 4, 0, 16)), 4, "Crowns decided: 4 to 2."),
        (RoiEnding, ((15, 5, -2, 18), (16, 12, -1, 27)), 2, "Locations decided: 12 to 5."),
        (RoiEnding, ((15, 5, -2, 18), (9, 6, 0, 15)), 1, "Inhabitants decided: 15 to 9."),
        (RoiEnding, ((15, 5, -2, 18), (16, 5, -9, 12)), 1, "Minus points decided: 2 to 9."),
        (RoiEnding, ((15, 5, -4, 16), (9, 10, -3, 16)), 2, "Minus points decided: 3 to 4."),
    ],
)
def test_the_column_that_leads_most_decides(kind, rows, winners, told):
    class Sheet(kind):
        def sheet(self, view):
            return rows

    ending = Sheet(SEATS[: len(rows)])
    ending.settle(None, 1, winners)
    assert ending.why([]) == told
