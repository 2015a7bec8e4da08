#!/usr/bin/env bash
# Everything that must hold: all tests, and beside them the checks and the page's own tests, which are told when the tests have
# ended. Nothing is skipped because something else failed.
set -uo pipefail
cd "$(dirname "$0")/.."
failed=0

# Tests start hundreds of programs. Each would compile all that it imports where the shell forbids Python to keep bytecode
# (PYTHONDONTWRITEBYTECODE), because the packages are installed without it. It is kept in .venv, and not among the sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=$PWD/.venv/bytecode

checked=$(mktemp)
(
  bad=0
  nice scripts/check.sh || bad=1
  nice .venv/bin/python scripts/page.py test || bad=1
  exit $bad
) >"$checked" 2>&1 &
check=$!
# Twice as many workers as cores: browsers, servers, terminals and clocks are waited for half of the time.
cores=$(getconf _NPROCESSORS_ONLN)
.venv/bin/python -m pytest -q -n "${WORKERS:-$((2 * cores))}" --dist loadgroup "$@"
code=$?
if [ $code = 1 ]; then
  .venv/bin/python scripts/second_chance.py || failed=1
elif [ $code != 0 ]; then
  failed=1
fi

wait $check || failed=1
cat "$checked"
rm "$checked"
exit $failed
