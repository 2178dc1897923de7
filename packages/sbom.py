"""`make sbom`: everything that Cellmates is made of, as a CycloneDX list.

    python -m packages.sbom FILE

Python packages with their hashes from requirements/run.txt, those of the page from
web/package-lock.json; what only builds the page has the scope "excluded". Which of them the page
brings along, its own notices tell.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTICES = ROOT / "src" / "cellmates" / "server" / "static" / "third-party-notices.txt"

Component = dict[str, Any]


def python_packages(requirements: str) -> list[Component]:
    """The packages of a file with hashes."""
    found = []
    for entry in re.split(r"\n(?=\S)", requirements):
        pinned = re.match(r"([\w.-]+)==(\S+)", entry)
        if pinned is None:
            continue
        name, version = pinned.groups()
        hashes = re.findall(r"--hash=sha256:(\w+)", entry)
        found.append(
            {
                "type": "library",
                "name": name,
                "version": version,
                "purl": f"pkg:pypi/{name.lower().replace('_', '-')}@{version}",
                "scope": "required",
                # One of these is what is installed: which one, the system decides.
                "properties": [{"name": "cellmates:sha256", "value": each} for each in hashes],
            }
        )
    return found


def page_packages(lock: dict[str, Any], notices: str) -> list[Component]:
    """The packages of a package-lock.json; those of the notices are part of the page."""
    brought = set(re.findall(r"^(\S+) (\S+) \(.+\)$", notices, re.MULTILINE))
    found: dict[str, Component] = {}
    for place, about in sorted(lock["packages"].items()):
        name, version = place.rpartition("node_modules/")[2], about.get("version", "")
        if not name:
            continue
        component: Component = {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{version}",
            "scope": "required" if (name, version) in brought else "excluded",
        }
        if "license" in about:
            component["licenses"] = [{"expression": about["license"]}]
        found[component["purl"]] = component  # the same one may lie in several places
    return list(found.values())


def sbom(version: str, components: list[Component]) -> dict[str, Any]:
    """The list as a whole."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "cellmates",
                "version": version,
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": components,
    }


def main() -> int:
    """Write the list."""
    if not NOTICES.is_file():
        sys.exit("The page is not built, so nobody knows what it brings along: make web")
    about = (ROOT / "src" / "cellmates" / "__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "(.+)"', about)
    assert version is not None
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    components = python_packages((ROOT / "requirements" / "run.txt").read_text("utf-8"))
    components += page_packages(lock, NOTICES.read_text("utf-8"))
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(sbom(version[1], components), indent=2) + "\n", "utf-8")
    print(f"{file}: {len(components)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
