# Rookery. `make play` plays in the browser, `make test` tests; both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
GAME ?=
KERNEL := $(VENV)/kernel
KERNEL_SOURCES := setup.py $(shell find src/rookery -name '*.pyx' -o -name '*.pxd' -o -name '*.pxi')
ONLY ?=
TESTS ?= tests/kernel
PAGE := src/rookery/web/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help play terminal page kernel test test-slow sanitize check format protocol pictures wheel \
    bench ladder lock clean

help: ## Show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) $(KERNEL) $(PAGE) ## Start the server on this machine and open the browser on it
	@$(BIN)/rookery

terminal: $(READY) $(KERNEL) ## Play in the terminal (GAME=tuxedo, dixie, three, five or kentucky)
	@$(BIN)/rookery play $(GAME)

page: $(PAGE) ## Build the page that the server shows

kernel: $(READY) ## Compile the kernel where its sources have changed (ONLY=_search for one module)
	@ROOKERY_KERNEL=required $(BIN)/python setup.py --quiet build_ext --inplace $(if $(ONLY),--only $(ONLY))

test: check ## Everything CI runs: style, types, import direction, docs, tests, the page, a browser

sanitize: $(READY) ## The kernel's tests under the address and undefined behaviour sanitizers
	@ROOKERY_KERNEL=sanitized $(BIN)/python setup.py --quiet build \
	    --build-base build/sanitized --build-lib build/sanitized/lib
	@LD_PRELOAD=$$(cc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 \
	    PYTHONPATH=build/sanitized/lib $(BIN)/pytest $(TESTS)

check: $(READY) $(KERNEL) $(PAGE) ## The same as test
	@echo "== style" && $(BIN)/ruff check . && $(BIN)/ruff format --check .
	@echo "== types" && $(BIN)/mypy
	@echo "== the page: style, types and tests" && sh tools/page.sh check
	@echo "== tests, the import direction, the docs' examples and a real browser among them"
	@CHROMIUM=$$(sh tools/browser.sh) $(BIN)/pytest -n auto -m "not slow"

test-slow: $(READY) $(KERNEL) $(PAGE) ## The long runs: ten thousand deals a game and more
	@CHROMIUM=$$(sh tools/browser.sh) $(BIN)/pytest -n auto -m slow

format: $(READY) ## Put the code in its usual form
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format . ; sh tools/page.sh format

protocol: $(READY) ## Write the page's types anew from the server's protocol
	@$(BIN)/python tools/protocol_ts.py > web/src/lib/protocol.ts

pictures: $(READY) $(PAGE) ## Take the README's pictures anew
	@mkdir -p docs/images && CHROMIUM=$$(sh tools/browser.sh) ROOKERY_PICTURES=docs/images \
	    $(BIN)/pytest tests/browser/test_pictures.py

wheel: $(READY) $(PAGE) ## Build a wheel with the page in it, in dist/
	@$(uv) build --quiet --wheel

EXAMINED := random easy steady pimc@0.5s ismcts@0.5s strong@0.2s strong@0.5s strong@3s

ladder: $(READY) $(KERNEL) ## Every bot against every other in every game: benchmarks/strength.md (six hours; goes on where it was)
	@mkdir -p build/ladder
	@$(BIN)/rookery suite $(EXAMINED) --jobs 2 --json >build/ladder/suite.json.part
	@mv build/ladder/suite.json.part build/ladder/suite.json
	@$(BIN)/python -m benchmarks.ladder

bench: $(READY) $(KERNEL) $(PAGE) ## Measure the specification, the bots and the server, and write the tables of benchmarks/
	@VIRTUAL_ENV=$(VENV) $(uv) pip install --quiet endplay open-spiel
	@$(BIN)/python -m benchmarks
	@$(BIN)/python -m benchmarks.kernel_playouts
	@$(BIN)/python -m benchmarks.solver_speed
	@$(BIN)/python -m benchmarks.server_load

lock: $(READY) ## Renew requirements.lock from pyproject.toml
	@$(uv) pip compile pyproject.toml --group dev --universal --generate-hashes --upgrade \
	    --python-version 3.11 --no-header --no-annotate -o requirements.lock -q

clean: ## Remove what make made
	rm -rf $(VENV) .tools web/node_modules src/rookery/web build
	find src/rookery -name '*.so' -delete

# Where there is no C compiler the kernel is left out; setup.py says so, and make goes on.
$(KERNEL): $(KERNEL_SOURCES) | $(READY)
	@echo "kernel: compiling" >&2 && $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# uv comes from the PATH, or from PyPI into .tools.
uv = $$(command -v uv || echo .tools/bin/uv)

$(PAGE): $(PAGE_SOURCES) tools/page.sh | $(READY)
	@echo "page: building" >&2 && sh tools/page.sh build
	@touch $@

$(READY): pyproject.toml requirements.lock tools/setup.sh
	@sh tools/setup.sh $(PYTHON) $(VENV)
	@touch $@
