"""Lines over the console: whole, bounded, and never waited for."""

from drivers.link import LONGEST, Link

FLOOD = 10_000_000
KEPT = 8192


class Wire:
    """A console whose bytes a test gives and takes."""

    def __init__(self, sent=()) -> None:
        self.sent = iter(sent)
        self.taken = bytearray()
        self.room = 0

    def read(self) -> int:
        return next(self.sent, -1)

    def write(self, byte: int) -> bool:
        if not self.room:
            return False
        self.room -= 1
        self.taken.append(byte)
        return True


def heard(sent: bytes) -> list[str]:
    """The lines that a link hears until nothing comes."""
    wire = Wire(sent)
    link = Link(wire)
    lines = [link.hear() for _ in range(len(sent) + 1)]
    return [line for line in lines if line is not None]


def test_lines_are_heard_whole_one_at_a_time():
    assert heard(b"go\r\nother here\nhal") == ["go", "other here"]


def test_what_cannot_be_printed_is_replaced():
    assert heard(b"\xff\x00\x7f\n") == ["???"]


def test_a_line_of_10_mb_is_one_line_that_is_too_long():
    wire = Wire(b"x" * FLOOD + b"\ngo\n")
    link = Link(wire)
    lines = []
    while len(lines) < 2:
        line = link.hear()
        if line is not None:
            lines.append(line)
    assert lines == ["x" * (LONGEST + 1), "go"]


def test_a_tick_hears_and_sends_a_bounded_number_of_bytes():
    wire = Wire(b"x" * 1000)
    link = Link(wire)
    link.hear()
    assert len(bytes(wire.sent)) > 900
    wire.room = 1000
    link.say("y" * 500)
    assert len(wire.taken) < 100


def test_what_nobody_reads_is_kept_up_to_8_kb_and_in_order():
    wire = Wire()
    link = Link(wire)
    for number in range(2000):
        link.say(f"line {number}")
    wire.room = 2 * KEPT
    while not link.send():
        pass
    lines = wire.taken.decode().splitlines()
    assert lines == [f"line {number}" for number in range(len(lines))]
    assert len(wire.taken) < KEPT - LONGEST


def test_a_real_micropython_hears_and_says_lines_at_its_console(micropython):
    with micropython.start("tests/on_micropython/console_lines.py") as program:
        assert program.stdout.readline() == b"here\n"
        for sent, answer in (
            (b"go\n", b"2 go\n"),
            (b"oth", b""),
            (b"er here\r\n", b"10 other here\n"),
            (b"\xc3\n", b"1 ?\n"),
            (b"x" * 3000 + b"\n", b"1001 " + b"x" * 20 + b"\n"),
            (b"end\n", b"3 end\n"),
        ):
            program.stdin.write(sent)
            program.stdin.flush()
            if answer:
                assert program.stdout.readline() == answer
    assert not program.returncode
