#!/bin/sh
# What the container is built by: the wheel out of the source, then an environment with nothing but
# what runs. deploy/Containerfile runs it step by step; `make check-deploy` in an empty folder.
#
#   build.sh wheel SOURCE WHEELS          needs Node.js, npm, Python and, to compile, a C compiler
#   build.sh environment SOURCE WHEELS VENV
set -eu

case "$1" in
  wheel)
    source=$2 wheels=$3
    python3 -m pip wheel --quiet --no-cache-dir --no-deps --wheel-dir "$wheels" "$source"
    ;;
  environment)
    source=$2 wheels=$3 venv=$4
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --no-cache-dir --require-hashes --no-deps --requirement "$source/requirements/run.txt"
    "$venv/bin/pip" install --quiet --no-cache-dir --no-deps --no-index "$wheels"/cellmates-*.whl
    "$venv/bin/cellmates" --version
    ;;
  *)
    echo "build.sh wheel|environment …" >&2
    exit 2
    ;;
esac
