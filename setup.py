"""Adds the compiled speed build to the plain one that pyproject.toml describes.

With CELLMATES_COMPILE=1 the kernel and the games go through mypyc, from the same source.
Everything else stays interpreted, and without the variable so does all of it.
"""

import os
import re
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src", "cellmates")


def compiled_packages() -> list[str]:
    """The kernel and every game of the list in games.py, which cannot be imported here."""
    listed = (SOURCE / "games.py").read_text("utf-8")
    return ["kernel", *re.findall(r'rules="cellmates\.(\w+):', listed)]


def extensions() -> list[Extension]:
    """The mypyc extensions, or none unless they were asked for."""
    if os.environ.get("CELLMATES_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = sorted(
        str(path) for name in compiled_packages() for path in SOURCE.glob(f"{name}/**/*.py")
    )
    return mypycify(["--config-file=pyproject.toml", *modules], opt_level="3", debug_level="1")


setup(ext_modules=extensions())
