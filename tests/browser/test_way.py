"""Two pages connect by texts that people hand over, with nobody between them."""

import pytest

from tests.browser.hosted import hosted
from tests.patience import PATIENCE_S
from tools.interpreters import ROOT

PAGE = ROOT / "host_sim" / "web" / "page"
EMPTY = "js/distance/helper.js"  # a document without scripts of its own

SET_UP = """async () => {
    const { Way } = await import("./way.js");
    window.heard = [];
    window.state = "new";
    window.way = new Way({
        opened: () => (state = state === "new" ? "open" : "opened again"),
        closed: () => (state = "closed"),
        heard: (text) => heard.push(text),
    });
}"""
OFFER = "async () => [...await way.offer()]"
ANSWER = "async (bytes) => [...await way.answer(Uint8Array.from(bytes))]"
FINISH = "(bytes) => way.finish(Uint8Array.from(bytes))"
REFUSAL = """async ([name, bytes]) => {
    try {
        await way[name](Uint8Array.from(bytes));
    } catch (error) {
        return String(error);
    }
}"""
PACK = """async (description) => {
    const { packed } = await import("./description.js");
    return [...packed(description)];
}"""
UNPACK = """async ([bytes, type]) => {
    const { unpacked } = await import("./description.js");
    return unpacked(Uint8Array.from(bytes), type);
}"""

FINGERPRINT = ":".join(f"{byte:02X}" for byte in range(7, 39))
ADDRESSES = [
    "192.168.1.77 50123 typ host generation 0",
    "0b5e9f52-5c9a-4b0e-9a4b-0d5f2c1b7e55.local 50124 typ host",
    "2001:db8::a:1 50125 typ host",
    "203.0.113.9 50126 typ srflx raddr 0.0.0.0 rport 0",
]
SDP = "\r\n".join(
    [
        "v=0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        *(f"a=candidate:{i} 1 udp 2113937151 {line}" for i, line in enumerate(ADDRESSES)),
        "a=candidate:9 1 tcp 1518280447 192.168.1.77 9 typ host tcptype active",
        "a=ice-ufrag:aB+/",
        "a=ice-pwd:abcdefghijklmnopqrstuvw/",
        f"a=fingerprint:sha-256 {FINGERPRINT}",
        "",
    ]
)


@pytest.fixture(scope="module")
def folder():
    """The page's files, served below a path."""
    with hosted(PAGE) as site:
        yield site


@pytest.fixture
def ends(browser, folder):
    """Two pages that share nothing, each with a `Way`."""
    contexts = [browser.new_context() for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.set_default_timeout(1000 * PATIENCE_S)
        page.goto(folder.url + EMPTY)
        page.evaluate(SET_UP)
    yield pages
    for context in contexts:
        context.close()


def connect(one, other) -> None:
    one.evaluate(FINISH, other.evaluate(ANSWER, one.evaluate(OFFER)))
    for page in (one, other):
        page.wait_for_function("state === 'open'")


def test_two_pages_connect_by_two_texts_and_talk(ends):
    one, other = ends
    connect(one, other)
    one.evaluate("way.send('hello')")
    other.wait_for_function("heard.at(-1) === 'hello'")
    other.evaluate("way.send('é'.repeat(100000))")
    one.wait_for_function("heard.at(-1) === 'é'.repeat(100000)")
    one.evaluate("way.send('')")
    other.wait_for_function("heard.at(-1) === ''")


def test_a_description_is_short(ends):
    one, other = ends
    offer = one.evaluate(OFFER)
    answer = other.evaluate(ANSWER, offer)
    assert max(len(offer), len(answer)) < 150  # 200 letters of base64


@pytest.mark.parametrize("how", ["way.close()", "location.reload()"])
def test_the_other_end_hears_that_a_page_went(ends, how):
    one, other = ends
    connect(one, other)
    one.evaluate(how)
    other.wait_for_function("state === 'closed'")


def test_after_a_reload_a_new_handshake_connects(ends):
    one, other = ends
    connect(one, other)
    one.reload()
    for page in ends:
        page.evaluate(SET_UP)
    connect(other, one)


def test_what_is_no_answer_is_refused_and_the_right_one_still_works(ends):
    one, other = ends
    offer = one.evaluate(OFFER)
    for wrong in ([], [7], offer, offer[:40], [1] * 300):
        assert one.evaluate(REFUSAL, ["finish", wrong])
    one.evaluate(FINISH, other.evaluate(ANSWER, offer))
    one.wait_for_function("state === 'open'")


def test_a_newer_answer_connects_after_one_whose_page_has_reached_the_other(ends):
    one, other = ends
    offer = one.evaluate(OFFER)
    other.evaluate(ANSWER, offer)
    other.wait_for_function("way.connection.iceConnectionState === 'connected'")
    other.evaluate("way.close()")
    other.evaluate(SET_UP)
    one.evaluate(FINISH, other.evaluate(ANSWER, offer))
    for page in ends:
        page.wait_for_function("state === 'open'")


@pytest.mark.parametrize("kind", ["offer", "answer"])
def test_a_description_comes_back_from_its_bytes(ends, kind):
    page = ends[0]
    packed = page.evaluate(PACK, {"type": kind, "sdp": SDP})
    back = page.evaluate(UNPACK, [packed, kind])
    assert back["type"] == kind
    for line in ("a=ice-ufrag:aB+/", "a=ice-pwd:abcdefghijklmnopqrstuvw/", FINGERPRINT):
        assert line in back["sdp"]
    for line in ADDRESSES[:2] + ADDRESSES[3:]:
        assert line.removesuffix(" generation 0") in back["sdp"]
    assert "2001:0db8:0000:0000:0000:0000:000a:0001 50125 typ host" in back["sdp"]
    assert "tcp" not in back["sdp"]
    assert page.evaluate(PACK, back) == packed
