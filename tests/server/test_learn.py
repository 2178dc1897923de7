"""Tutorials over HTTP: the whole tutorial, compressed where it may be, sent once."""

import json
from pathlib import Path

from tests.server.playing import serving


async def test_a_tutorial_is_served_as_it_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        status, tutorial = await server.ask("GET", "/api/tutorials/room25")
        assert status == 200
        assert tutorial["game"] == "room25"
        lessons = [each for chapter in tutorial["chapters"] for each in chapter["lessons"]]
        assert lessons[0]["scenes"][0]["view"]["seat"] == tutorial["chapters"][0]["seat"]
        assert lessons[-1]["choose"] is None


async def test_a_tutorial_is_compressed_only_for_those_who_can_read_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        url = f"{server.url}/api/tutorials/room25"
        async with server.http.get(url, headers={"Accept-Encoding": "gzip"}) as packed:
            assert packed.headers["Content-Encoding"] == "gzip"
            tutorial = await packed.json()
        async with server.http.get(url, headers={"Accept-Encoding": "identity"}) as plain:
            assert "Content-Encoding" not in plain.headers
            assert json.loads(await plain.read()) == tutorial


async def test_who_has_it_already_is_told_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        url = f"{server.url}/api/tutorials/lockup"
        async with server.http.get(url) as first:
            tag = first.headers["ETag"]
            assert first.headers["Cache-Control"] == "no-cache"
        async with server.http.get(url, headers={"If-None-Match": tag}) as again:
            assert again.status == 304
            assert await again.read() == b""
        async with server.http.get(url, headers={"If-None-Match": '"old"'}) as other:
            assert other.status == 200


async def test_there_is_no_tutorial_of_an_unknown_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for name in ("chess", "..%2Froom25", "room25.toml"):
            status, refused = await server.ask("GET", f"/api/tutorials/{name}")
            assert (status, refused["code"]) == (404, "unknown")
