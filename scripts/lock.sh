#!/usr/bin/env bash
# Resolve pyproject.toml into locks with hashes, for every platform, without naming any package index.
set -euo pipefail
cd "$(dirname "$0")/.."

# Always the locked uv, so that everybody's locks come out alike and nothing unlocked is ever run.
[ -x .venv/bin/python ] || python3 -m venv .venv
.venv/bin/python -m pip install --quiet --require-hashes -r requirements-lock.txt

lock() {
  local out=$1
  shift
  .venv/bin/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    "$@" --output-file "$out" ${UPGRADE:+--upgrade} >/dev/null
}

extras=(--extra all --extra dev)
lock requirements.txt pyproject.toml --extra play --group build
lock requirements-dev.txt pyproject.toml --group build -c requirements.txt "${extras[@]}"
lock requirements-bench.txt pyproject.toml --group build -c requirements-dev.txt "${extras[@]}" --extra bench
lock requirements-postgres.txt pyproject.toml --group build -c requirements.txt --extra play --extra postgres
# The oldest versions that pyproject.toml admits; a test installs them and plays.
lock requirements-lowest.txt pyproject.toml --resolution lowest-direct
lock requirements-lowest-play.txt pyproject.toml --extra play --resolution lowest-direct
lock requirements-docs.txt --group docs -c requirements-dev.txt
lock requirements-node.txt --group node
lock requirements-lock.txt --group lock
