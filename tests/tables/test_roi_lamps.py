"""Colours of Roi & Compagnie on the lamps; what shines where is in the golden screens."""

import pytest

from tables.roi_et_compagnie import lamps


@pytest.mark.parametrize("name", lamps.PALETTES)
def test_what_stands_beside_each_other_differs(name):
    colours = lamps.PALETTES[name]
    assert len(colours) == len(lamps.ROYAL)
    for first, count in ((lamps.DIE_COLOUR, 3), (lamps.HOME_COLOUR, 6), (lamps.KINGDOM_COLOUR, 5)):
        assert len(set(colours[first : first + count])) == count
