# Rookery. `make play` plays in the browser, `make test` tests. Both first set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# READY: Rookery can run. EQUIPPED: the tools for tests, format and figures are installed, too.
READY := $(VENV)/ready
EQUIPPED := $(VENV)/equipped
GAME ?=
# STRONG: the parts of the kernel that strong bots need are compiled. KERNEL: all parts are.
STRONG := $(VENV)/strong
KERNEL := $(VENV)/kernel
STRONG_NEEDS := _search,_sampling,_open_hand_policy,_habits,_fishing
KERNEL_SOURCES := setup.py $(shell find src/rookery -name '*.pyx' -o -name '*.pxd' -o -name '*.pxi')
ONLY ?=
TESTS ?= tests/kernel tests/engine
TABLES ?= 60
PAGES ?=
FAULTS ?= 40
JOBS ?= 2
# One more worker than there are cores, since some tests wait for a server, a browser or a database.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + len(os.sched_getaffinity(0)))" 2>/dev/null || echo auto)
PAGE := src/rookery/web/page/index.html
RUNTIME := src/rookery/web/runtime/files.json
RUNTIME_SOURCES := $(wildcard tools/offline/*.*) requirements.lock $(shell find src/rookery \
    -name '*.py' -o -name '*.ftl' -o -name '*.toml')
# Made from the protocol and the catalogues, not kept in git. The page can be built without them.
PAGE_TYPES := web/src/lib/protocol.ts
STUBS := src/rookery/messages/reasons.pyi
PAGE_SOURCES := $(filter-out $(PAGE_TYPES) web/src/lang/messages.ts, \
    $(shell find web -name node_modules -prune -o -type f -print))

# Tests start hundreds of processes; without bytecode each would compile every module that it loads.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help ready-to-test play terminal page offline kernel test test-browser test-slow chaos sanitize check format types train \
    pictures site wheel release release-check api-diff \
    figures bench-compare league puzzles lock clean

help: ## Show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# The page and what strong bots need are made side by side; the rest is compiled while people play.
play: $(READY) ## Start the server on this machine and open the browser on it
	@$(again) -j2 $(STRONG) $(PAGE)
	@mkdir -p build && { nice $(again) $(KERNEL) >build/kernel.log 2>&1 & }
	@$(BIN)/rookery

terminal: $(READY) $(STRONG) ## Play in the terminal (GAME=dixie, for example)
	@$(BIN)/rookery play $(GAME)

page: $(PAGE) ## Build the page that the server shows

offline: $(RUNTIME) ## Build what the page needs to practise without a network (7 MB)

kernel: $(READY) ## Compile the parts of the kernel whose sources have changed (ONLY=_search for one module)
	@ROOKERY_KERNEL=required $(compile) $(if $(ONLY),--only $(ONLY))

test: check ## Run all checks: style, types, import direction, docs, tests, the page in a browser

chaos: $(EQUIPPED) $(KERNEL) $(PAGE) ## Play on three servers while servers, PostgreSQL and Valkey fail (TABLES=200 FAULTS=300: half an hour)
	@$(BIN)/python -m tests.chaos --tables $(TABLES) --faults $(FAULTS)

sanitize: $(EQUIPPED) ## Run the kernel's tests under the address and undefined-behaviour sanitizers
	@ROOKERY_KERNEL=sanitized $(BIN)/python setup.py --quiet build \
	    --build-base build/sanitized --build-lib build/sanitized/lib
	@LD_PRELOAD=$$(cc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 \
	    PYTHONPATH=build/sanitized/lib $(BIN)/pytest $(TESTS)

# What tests need is made side by side, as for play.
ready-to-test: $(EQUIPPED)
	@$(again) -j2 $(KERNEL) $(PAGE)
	@$(again) $(RUNTIME) types

pytest = CHROMIUM=$$(sh tools/browser.sh) $(BIN)/pytest -n $(WORKERS) --dist worksteal --timeout 900

check: ready-to-test ## Do the same as test
	@sh tools/timed.sh style "checked" sh -c '$(BIN)/ruff check . && $(BIN)/ruff format --check .'
	@sh tools/timed.sh types "checked" $(BIN)/mypy
	@sh tools/timed.sh page "checked: style, types and tests" sh tools/page.sh check
	@sh tools/timed.sh tests "passed" sh -c '$(pytest) -m "not slow and not wide" --durations 20 --durations-min 3'

test-browser: ready-to-test ## Run the tests of the page in all sizes, games, languages and browsers
	@sh tools/browser.sh others && sh tools/page.sh firefox >/dev/null
	@sh tools/timed.sh test-browser "passed" sh -c '$(pytest) -m wide'

test-slow: ready-to-test ## Run the long tests, such as ten thousand deals of all games
	@sh tools/timed.sh test-slow "passed" sh -c '$(pytest) -m slow --durations 20 --durations-min 20'

format: $(EQUIPPED) ## Format the code
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format . ; sh tools/page.sh format

types: $(PAGE_TYPES) $(STUBS) ## Write the types of the protocol, for the page, and of messages

pictures: $(EQUIPPED) $(PAGE) ## Take the pictures of the README again
	@mkdir -p docs/images && CHROMIUM=$$(sh tools/browser.sh) ROOKERY_PICTURES=docs/images \
	    $(BIN)/pytest tests/browser/test_pictures.py

site: $(EQUIPPED) ## Build the documentation site, in build/site/html
	@$(BIN)/python tools/site.py && $(BIN)/zensical build --strict

release: $(EQUIPPED) ## Make all of a release but the upload, out of the last commit, in dist/
	@$(in_release) build

release-check: $(EQUIPPED) ## Do the same in two folders, and compare every byte
	@$(in_release) twice

# The commit with which the public API is compared: by default the last tag.
SINCE ?= $(shell git describe --tags --abbrev=0 --match 'v*' 2>/dev/null)

api-diff: $(EQUIPPED) ## Show what has been removed or changed of the public Python API (SINCE=v1.0.0)
	@test -n "$(SINCE)" || { echo "there is no tag yet: make api-diff SINCE=COMMIT" >&2; exit 2; }
	@$(BIN)/python -m tools.release api $(SINCE)

wheel: $(READY) $(PAGE) ## Build a wheel with the page in it, in dist/
	@$(uv) build --quiet --wheel

# Earlier versions by tag or commit, such as VERSIONS="v1.0.0 v1.1.0".
VERSIONS ?=

league: $(EQUIPPED) $(KERNEL) ## Play strong of this and of earlier VERSIONS in all games: benchmarks/LEAGUE.md (can be interrupted)
	@$(BIN)/python -m benchmarks.league $(VERSIONS) --jobs $(JOBS)

train: $(EQUIPPED) $(KERNEL) ## Fit the models of strong from nothing, into build/train, and compare them: benchmarks/MODELS.md
	@$(BIN)/python -m benchmarks.training --jobs $(JOBS)

# The commit to compare with; by default the last one.
WITH ?=

bench-compare: $(EQUIPPED) $(KERNEL) $(PAGE) ## Compare the speed of what matters most with the last commit, in the same run (WITH=COMMIT)
	@CHROMIUM=$$(sh tools/browser.sh) $(BIN)/python -m benchmarks.compare $(WITH)

figures: $(EQUIPPED) $(KERNEL) $(PAGE) ## Say which pages of benchmarks/ are older than what they measure, or measure them again (PAGES="SOLVER.md ENGINE.md" or PAGES=old)
	@$(if $(PAGES),VIRTUAL_ENV=$(VENV) $(uv) pip install --quiet endplay open-spiel -r benchmarks/peers.txt)
	@$(BIN)/python -m benchmarks.figures $(PAGES)

puzzles: $(EQUIPPED) $(KERNEL) ## Make the puzzles of the package again, and check them (JOBS=8; can be interrupted)
	@$(BIN)/rookery puzzles make --count 12 --seed 1 --suite --jobs $(JOBS) --out src/rookery/puzzles/puzzles.jsonl
	@$(BIN)/python -m benchmarks.puzzles --jobs $(JOBS) --prune

lock: $(READY) ## Update requirements.lock from pyproject.toml
	@$(uv) pip compile pyproject.toml --group dev --universal --generate-hashes --upgrade \
	    --python-version 3.11 --no-header --no-annotate -o requirements.lock -q

clean: ## Remove everything that make has made
	rm -rf $(VENV) .tools web/node_modules tools/offline/node_modules tests/browser/firefox/node_modules src/rookery/web build
	find src/rookery -name '*.so' -delete

# Runs make within make, without messages about targets that are up to date.
again = $(MAKE) --no-print-directory --silent

compile = $(BIN)/python setup.py --quiet build_ext --inplace
# Without a C compiler this says so and make goes on, unless ROOKERY_KERNEL=required; the next make tries again.
in_time = ROOKERY_KERNEL=required sh tools/timed.sh kernel
unless_required = touch $@ || [ "$$ROOKERY_KERNEL" != required ]

$(STRONG): $(KERNEL_SOURCES) | $(READY)
	@$(in_time) "compiled what strong bots need" $(compile) --only $(STRONG_NEEDS) && $(unless_required)

$(KERNEL): $(KERNEL_SOURCES) | $(READY)
	@$(in_time) "compiled everything" $(compile) && $(unless_required)

# Node comes from the PATH, or as tools/page.sh gets it for the page; uv from the PATH or .tools.
in_release = PATH="$$(dirname $$(sh tools/page.sh node)):$$PATH:$(CURDIR)/.tools/bin" $(BIN)/python -m tools.release

# uv is taken from the PATH, or was installed from PyPI into .tools.
uv = $$(command -v uv || echo .tools/bin/uv)

$(PAGE): $(PAGE_SOURCES) tools/page.sh | $(READY)
	@sh tools/timed.sh page "built" sh tools/page.sh build
	@touch $@

$(PAGE_TYPES): tools/protocol_ts.py $(shell find src/rookery/server src/rookery/table -name '*.py') | $(READY)
	@$(BIN)/python tools/protocol_ts.py

$(STUBS): tools/messages.py $(wildcard src/rookery/messages/*.py src/rookery/language/catalogues/en/*.ftl) | $(READY)
	@$(BIN)/python tools/messages.py

$(RUNTIME): $(RUNTIME_SOURCES) | $(READY)
	@sh tools/timed.sh offline "built" sh tools/offline/build.sh $(dir $@)

$(READY): pyproject.toml requirements.lock tools/setup.sh
	@sh tools/timed.sh set-up "ready" sh tools/setup.sh $(PYTHON) $(VENV)
	@touch $@

$(EQUIPPED): $(READY)
	@sh tools/timed.sh set-up "ready to test" sh tools/setup.sh $(PYTHON) $(VENV) test
	@touch $@
