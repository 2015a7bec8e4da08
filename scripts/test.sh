#!/usr/bin/env bash
# Everything that must hold: checks, tests of the page, tests. Nothing is skipped because something before it failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

# Browsers, terminals and servers share two cores here. What failed gets one more chance alone, and is named:
# a test that needs it is worth mending, a test that fails twice is red.
again() {
  printf '\nOnce more, one at a time, what failed:\n'
  .venv/bin/python -m pytest -q -n 0 --last-failed --last-failed-no-failures=none || failed=1
}

scripts/check.sh || failed=1
.venv/bin/python scripts/page.py test || failed=1
.venv/bin/python -m pytest -q -n "${WORKERS:-auto}" --dist loadgroup "$@" || again

exit $failed
