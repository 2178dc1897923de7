"""`make docs`: the documentation as a site that the server shows at /documentation/.

    python -m packages.documentation

Collects docs/, the manual of the command line and the reference of the modules that others
program against, and lets MkDocs build them; a link that leads nowhere ends the build.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from cellmates.cli.man import Markdown, manual
from cellmates.locale import Texts

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cellmates"
WORK = ROOT / "build" / "documentation"
INTO = PACKAGE / "server" / "documentation"

CHAPTERS: dict[str, tuple[str, ...]] = {
    "Play": ("play", "rules/room25", "rules/lockup", "analysis", "commands"),
    "Host and operate": ("packages", "site", "deploying", "operating", "upgrading", "scaling"),
    "Bots and research": (
        *("bots", "bots-thinking", "bots-strength", "research", "learning"),
        *("lab", "lab/room25-balance", "lab/switches"),
        *("lab/lockup-cards", "lab/thinking", "lab/cluster", "lockup-balance"),
    ),
    "Build on it": ("new-room", "new-mode", "new-game", "drawing", "tutorials"),
    "How it works": ("architecture", "server"),
}
"""Pages by chapter, in their order; others come last."""

FOR_COMPILER = "native"
"""A module of marks for the compiler, of which nobody reads."""

REFERENCE = ("kernel", "room25", "lockup", "bots", "lab", "advice", "testing")
"""Packages with a page of reference for each of their modules."""


def modules(package: str) -> list[str]:
    """The public modules right inside a package, itself first."""
    files = sorted((PACKAGE / package).glob("*.py"))
    stems = [file.stem for file in files if file.stem != FOR_COMPILER]
    names = [stem for stem in stems if not stem.startswith("_")]
    return [f"cellmates.{package}", *[f"cellmates.{package}.{name}" for name in names]]


def reference(package: str) -> str:
    """A page with everything that the docstrings of a package say."""
    blocks = [f"::: {module}\n" for module in modules(package)]
    return f"# cellmates.{package}\n\n" + "\n".join(blocks)


def chapters(pages: set[str]) -> list[object]:
    """The list of pages for MkDocs; what is in no chapter comes last."""
    listed: list[object] = ["index.md"]
    rest = pages - {"index"}
    for title, names in CHAPTERS.items():
        found = [name for name in names if name in pages]
        listed.append({title: [f"{name}.md" for name in found]})
        rest -= set(found)
    api = sorted(name for name in rest if name.startswith("reference/"))
    if others := sorted(rest - set(api)):
        listed.append({"More": [f"{name}.md" for name in others]})
    listed.append({"Reference": [f"{name}.md" for name in api]})
    return listed


def main() -> int:
    """Collect and build."""
    pages = WORK / "pages"
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages)
    (pages / "commands.md").write_text(manual(Markdown(), Texts("en")), "utf-8")
    (pages / "reference").mkdir()
    for package in REFERENCE:
        (pages / "reference" / f"{package}.md").write_text(reference(package), "utf-8")
    names = {str(file.relative_to(pages).with_suffix("")) for file in pages.rglob("*.md")}
    settings = {
        "INHERIT": str(ROOT / "mkdocs.yml"),
        "docs_dir": str(pages),
        "site_dir": str(INTO),
        "nav": chapters(names),
    }
    config = WORK / "mkdocs.yml"
    config.write_text(json.dumps(settings, indent=2), "utf-8")  # which is YAML, too
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]  # quietly it would count none
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # news of its makers
    return subprocess.run([*command, "--config-file", str(config)], cwd=ROOT, env=env).returncode


if __name__ == "__main__":
    sys.exit(main())
