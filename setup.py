"""Adds the compiled speed build to the plain one that pyproject.toml describes.

With CELLMATES_COMPILE=1 the kernel and the games go through mypyc, from the same source.
Everything else stays interpreted, and without the variable so does all of it.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED_PACKAGES = ("kernel", "room25", "lockup")


def extensions() -> list[Extension]:
    """The mypyc extensions, or none unless they were asked for."""
    if os.environ.get("CELLMATES_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    source = Path("src", "cellmates")
    modules = sorted(
        str(path) for name in COMPILED_PACKAGES for path in source.glob(f"{name}/**/*.py")
    )
    return mypycify(["--config-file=pyproject.toml", *modules], opt_level="3", debug_level="1")


setup(ext_modules=extensions())
