#!/usr/bin/env bash
# Everything that must hold: checks beside the tests of the page, then all other tests. Nothing is skipped because something
# before it failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

checked=$(mktemp)
scripts/check.sh >"$checked" 2>&1 &
check=$!
.venv/bin/python scripts/page.py test || failed=1
wait $check || failed=1
cat "$checked"
rm "$checked"
# Twice as many workers as cores: browsers, servers, terminals and clocks are waited for half of the time.
cores=$(getconf _NPROCESSORS_ONLN)
.venv/bin/python -m pytest -q -n "${WORKERS:-$((2 * cores))}" --dist loadgroup "$@"
code=$?
if [ $code = 1 ]; then
  .venv/bin/python scripts/second_chance.py || failed=1
elif [ $code != 0 ]; then
  failed=1
fi

exit $failed
