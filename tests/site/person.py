"""Somebody whose page plays without a server: what the engine's worker says is what comes over the
wire."""

import functools
import json
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.chromium import WANTED, chromium
from tests.browser.person import Person

SITE = Path(__file__).parents[2] / "build" / "site"

FOLDER = "games/cellmates"
"""A site need not be at the top of its host."""

LISTEN = """
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    window.engine = this;
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'told') window.heardHere(data.text);
    });
  }
  postMessage(message) {
    if (message.kind === 'connect') window.openedHere();
    if (message.kind === 'say') window.saidHere(message.text);
    super.postMessage(message);
  }
};
"""
"""Notes what the page and the engine say to each other."""

ASK = """([method, path, body, language]) => new Promise((done) => {
  const id = -Math.random();
  const heard = ({ data }) => {
    if (data.kind !== 'answered' || data.id !== id) return;
    window.engine.removeEventListener('message', heard);
    done([data.status, data.text]);
  };
  window.engine.addEventListener('message', heard);
  const more = body ? { body } : {};
  window.engine.postMessage({ kind: 'ask', id, method, path, language, ...more });
})"""

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith('cellmates-'));
  return names.length === 1 && (await (await caches.open(names[0])).keys()).length;
}"""
"""How many files the service worker keeps, once it has them all."""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class FileServer(ThreadingHTTPServer):
    """A plain file server in this process; the site lies in a folder of it."""

    def __init__(self, site: Path = SITE) -> None:
        assert (site / "service_worker.js").is_file(), "the site is not built: make site"
        self._root = tempfile.TemporaryDirectory()
        place = Path(self._root.name) / FOLDER
        place.parent.mkdir(parents=True)
        place.symlink_to(site, target_is_directory=True)
        super().__init__(("127.0.0.1", 0), functools.partial(_Quiet, directory=self._root.name))
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.server_port}/{FOLDER}"

    def stop(self) -> None:
        """As if the network were gone."""
        self.shutdown()
        self.server_close()
        self._root.cleanup()


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Debian's Chromium, or whichever there is."""
    path = chromium()
    assert path is not None, WANTED
    flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


class SitePerson(Person):
    """A person whose house is in the browser."""

    patience = 120_000  # the engine has to start first

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        context.expose_function("openedHere", lambda: self.wire.sockets.append([]))
        context.expose_function("saidHere", lambda text: self.wire.sent.append(json.loads(text)))
        context.expose_function("heardHere", self._heard)
        context.add_init_script(LISTEN)
        super().__init__(context, url, name)

    def _heard(self, text: str) -> None:
        self.wire._hear(self.wire.sockets[-1], json.loads(text))

    def go(self, path: str) -> None:
        before, hash, secret = path.partition("#")
        query = "" if before == "/" else "?" + before.replace("?", "&")
        self.page.goto(f"{self.url}/{query}{hash}{secret}")

    def ask(
        self, method: str, path: str, body: object = None, language: str = "en"
    ) -> tuple[int, Any]:
        given = None if body is None else json.dumps(body)
        self.page.wait_for_function("() => window.engine")
        status, text = self.page.evaluate(ASK, [method, path, given, language])
        return status, json.loads(text)
