"""The look inside: the Pico, its pins, the chips and the current."""


def test_a_press_and_the_limit_of_the_current_are_seen_inside(visit, table):
    visitor = visit(table)
    assert not visitor.tool("meter").is_visible()  # it is no matter of the players
    visitor.tool("look-inside").click()
    rows = visitor.page.locator("#parts tr")

    def told(part: int) -> str:
        return rows.nth(part).inner_text()

    def meter() -> list[str]:
        return visitor.tool("meter").text_content().split()

    visitor.until(lambda: meter() == ["131", "mA"])
    assert told(0).startswith("Display · Red\tGP4 5\tI²C: ")
    assert told(6) == "Buttons · Green\tGP16 17 18 19 20\tnone is down"
    before = told(1)
    visitor.page.keyboard.down("ArrowUp")
    visitor.until(lambda: told(6).endswith("\tup"))
    visitor.until(lambda: told(1) != before)
    visitor.page.wait_for_selector("#pico .pad.alive", state="attached")
    visitor.page.keyboard.up("ArrowUp")
    visitor.page.wait_for_selector("#pico .pad.alive", state="detached")
    assert told(6).endswith("\tnone is down")
    for key in "adwse":
        visitor.page.keyboard.down(key)
    visitor.until(lambda: meter() == ["331", "mA", "limit"])
    visitor.page.wait_for_selector("#meter.limiting")
    visitor.tool("look-inside").click()
    assert not rows.nth(0).is_visible()
