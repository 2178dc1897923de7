"""A house with the page that plays without a server beside its own."""

import argparse
from pathlib import Path

import pytest

from cellmates.locale import Texts
from cellmates.server.launch.arguments import add_arguments
from cellmates.server.launch.start import run
from tests.server.playing import serving


def site_in(folder: Path) -> Path:
    site = folder / "site"
    (site / "engine").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>")
    (site / "service_worker.js").write_text("// kept")
    (site / "engine" / "pyodide.asm.wasm").write_bytes(b"wasm")
    (folder / "secret.txt").write_text("not of the site")
    return site


async def test_a_house_has_the_site_beside_its_page(tmp_path: Path) -> None:
    async with serving(tmp_path, site=site_in(tmp_path), solo_in_browser=True) as server:
        assert (await server.ask("GET", "/api/door"))[1] == {"needs": None, "here": "solo"}
        for path in ("/here/", "/here/engine/pyodide.asm.wasm", "/here/service_worker.js"):
            async with server.http.get(f"{server.url}{path}") as found:
                assert found.status == 200
                assert "'wasm-unsafe-eval'" in found.headers["Content-Security-Policy"]
        for path in ("/here/nothing.js", "/here/..%2fsecret.txt", "/here/%00"):
            async with server.http.get(f"{server.url}{path}") as missing:
                assert missing.status in (400, 404)
        async with server.http.get(f"{server.url}/here", allow_redirects=False) as moved:
            assert moved.headers["Location"] == "/here/"


async def test_a_house_without_it_offers_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert (await server.ask("GET", "/api/door"))[1] == {"needs": None, "here": None}
        async with server.http.get(f"{server.url}/here/") as missing:
            assert missing.status == 404
            assert "wasm" not in missing.headers["Content-Security-Policy"]


def test_the_operators_switches_say_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = Texts("en")
    parser = argparse.ArgumentParser()
    add_arguments(parser, texts)
    with pytest.raises(SystemExit):
        parser.parse_args(["--site", str(tmp_path)])
    assert "make site builds it" in capsys.readouterr().err
    assert run(parser.parse_args(["--solo-in-browser"]), texts) == 2
    assert "it needs --site" in capsys.readouterr().err
