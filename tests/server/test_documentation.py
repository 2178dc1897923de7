"""The documentation that the server shows, and the policy of its pages."""

import base64
import hashlib
from pathlib import Path

import pytest

from cellmates.server.http import documentation
from tests.server.playing import Server, serving

SCRIPT = "document.title = 1"
HASH = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()


async def fetched(server: Server, path: str) -> tuple[int, str, str]:
    """Status, text and policy."""
    async with server.http.get(server.url + path, allow_redirects=False) as response:
        policy = response.headers["Content-Security-Policy"]
        return response.status, await response.text(), policy


async def test_pages_run_the_scripts_that_they_were_built_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "built"
    (built / "rules").mkdir(parents=True)
    (tmp_path / "secret.html").write_text("secret")
    (built / "index.html").write_text(f"<script>{SCRIPT}</script><script src='a.js'></script>")
    (built / "rules" / "a.css").write_text("p {}")
    monkeypatch.setattr(documentation, "DOCUMENTATION", built)
    async with serving(tmp_path) as server:
        status, text, policy = await fetched(server, "/documentation/")
        assert (status, SCRIPT in text) == (200, True)
        assert f"script-src 'self' 'sha256-{HASH}';" in policy
        assert (await fetched(server, "/documentation/rules/a.css"))[:2] == (200, "p {}")
        assert (await fetched(server, "/documentation"))[0] == 301
        for path in ("none.html", "rules", "%2e%2e/secret.html", "x" * 3000):
            status, text, policy = await fetched(server, f"/documentation/{path}")
            assert (status, "secret" in text) == (404, False)
            assert "sha256" not in policy


async def test_where_it_is_not_built_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documentation, "DOCUMENTATION", tmp_path)
    async with serving(tmp_path) as server:
        status, text, policy = await fetched(server, "/documentation/")
        assert (status, "was not built" in text) == (200, True)
        assert "script-src 'self';" in policy
