#!/usr/bin/env bash
# Every check that runs no test; all of them run, then the exit code says whether one failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=()

step() {
  local name=$1 output
  shift
  if output=$("$@" 2>&1); then
    printf 'ok      %s\n' "$name"
  else
    printf 'FAILED  %s\n%s\n' "$name" "$output"
    failed+=("$name")
  fi
}

step "ruff check" .venv/bin/ruff check --quiet .
step "ruff format" .venv/bin/ruff format --check --quiet .
step "mypy" .venv/bin/mypy --no-error-summary
step "import contracts" .venv/bin/lint-imports --no-cache
step "site of documents" .venv/bin/python scripts/site.py "${TMPDIR:-/tmp}/aurum-site-$$"
rm -rf "${TMPDIR:-/tmp}/aurum-site-$$"
step "generated files" .venv/bin/python scripts/generate.py --check
step "engine: newer than its sources" .venv/bin/python scripts/engine.py --check
step "page: types" .venv/bin/python scripts/page.py check
step "page: prettier and eslint" .venv/bin/python scripts/page.py lint

[ ${#failed[@]} = 0 ]
