"""What is built to be installed: the page is inside, or the build says what it lacks."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build_page(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the build's step that makes the page, where there is no Node.js."""
    (folder / "src" / "cellmates").mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "setup.py", folder)
    env = {"PATH": str(folder), **settings}
    command = [sys.executable, "setup.py", "--quiet", "build_page"]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def test_without_npm_the_build_says_what_it_lacks(tmp_path: Path) -> None:
    done = build_page(tmp_path)
    assert done.returncode != 0
    assert "could not be built: there is no npm." in done.stderr
    assert "Node.js 20.19" in done.stderr


def test_an_sdist_without_the_page_says_so(tmp_path: Path) -> None:
    (tmp_path / "PKG-INFO").touch()
    done = build_page(tmp_path)
    assert done.returncode != 0
    assert "this sdist was made without it" in done.stderr


def test_an_sdist_needs_no_npm(tmp_path: Path) -> None:
    (tmp_path / "PKG-INFO").touch()
    page = tmp_path / "src" / "cellmates" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert build_page(tmp_path).returncode == 0


def test_it_can_be_built_without_the_page_if_that_is_wished(tmp_path: Path) -> None:
    assert build_page(tmp_path, CELLMATES_PAGE="0").returncode == 0


def test_a_page_that_cannot_be_built_ends_the_build(tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho no network\nexit 1\n")
    npm.chmod(0o755)
    (tmp_path / "web").mkdir()
    done = build_page(tmp_path)
    assert done.returncode != 0
    assert "no network" in done.stderr
    assert "`npm ci --no-audit --no-fund --loglevel=error` failed" in done.stderr
