"""The documents: the README's commands work, and every task that a document names exists."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import urllib.request

import pytest
from markdown_it import MarkdownIt

from tests.patience import PATIENCE_S
from tools.interpreters import ROOT

# Options that keep a command of the README short, and what is to be seen of it.
SHORT = {
    "python3 tools/dev.py test": ("-n", "0", "-q", "tests/tools/test_version.py"),
    "python3 tools/dev.py play": ("--port", "0", "--fresh", "--no-browser"),
}


def commands(document):
    """The shell commands in a document's blocks of code, without their comments."""
    for token in MarkdownIt("commonmark").parse(document.read_text("utf-8")):
        if token.type in ("code_block", "fence"):
            for line in token.content.splitlines():
                if line.startswith("python3 "):
                    yield line.partition("#")[0].strip()


def start(command):
    """Start a command of the README as in a terminal, with the options that keep it short."""
    words = command.split()
    return subprocess.Popen(
        [sys.executable, *words[1:], *SHORT[command]],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def test_every_command_of_the_readme_is_tried_here():
    assert set(commands(ROOT / "README.md")) == SHORT.keys()


def test_the_tests_run():
    with start("python3 tools/dev.py test") as running:
        said, _ = running.communicate()
    assert running.returncode == 0, said
    assert re.search(r"\d+ passed", said)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no Ctrl-C for one process")
def test_the_table_opens_and_ctrl_c_puts_it_away():
    with start("python3 tools/dev.py play") as running:
        try:
            said = next(line for line in running.stdout or () if line.startswith("Open "))
            with urllib.request.urlopen(said.split()[1]) as answer:
                assert b"<title>Regalia</title>" in answer.read()
            os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to every process
            last, _ = running.communicate(timeout=PATIENCE_S)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    assert (running.returncode, last) == (0, "\nStopped.\n")


def documents():
    """Whatever names tasks for people: the Markdown of the project, and what the forge reads."""
    yield from ROOT.glob("*.md")
    for folder in (".github", "firmware", "hardware", "host_sim", "tests", "tools"):
        for pattern in ("*.md", "*.yml"):
            yield from (ROOT / folder).rglob(pattern)


def test_every_task_that_a_document_names_exists():
    usage = subprocess.run(
        [sys.executable, "tools/dev.py"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    tasks = re.findall(r"^  (\w+)", usage.stdout, re.MULTILINE)
    unknown = {
        (document.relative_to(ROOT).as_posix(), name)
        for document in documents()
        for name in re.findall(r"(?:`|tools/)dev\.py\s+([a-z]+)", document.read_text("utf-8"))
        if name not in tasks
    }
    assert unknown == set()
