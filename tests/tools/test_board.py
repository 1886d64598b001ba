"""Connecting to a board: the choice of the port, and error messages."""

import contextlib
import errno
import os
import re
import select
import threading
from types import SimpleNamespace

import pytest
import serial
from serial.tools import list_ports

from tests.tools.reached import Contents
from tools.building import compiler, sources
from tools.flashing import board as boards
from tools.flashing import ports, words
from tools.flashing.__main__ import main
from tools.flashing.board import Board
from tools.flashing.performing import facts
from tools.installing.contents import About
from tools.installing.suitable import architecture_of
from tools.installing.trouble import Failed, Lost, Odd, Trouble

PICO, PICO_2 = 0x1306, 0x1F06  # `_mpy` of the two: .mpy files of 6.3, for armv6m and armv7emsp
MACHINE = "Raspberry Pi Pico with RP2040"


@pytest.fixture
def plugged_in(monkeypatch):
    """Have the system report these ports."""

    def report(*found):
        monkeypatch.setattr(list_ports, "comports", lambda: found)

    return report


def port(
    device: str, vid: int | None = 0x2E8A, pid: int | None = 0x0005, serial_number: str = "E661"
):
    return SimpleNamespace(device=device, vid=vid, pid=pid, serial_number=serial_number)


def test_the_one_pico_is_found_among_other_things(plugged_in):
    mouse, probe = port("COM1", vid=0x046D), port("COM2", pid=0x000C)
    plugged_in(port("COM3", vid=None, pid=None), mouse, probe, port("COM4"))
    assert ports.find() == "COM4"


def test_a_named_port_is_taken_as_it_is(plugged_in):
    plugged_in()
    assert ports.find("COM7") == "COM7"


def test_without_a_pico_it_tells_where_to_get_the_image(plugged_in, capsys):
    plugged_in()
    assert main(["flash"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("flash: no Pico is plugged in")
    assert "https://micropython.org/download/RPI_PICO/" in said
    assert "BOOTSEL" in said


def test_of_several_picos_one_has_to_be_named(plugged_in, capsys):
    plugged_in(port("COM4", serial_number="E66A"), port("COM5", serial_number="E66B"))
    assert main(["logs"]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said == [
        "logs: there are 2 boards:",
        "  COM4  serial E66A",
        "  COM5  serial E66B",
        "Name one of them: --port PORT.",
    ]


@pytest.mark.parametrize("name", ["/dev/no-such-port", "socket://127.0.0.1:1", "nonsense://x"])
def test_a_port_that_is_not_there(name):
    with pytest.raises(Trouble, match="noPort"):
        Board(name)


def test_a_port_that_another_program_uses(plug_in):
    name = plug_in().port
    with (
        contextlib.closing(serial.Serial(name, exclusive=True)),
        pytest.raises(Trouble, match="busy"),
    ):
        Board(name)


def test_a_port_that_may_not_be_used(monkeypatch):
    def refuse(*_, **__):
        raise serial.SerialException(errno.EACCES, "could not open port: Permission denied")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    with pytest.raises(Trouble, match="notAllowed"):
        Board("/dev/ttyACM0")


def test_a_board_that_does_not_answer(monkeypatch):
    pty = pytest.importorskip("pty", reason="this system has no pseudo terminals")
    monkeypatch.setattr(boards, "_ANSWER_S", 1)  # it is not worth waiting for
    monkeypatch.setattr(boards, "_BYTE_S", 1)
    ends = pty.openpty()
    try:
        with pytest.raises(Trouble, match="silent"):
            Board(os.ttyname(ends[1]))
    finally:
        for end in ends:
            os.close(end)


RAW = b"raw REPL; CTRL-B to exit\r\n"


@pytest.fixture
def deaf():
    """The port of a board that says it takes 64 KB of code, and then reads nothing."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo terminals")
    tty = pytest.importorskip("tty")
    cable, socket = pty.openpty()
    tty.setraw(socket)

    def answer():
        for awaited, said in (
            (b"\x01", RAW + b">"),
            (b"\x04", b"OK\r\nMPY: soft reboot\r\n" + RAW + b">"),
            (b"\x05A\x01", b"R\x01\xff\xff"),
        ):
            heard = b""
            while not heard.endswith(awaited):
                heard += os.read(cable, 1)
            os.write(cable, said)

    answering = threading.Thread(target=answer)
    answering.start()
    yield os.ttyname(socket)
    answering.join()
    for end in (cable, socket):
        os.close(end)


@pytest.mark.timeout(60)
def test_a_board_that_reads_no_code_is_lost(deaf, monkeypatch):
    monkeypatch.setattr(boards, "_BYTE_S", 1)
    with contextlib.closing(Board(deaf)) as board, pytest.raises(Lost):
        board.run("#" * 60_000)


@pytest.fixture
def talker():
    """The port of something that never stops talking."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo terminals")
    cable, socket = pty.openpty()
    plugged = threading.Event()

    def talk():
        while not plugged.is_set():
            if select.select([], [cable], [], 0.05)[1]:
                os.write(cable, b"Hello! ")

    talking = threading.Thread(target=talk)
    talking.start()
    yield os.ttyname(socket)
    plugged.set()
    talking.join()
    for end in (cable, socket):
        os.close(end)


def test_a_port_that_never_stops_talking(talker, monkeypatch):
    monkeypatch.setattr(boards, "_LONGEST", 5000)
    with pytest.raises(Trouble, match="Hello! Hello!"):
        Board(talker)


def test_a_program_that_never_stops_talking(plug_in, monkeypatch):
    with contextlib.closing(Board(plug_in().port)) as board:
        monkeypatch.setattr(boards, "_LONGEST", 5000)
        with pytest.raises(Odd, match="tick"):
            board.run("while True: print('tick')")


def test_a_firmware_that_never_stops_talking_runs(plug_in, monkeypatch):
    with contextlib.closing(Board(plug_in().port)) as board:
        board.run("with open('main.py', 'w') as file: file.write('while True: print(1)')")
        monkeypatch.setattr(boards, "_LONGEST", 5000)
        assert board.start() == ""


@pytest.mark.parametrize(("answer", "said"), [("", "empty"), ("a\nb\nc\nd\ne", "a b c d e")])
def test_an_answer_that_is_none(answer, said):
    board = SimpleNamespace(run=lambda code, silent_s=0: answer)
    with pytest.raises(Odd, match=said):
        Contents(board).about()  # pyright: ignore[reportArgumentType]


def test_the_firmware_is_compiled_for_the_board():
    assert architecture_of(About("micropython", (1, 29), MACHINE, PICO, 352), facts()) == "armv6m"
    pico_2 = "Raspberry Pi Pico 2 W with RP2350"
    assert (
        architecture_of(About("micropython", (1, 29), pico_2, PICO_2, 640), facts()) == "armv7emsp"
    )


@pytest.mark.parametrize(
    ("about", "said"),
    [
        (About("circuitpython", (9, 2), MACHINE, 0, 352), "runs circuitpython"),
        (About("micropython", (1, 29), "ESP32 module with ESP32", 0, 500), "This board is “ESP32"),
        (
            About("micropython", (1, 22), MACHINE, PICO, 352),
            "has MicroPython 1.22; Regalia needs 1.26",
        ),
        (
            About("micropython", (1, 40), MACHINE, 0x1207, 352),
            "doesn’t fit this build of Regalia, which is for 1.",
        ),
    ],
)
def test_what_the_firmware_does_not_run_on(about, said):
    with pytest.raises(Trouble) as raised:
        architecture_of(about, facts())
    assert said in words.told(raised.value)


def test_the_compiler_makes_what_these_boards_load():
    assert compiler.mpy_version() == "6.3"


def test_output_is_relayed_as_it_comes(plug_in, capfdbinary):
    with contextlib.closing(Board(plug_in().port)) as board:
        board.relay("print('Prêt')", silent_s=5)
        assert capfdbinary.readouterr().out == "Prêt\r\n".encode()
        with pytest.raises(Failed, match="ZeroDivisionError"):
            board.relay("1 // 0", silent_s=5)


def test_every_trouble_is_in_the_trouble_table():
    """By a phrase of it, which is in the first column and links the two."""
    page = (sources.FIRMWARE / "docs" / "flashing.md").read_text(encoding="utf-8")
    table = page.partition("`dev.py image` says")[0]
    phrases = re.findall(r"^\| \*(.+?)\* \|", table, re.MULTILINE)
    troubles = [words.say("noBoard"), words.say("several", count=2, boards="")]
    troubles += [words.say(key, port="COM1") for key in ("noPort", "notAllowed", "busy")]
    troubles += [words.say("silent"), words.say("empty"), words.say("odd", said="Hello")]
    troubles += [words.say("otherFirmware", name="CP"), words.say("otherChip", machine="an ESP32")]
    troubles += [words.say("tooOld", version="1.22", oldest="1.26")]
    troubles += [words.say("otherMpy", version="1.40", release="1.28")]
    troubles += [words.say("noRoom", needed=190, blocks=212, free=22, room=50)]
    troubles += [words.told(Failed("OSError: 28")), words.say("interrupted", files=3)]
    troubles += [words.told(Lost()), words.say("notKept", path="main.py")]
    troubles += [words.say("doesNotStart", said="MemoryError")]
    assert len(phrases) == len(troubles)
    for phrase, trouble in zip(phrases, troubles, strict=True):
        assert phrase in " ".join(trouble.split())
