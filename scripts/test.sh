#!/usr/bin/env bash
# Everything that must hold: checks, tests of the page, tests. Nothing is skipped because something before it failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

scripts/check.sh || failed=1
.venv/bin/python scripts/page.py test || failed=1
.venv/bin/python -m pytest -q -n "${WORKERS:-auto}" --dist loadgroup "$@" || failed=1

exit $failed
