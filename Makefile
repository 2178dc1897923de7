# Everything a newcomer or a machine needs, each a single word; `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# Of the tests: half of their time they wait for browsers, servers and clocks.
WORKERS ?= 3
GAMES ?= 100000
BOT_GAMES ?= 400
ARGS ?=

COMPILED := build/compiled
SOURCES = $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tcss')

PAGE := src/cellmates/server/static/index.html
PAGE_SOURCES = $(shell find web/src web/public web/plugins web/licences src/cellmates/locale \
                 $(wildcard src/cellmates/*/data) $(wildcard src/cellmates/*/words.toml) \
                 -not -name '*.py' -not -name '*.pyc' -not -name __pycache__)
PAGE_CONFIG := $(wildcard web/*.json web/*.ts web/*.js web/.npmrc) web/index.html

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal web check-page chromium screenshots check-boxes check-sizes check-whole-games check-lan page-speed site bots ladder manners soak-server check-upgrade test lint types \
        check-scenarios compile test-compiled test-research dist check-deploy docs lock sbom bench soak mutants coverage format clean

help: ## list the targets
	@echo "Cellmates. Targets:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- environment -------------------------------------------------------------------------------
# Two stamps, so that playing needs only what players need. Every package has the version and one of
# the hashes that requirements/*.txt name; `make lock` renews them.

INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
NO_PACKAGES = echo "The packages could not be fetched. The first start needs the internet (later ones do not):" \
  "see above what is wrong, and try again." >&2; exit 1

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Cellmates needs Python 3.11 or newer; try: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "This Python has no venv. Install it (Debian, Ubuntu: apt-get install python3-venv) and try again." >&2; exit 1; }
	@rm -rf $(VENV) # the rest of one that could not be finished
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# $(call install,FILE): the packages of the file, then the clone itself, which needs nothing else. The file names
# everything, so nothing is resolved (--no-deps): pip 23's resolver asks for the hash of a newer release as soon as there
# is one of a package that another one wants with an extra (coverage[toml]), and then nothing can be installed.
install = { $(INSTALL) --require-hashes --no-deps --requirement $(1) && \
  $(INSTALL) --no-build-isolation --no-deps --editable .; } || { $(NO_PACKAGES); }

$(VENV)/.played: requirements/run.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Fetching what the games need …"
	@$(call install,requirements/run.txt)
	@touch $@

$(VENV)/.developed: requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Fetching what the tests need …"
	@$(call install,requirements/dev.txt)
	@touch $(VENV)/.played $@

$(VENV)/.documented: requirements/docs.txt pyproject.toml setup.py | $(BIN)/python
	@echo "Fetching what the documentation is built with …"
	@$(call install,requirements/docs.txt)
	@touch $(VENV)/.played $@

setup: $(VENV)/.developed ## create .venv with everything needed to develop

# --- playing -----------------------------------------------------------------------------------

# With the compiled build where there is one (make compile) that is not older than the source.
play: $(PAGE) $(VENV)/.played ## open the table in a browser; ARGS="--lan" lets phones in
	@if $(MAKE) --question $(COMPILED)/.built >/dev/null 2>&1; then export PYTHONPATH=$(COMPILED); fi; \
	  $(BIN)/cellmates serve --open $(if $(wildcard $(SITE)/service_worker.js),--site $(SITE)) $(ARGS)

play-terminal: $(VENV)/.played ## play in the terminal; ARGS="room25 --mode solo" says what
	@$(BIN)/cellmates play $(ARGS)

# --- the page ----------------------------------------------------------------------------------
# Built into the package, and only when something it is made of has changed.

web/node_modules/.installed: web/package.json web/package-lock.json
	@{ command -v npm && node -e "let [a, b] = process.versions.node.split('.'); process.exit(+(a * 100 + +b < 2019))"; } \
	  >/dev/null 2>&1 || { echo "The page is built by Node.js 20.19 or newer with npm. Install them" \
	  "(https://nodejs.org, or your system's packages) and try again. Without: make play-terminal" >&2; exit 1; }
	@echo "Fetching what the page is built with …"
	@cd web && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error || { $(NO_PACKAGES); }
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES) $(PAGE_CONFIG)
	@echo "Building the page …"
	@cd web && npm run --silent build -- --logLevel warn

web: $(PAGE) ## build the page into the package

# --- the site without a server ----------------------------------------------------------------
# The same page, Python in WebAssembly, and one archive of our modules: plain files in build/site.

SITE := build/site
MSGSPEC := msgspec==0.22.0
WASM := --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314

web/engine/node_modules/.installed: web/engine/package.json web/engine/package-lock.json
	@echo "Fetching Python for browsers …"
	@cd web/engine && npm ci --no-audit --no-fund --no-update-notifier --loglevel=error || { $(NO_PACKAGES); }
	@touch $@

build/wheels/.fetched: Makefile | $(BIN)/python
	@rm -rf build/wheels && mkdir -p build/wheels
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: $(WASM) \
	  --dest build/wheels $(MSGSPEC) || { $(NO_PACKAGES); }
	@touch $@

$(SITE)/service_worker.js: web/node_modules/.installed web/engine/node_modules/.installed build/wheels/.fetched \
                           $(PAGE_SOURCES) $(PAGE_CONFIG) $(SOURCES) $(wildcard web/engine/*.* web/engine/icons/*)
	@echo "Building the site …"
	@cd web && npm run --silent build -- --mode site --logLevel warn
	@node web/engine/build.mjs src build/wheels/*.whl $(SITE)/engine

site: $(SITE)/service_worker.js ## build the page that plays without a server into build/site

.PHONY: test-site site-speed site-cost
test-site: site $(PAGE) $(VENV)/.developed chromium ## play 200 games as a server does, and whole games in Chromium without a network
	$(BIN)/python -m tests.site.compare --games 200 $(ARGS)
	$(BIN)/python -m pytest tests/site/engine.py tests/site/offline.py tests/site/beside.py $(ARGS)

site-speed: site $(VENV)/.developed chromium ## how soon the site can be played, what it weighs, how fast its engine is
	@$(BIN)/python -m tests.site.speed

site-cost: site $(PAGE) $(VENV)/.developed chromium ## what a solo player costs a house, with and without --solo-in-browser
	@$(BIN)/python -m tests.site.cost

check-page: $(PAGE) ## types and unit tests of the page
	cd web && npm run check && npm run unit

# --- checking ----------------------------------------------------------------------------------

lint: $(VENV)/.developed ## ruff: rules and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.developed ## mypy --strict over src, tests and benchmarks
	$(BIN)/mypy --strict

chromium: $(VENV)/.developed ## find the browser that tests drive; on Debian, as root, install it
	@$(BIN)/python -m tests.browser.chromium

# What comes before the tests is done side by side: packages are fetched while the page is built.
test: ## lint, types, the page and all tests, those in a browser too
	@$(MAKE) --no-print-directory --output-sync=target -j $(JOBS) lint types check-page chromium
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

check-scenarios: $(VENV)/.developed ## play every rule scenario
	$(BIN)/cellmates check tests/scenarios

coverage: $(VENV)/.developed ## branch coverage of the kernel and the games, 98 % or more
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term --cov-report=html --cov-fail-under=98 --ignore tests/browser $(ARGS)

soak: $(VENV)/.developed ## GAMES random games over every configuration, all invariants checked; then BOT_GAMES by bots of all levels
	$(BIN)/python -m tests.soak --games $(GAMES) --jobs $(JOBS)
	$(BIN)/python -m tests.bot_games --games $(BOT_GAMES) --jobs $(JOBS)

check-upgrade: $(VENV)/.developed ## games of older rules, played again by the older program out of the history
	$(BIN)/python -m tests.upgrade

soak-server: $(VENV)/.developed ## kill servers with -9 during 200 games each on SQLite and PostgreSQL, then faults between three servers
	$(BIN)/python -m tests.server.kill --games 200 $(ARGS)
	$(BIN)/python -m tests.server.faults

ladder: $(VENV)/.developed ## every level of bots beside its neighbours (days of CPU time); ARGS="--quick" for a first look
	$(BIN)/python -m benchmarks.ladder --level rookie,regular,careful,shrewd,mastermind --rival below,above --paired --jobs $(JOBS) $(ARGS)

manners: $(VENV)/.developed ## watch hundreds of games of bots for bad manners
	$(BIN)/python -m tests.manners --jobs $(JOBS) $(ARGS)

bots: $(VENV)/.developed ## measure the bots as in docs/bots-strength.md, then the ladder; ARGS="--quick" for a first look
	$(BIN)/python -m benchmarks.bots --jobs $(JOBS) $(ARGS)
	$(BIN)/python -m benchmarks.lockup_bots --jobs $(JOBS) $(ARGS)
	$(MAKE) ladder

screenshots: $(VENV)/.developed $(PAGE) chromium ## pictures of the main states into screenshots/
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

check-whole-games: $(VENV)/.developed $(PAGE) chromium ## play whole games in browsers, with the coach on too
	$(BIN)/python -m pytest tests/browser/test_coach.py tests/browser/test_games.py --whole-games $(ARGS)

check-sizes: $(VENV)/.developed $(PAGE) chromium ## browser tests on a phone and on a desk; make test takes one of the two
	$(BIN)/python -m pytest tests/browser --all-sizes $(ARGS)

check-boxes: $(VENV)/.developed $(PAGE) chromium ## measure in five windows and five languages whether every text fits its box
	$(BIN)/python -m pytest tests/browser/test_languages_fit.py --all-sizes $(ARGS)

check-lan: $(VENV)/.developed $(PAGE) chromium ## two phones and a laptop play over a network of their own (Linux)
	$(BIN)/python -m tests.lan $(ARGS)

page-speed: $(VENV)/.developed $(PAGE) chromium ## how soon the server and the page are there, what the page weighs
	@$(BIN)/python -m tests.browser.speed

mutants: $(VENV)/.developed ## break a sample of rooms and characters on purpose; tests must notice
	$(BIN)/mutmut run --max-children $(JOBS) $(ARGS)
	$(BIN)/mutmut results

format: $(VENV)/.developed ## let ruff rewrite what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# --- the compiled build ------------------------------------------------------------------------
# From the same source into a folder of its own: no binary ever lies next to a .py in src. By setuptools itself: pip would make
# a wheel only to unpack it, which takes 5 s; what setuptools warns of is meant for wheels.

$(COMPILED)/.built: $(SOURCES) pyproject.toml setup.py | $(VENV)/.developed
	rm -rf $(COMPILED) build/lib build/lib.* build/bdist.* build/temp.*
	@CELLMATES_COMPILE=1 CELLMATES_PAGE=0 $(BIN)/python -W ignore setup.py --quiet build --build-lib $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.is_compiled
	rm -rf $(COMPILED)/cellmates/server/static # the page is the clone's, whichever is built last
	ln -s $(CURDIR)/src/cellmates/server/static $(COMPILED)/cellmates/server/static
	@touch $@

compile: $(COMPILED)/.built ## compile the kernel, the games and their bots with mypyc into build/compiled

test-compiled: compile ## the same tests, but for the browser, against the compiled build
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.is_compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) --ignore tests/browser -m "not replaces_insides" $(ARGS)

.PHONY: test-learning
test-learning: $(VENV)/.developed ## learned bots from data to weights at toy size; fetches PyTorch, which is large
	@$(BIN)/python -c 'import onnxruntime, torch' 2>/dev/null || $(BIN)/python -m pip install --quiet '.[learning]' onnxruntime
	$(BIN)/pytest tests/learning/pipeline.py -W default $(ARGS)

# Ray is large and for clusters only: an environment of its own.
build/cluster/.installed: Makefile pyproject.toml | $(BIN)/python
	@$(PYTHON) -m venv build/cluster && CELLMATES_PAGE=0 build/cluster/bin/python -m pip install --quiet --disable-pip-version-check \
	  --editable '.[lab,learned,ray]' hypothesis pytest pytest-asyncio || { $(NO_PACKAGES); }
	@touch $@

.PHONY: test-cluster
test-cluster: build/cluster/.installed ## the same experiment on one core, two, and Ray clusters that lose a node or their network
	build/cluster/bin/python -m pytest tests/cluster/cluster.py -W default $(ARGS)

test-research: compile ## the environments for learning in every mode, interpreted and compiled
	$(BIN)/pytest -n $(JOBS) tests/research --every-mode $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(JOBS) tests/research --every-mode $(ARGS)
	$(BIN)/python -m tests.research.notebook

dist: ## build sdist and wheels into dist and try each in an empty environment; ARGS="--pure" compiles none
	@$(PYTHON) -m packages.dist $(ARGS)

bench: $(VENV)/.developed ## speed and memory, interpreted and compiled, with peers side by side
	@$(BIN)/python -m benchmarks.bench $(ARGS)

build/lock/bin/uv:
	@$(PYTHON) -m venv build/lock && build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv

check-deploy: $(VENV)/.developed ## lint what is in deploy, run the container's build steps, start a house of three servers
	@$(BIN)/python -m packages.check_deploy

docs: $(VENV)/.documented ## the documentation as a site that the server shows; links are checked
	@$(BIN)/python -m packages.documentation && echo "Built. The server shows it at /documentation/"

lock: build/lock/bin/uv ## pin the newest Python packages that fit together; ARGS="--keep" only what pyproject.toml needs anew
	@PATH="$(CURDIR)/build/lock/bin:$$PATH" $(PYTHON) -m packages.lock $(ARGS)

sbom: $(PAGE) ## list everything that the package and its page are made of into build/sbom.cdx.json
	@$(PYTHON) -m packages.sbom build/sbom.cdx.json

clean: ## remove everything that was built or cached
	rm -rf $(VENV) build dist mutants htmlcov screenshots web/node_modules src/cellmates/server/static src/cellmates/server/documentation .coverage .coverage.* src/*.egg-info \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
