"""The files in .github are valid, and errors in them are found."""

import shutil

import pytest

pytest.importorskip("check_jsonschema", reason="needs check-jsonschema (dependency group lint)")

from tools import forge
from tools.interpreters import ROOT


@pytest.fixture
def checkout(tmp_path):
    """A checkout with what the forge reads."""
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    return tmp_path


def test_nothing_is_wrong(checkout):
    assert forge.check(checkout)


@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        ("workflows/tests.yml", "runs-on:", "run-on:"),
        ("workflows/release.yml", "contents: write", "contents: maybe"),
        ("workflows/release.yml", '"$GITHUB_REF_NAME"', '"${{ github.ref_name }}"'),
        ("workflows/tests.yml", "actions/checkout@", "actions/checkout@v1 #"),
        ("dependabot.yml", "interval: monthly", "interval: sometimes"),
        ("ISSUE_TEMPLATE/bug.yml", "type: dropdown", "type: menu"),
        ("ISSUE_TEMPLATE/idea.yml", "description:", "about:"),
    ],
)
def test_a_mistake_is_found(checkout, file, right, wrong):
    path = checkout / ".github" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    assert not forge.check(checkout)
