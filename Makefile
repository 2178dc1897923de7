# Everything a newcomer or a machine needs, each a single word; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
GAMES ?= 100000
ARGS ?=

COMPILED := build/compiled
SOURCES = $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tcss')

.DEFAULT_GOAL := help
.PHONY: help setup play web serve bots soak-server test lint types check-scenarios compile test-compiled bench soak mutants \
        coverage format clean

help: ## list the targets
	@echo "Cellmates. Targets:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- environment -------------------------------------------------------------------------------
# Two stamps, so that playing needs only what players need. Both are redone when the declared
# dependencies change.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Cellmates needs Python 3.11 or newer; try: make PYTHON=python3.11 ..." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.played: pyproject.toml setup.py | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.served: pyproject.toml setup.py | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $(VENV)/.played $@

$(VENV)/.developed: pyproject.toml setup.py | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(VENV)/.played $@

setup: $(VENV)/.developed ## create .venv with everything needed to develop

# --- playing -----------------------------------------------------------------------------------

play: $(VENV)/.played ## play in the terminal; pass options as ARGS="room25 --mode solo"
	@$(BIN)/cellmates play $(ARGS)

web/node_modules/.installed: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web: web/node_modules/.installed ## build the page into the package
	cd web && npm run build

serve: $(VENV)/.served web ## tables for browsers on this machine; ARGS="--lan" for the network
	@$(BIN)/python -m cellmates.server $(ARGS)

# --- checking ----------------------------------------------------------------------------------

lint: $(VENV)/.developed ## ruff: rules and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.developed ## mypy --strict over src, tests and benchmarks
	$(BIN)/mypy --strict

test: lint types ## lint, types and all tests
	$(BIN)/pytest -n $(JOBS) $(ARGS)

check-scenarios: $(VENV)/.developed ## play every rule scenario
	$(BIN)/cellmates check tests/scenarios

coverage: $(VENV)/.developed ## branch coverage of the kernel and the game, 98 % or more
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term --cov-report=html --cov-fail-under=98 $(ARGS)

soak: $(VENV)/.developed ## GAMES random games over every configuration, all invariants checked
	$(BIN)/python -m tests.soak --games $(GAMES) --jobs $(JOBS)

soak-server: $(VENV)/.developed ## kill servers with -9 two hundred times; nothing acknowledged may be lost
	$(BIN)/python -m tests.server.kill --kills 200 $(ARGS)

bots: $(VENV)/.developed ## measure the bots as in docs/bots.md
	$(BIN)/python -m benchmarks.bots $(ARGS)
	$(BIN)/python -m benchmarks.lockup_bots $(ARGS)

mutants: $(VENV)/.developed ## break a sample of rooms and characters on purpose; tests must notice
	$(BIN)/mutmut run --max-children $(JOBS) $(ARGS)
	$(BIN)/mutmut results

format: $(VENV)/.developed ## let ruff rewrite what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# --- the compiled build ------------------------------------------------------------------------
# From the same source into a folder of its own: no binary ever lies next to a .py in src.

$(COMPILED)/.built: $(SOURCES) pyproject.toml setup.py | $(VENV)/.developed
	rm -rf $(COMPILED) build/lib build/lib.* build/bdist.* build/temp.*
	CELLMATES_COMPILE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  --no-build-isolation --no-deps --no-compile --target $(COMPILED) .
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.is_compiled
	@touch $@

compile: $(COMPILED)/.built ## compile the kernel and the game with mypyc into build/compiled

test-compiled: compile ## the same tests against the compiled build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.is_compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) $(ARGS)

bench: $(VENV)/.developed ## speed and memory, interpreted and compiled, with peers side by side
	@$(BIN)/python -m benchmarks.bench $(ARGS)

clean: ## remove everything that was built or cached
	rm -rf $(VENV) build dist mutants htmlcov .coverage .coverage.* src/*.egg-info \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
