# `make` alone says what there is. Every verb does its own set-up and says nothing about what is up to date.

BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := help
.PHONY: help play test check tidy bench strength soak cover mutants engine docs page wheel lock audit clean
.SUFFIXES:
.NOTPARALLEL:

help:
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.play page ## play in the browser (set-up included)
	@$(BIN)/aurum

test: .venv/.dev .venv/.docs page ## all checks and all tests, as in CI; ARGS="-k name" for some of them
	@scripts/chromium.sh
	@scripts/tmux.sh
	@scripts/postgresql.sh
	@scripts/nginx.sh
	@scripts/caddy.sh
	@scripts/test.sh $(ARGS)

check: .venv/.dev .venv/.docs ## ruff, mypy, import contracts, the page's linters, generated files fresh
	@scripts/check.sh

tidy: .venv/.dev ## format the code and fix what the linter can fix
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet . ; $(BIN)/python scripts/page.py tidy

bench: .venv/.bench ## measure us and our peers; writes docs/benchmarks.md
	@$(BIN)/python -m bench $(ARGS)

strength: .venv/.dev ## how strong the bots are; ARGS="--quick"; goes on where it was stopped; writes docs/bots.md
	@$(BIN)/python -m bench.strength $(ARGS)

soak: .venv/.dev page ## the long runs: crashes, power cuts, many random games (an hour)
	@scripts/chromium.sh
	@scripts/tmux.sh
	@scripts/postgresql.sh
	@scripts/nginx.sh
	@scripts/caddy.sh
	@AURUM_PROFILE=thorough $(PYTEST) -m "soak or not soak" --timeout=7200 $(ARGS)

cover: .venv/.dev ## branch coverage of game and table by their own tests; less than 100 % fails
	@AURUM_PROFILE=mutants $(BIN)/python -m coverage run -m pytest -q -n 0 tests/game tests/rules tests/table tests/test_games.py
	@$(BIN)/python -m coverage report --fail-under=100

mutants: .venv/.dev ## break the rules on purpose and count how often a test notices
	@$(BIN)/python scripts/mutants.py $(ARGS)

engine: .venv/.dev ## compile the engine (src/aurum/engine/aurum.wasm) from its Python sources
	@$(BIN)/python scripts/engine.py

docs: .venv/.dev .venv/.docs ## write the generated files (editions, schemas, types) and build the site of documents
	@$(BIN)/python scripts/generate.py
	@$(BIN)/python scripts/site.py
	@echo "site/index.html is built"

screens: .venv/.dev page ## pictures of every screen into screens/; ARGS="--readme" makes the README's, too
	@$(BIN)/python -m tests.page.screens $(ARGS)

page: .venv/.play ## build the page when it is older than its sources
	@$(BIN)/python scripts/page.py build

wheel: .venv/.play page ## build dist/aurum_cards-*.whl with the page inside
	@$(BIN)/python -m hatchling build -t wheel

lock: ## resolve pyproject.toml again into requirements*.txt
	@scripts/lock.sh

audit: .venv/.dev ## ask whether a locked dependency has a known weakness (needs the network)
	@scripts/audit.sh

clean: ## remove everything that was made here, except records and databases
	@rm -rf .venv build dist site mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .import_linter_cache \
	  web/node_modules src/aurum/server/page
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.play: requirements.txt pyproject.toml
	@scripts/install.sh requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt pyproject.toml
	@scripts/install.sh requirements-dev.txt
	@touch .venv/.play $@

# Beside what is installed: the site's own packages, and not the checkout again.
.venv/.docs: requirements-docs.txt .venv/.dev
	@$(BIN)/python -m pip --disable-pip-version-check -qq install --no-compile --require-hashes -r requirements-docs.txt
	@touch $@

.venv/.bench: requirements-bench.txt pyproject.toml
	@scripts/install.sh requirements-bench.txt
	@touch .venv/.play .venv/.dev $@
