# Rookery. `make play` plays, `make test` tests; both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
GAME ?=

.DEFAULT_GOAL := help
.PHONY: help play test test-slow check format types imports docs bench lock clean

help: ## Show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) ## Play a game in the terminal (GAME=tuxedo, dixie, three, five or kentucky)
	@$(BIN)/rookery play $(GAME)

test: check ## Everything CI runs: style, types, import direction, docs and tests

check: $(READY) ## The same as test
	@echo "== style" && $(BIN)/ruff check . && $(BIN)/ruff format --check .
	@echo "== types" && $(BIN)/mypy
	@echo "== tests, the import direction and the docs' examples among them"
	@$(BIN)/pytest -n auto -m "not slow"

test-slow: $(READY) ## The long runs: ten thousand deals a game and more
	@$(BIN)/pytest -n auto -m slow

format: $(READY) ## Put the code in its usual form
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

bench: $(READY) ## Measure the specification and the bots, and write benchmarks/RESULTS.md
	@VIRTUAL_ENV=$(VENV) $(uv) pip install --quiet open-spiel
	@$(BIN)/python -m benchmarks

lock: $(READY) ## Renew requirements.lock from pyproject.toml
	@$(uv) pip compile pyproject.toml --group dev --universal --generate-hashes --upgrade \
	    --python-version 3.11 --no-header --no-annotate -o requirements.lock -q

clean: ## Remove what make made
	rm -rf $(VENV) .tools

# uv comes from the PATH, or from PyPI into .tools.
uv = $$(command -v uv || echo .tools/bin/uv)

$(READY): pyproject.toml requirements.lock tools/setup.sh
	@sh tools/setup.sh $(PYTHON) $(VENV)
	@touch $@
