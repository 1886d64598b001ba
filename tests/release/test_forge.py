"""The files in .github are valid, and errors in them are found."""

import re
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


def test_a_release_is_built_by_a_job_that_writes_nothing_and_published_by_one_that_builds_nothing():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    listed = text.partition("\njobs:\n")[2]
    jobs = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", listed, re.MULTILINE))
    assert list(jobs) == ["build", "attest", "publish"]
    writing = {name for name, job in jobs.items() if "contents: write" in job}
    building = {name for name, job in jobs.items() if "checkout" in job or "dev.py" in job}
    assert (writing, building) == ({"publish"}, {"build"})
    assert ": write" not in jobs["build"]
    assert "needs: build" in jobs["attest"]
    assert "needs: attest" in jobs["publish"]
