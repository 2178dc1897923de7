"""What is built to be installed: the page is inside, or the build says what it lacks."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from packages.sbom import page_packages, python_packages

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


# The lock.

LOCKS: dict[str, list[str]] = {"run": [], "docs": ["docs"], "dev": ["dev"]}
"""The files of pinned packages, and the extras that each of them holds."""


def pinned(name: str) -> dict[str, str]:
    """The packages of a lock and their versions."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    return {
        canonicalize_name(each): version
        for each, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    }


def unmet(wanted: list[str], pins: dict[str, str]) -> list[str]:
    """Requirements for which there is no pin, or one that does not fit."""
    found = []
    for each in map(Requirement, wanted):
        version = pins.get(canonicalize_name(each.name))
        if version is None or not each.specifier.contains(version, prereleases=True):
            found.append(str(each))
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_holds_what_is_declared(name: str) -> None:
    """Where it does not: `make lock ARGS=--keep`."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = list(declared["project"]["dependencies"])
    for extra in LOCKS[name]:
        wanted += declared["project"]["optional-dependencies"][extra]
    wanted += declared["build-system"]["requires"]  # nothing is fetched to build the clone
    wanted = [each for each in wanted if not each.startswith("cellmates[")]
    assert unmet(wanted, pinned(name)) == []


@pytest.mark.parametrize("name", LOCKS)
def test_all_have_the_versions_that_are_tested(name: str) -> None:
    tested = pinned("dev")
    found = {each: version for each, version in pinned(name).items() if each in tested}
    assert found == {each: tested[each] for each in found}


def test_what_the_lock_lacks_is_noticed() -> None:
    assert unmet(["a>=2", "b<3", "c"], {"a": "1.9", "b": "2.1"}) == ["a>=2", "c"]


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_a_hash_and_no_place(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    entries = re.split(r"\n(?=\w)", text)[1:]
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


# What it is made of.


def test_the_list_of_packages_says_what_the_page_brings_along() -> None:
    lock = {
        "packages": {
            "": {"version": "0.1.0"},
            "node_modules/@a/b": {"version": "1.0", "license": "MIT"},
            "node_modules/tool": {"version": "2.0", "dev": True},
            "node_modules/c/node_modules/tool": {"version": "2.0", "dev": True},
        }
    }
    found = page_packages(lock, "Brought along:\n\n@a/b 1.0 (MIT)\n\nFree for all.\n")
    assert [(each["purl"], each["scope"]) for each in found] == [
        ("pkg:npm/%40a/b@1.0", "required"),
        ("pkg:npm/tool@2.0", "excluded"),
    ]
    [package] = python_packages(
        "# by hand\na==1.0 \\\n    --hash=sha256:00 \\\n    --hash=sha256:11\n"
    )
    assert package["purl"] == "pkg:pypi/a@1.0"
    assert [each["value"] for each in package["properties"]] == ["00", "11"]
