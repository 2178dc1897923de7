"""The folder of a run, as the command line names it, and what is wrong with it in words."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from cellmates.cli.errors import UsageError
from cellmates.cli.settings import seed_from
from cellmates.lab.run_folder import FORMATS, RunFolder, RunFolderError, kept
from cellmates.locale import Texts


def folder_from(args: Namespace, plan: dict[str, Any]) -> RunFolder | None:
    """The folder that `--keep` names, with this plan; None if nothing is to be kept."""
    return RunFolder(Path(args.keep), plan) if args.keep else None


def run_seed(args: Namespace) -> bytes:
    """The seed that was asked for; without one that of the run in the folder that `--keep` names,
    so that the same command goes on with it, or a fresh one."""
    keep = getattr(args, "keep", None)
    if args.seed is None and keep and (Path(keep) / "plan.json").exists():
        try:
            return bytes.fromhex(kept(Path(keep), "plan")["seed"])
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, RunFolderError):
                raise
            raise RunFolderError(Path(keep) / "plan.json") from None
    return seed_from(args)


def refusal(error: RunFolderError, texts: Texts) -> str:
    """Why a folder is left alone."""
    file = str(error.file)
    if not error.key:
        return texts("lab-broken-file", file=file)
    there, here = json.dumps(error.there), json.dumps(error.here)
    return texts("lab-other-run", file=file, key=error.key, there=there, here=here)


def plan_of(folder: str, texts: Texts, *experiments: str) -> dict[str, Any]:
    """The plan that a folder keeps, of one of these experiments."""
    path = Path(folder)
    if not (path / "plan.json").exists():
        raise UsageError(texts("lab-no-run", folder=folder))
    plan = kept(path, "plan")
    if plan.get("experiment") not in experiments:
        there, wanted = str(plan.get("experiment")), ", ".join(experiments)
        raise UsageError(texts("lab-other-experiment", folder=folder, there=there, wanted=wanted))
    written, known = plan.get("format"), FORMATS[plan["experiment"]]
    if written != known:
        there, here = json.dumps(written), str(known)
        raise UsageError(texts("lab-other-format", folder=folder, there=there, here=here))
    return plan


def result_of(folder: str, texts: Texts) -> dict[str, Any]:
    """What all parts came to; words of its own for a run that is not finished."""
    path = Path(folder)
    if not (path / "result.json").exists():
        raise UsageError(texts("lab-not-finished", folder=folder))
    return kept(path, "result")
