#!/usr/bin/env bash
# Everything that must hold: checks, tests of the page, tests. Nothing is skipped because something before it failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

scripts/check.sh || failed=1
.venv/bin/python scripts/page.py test || failed=1
.venv/bin/python -m pytest -q -n "${WORKERS:-auto}" --dist loadgroup "$@"
code=$?
if [ $code = 1 ]; then
  .venv/bin/python scripts/second_chance.py || failed=1
elif [ $code != 0 ]; then
  failed=1
fi

exit $failed
