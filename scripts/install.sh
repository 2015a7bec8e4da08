#!/usr/bin/env bash
# Install one lock file, hashes checked, and this checkout into .venv (made when missing).
set -euo pipefail
cd "$(dirname "$0")/.."
lock=$1
said=.venv/.installed-${lock%.txt}

find_python() {
  local name
  for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
  echo "Aurum needs Python 3.11 or newer, and 'python3' is not one. Set PYTHON=/path/to/python3." >&2
  exit 1
}

make_venv() {
  local python
  python=$(find_python)
  "$python" -m venv .venv || {
    echo "'$python -m venv' failed. On Debian and Ubuntu: apt-get install python3-venv" >&2
    exit 1
  }
}

.venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv
pip() { .venv/bin/python -m pip --disable-pip-version-check -qq "$@"; }

if ! cmp -s "$lock" "$said"; then
  echo "Installing $lock into .venv …"
  # Python compiles what is imported when it is imported; compiling everything takes a third of the time. A lock names all
  # packages, so pip need not look for more.
  pip install --no-compile --no-deps --require-hashes -r "$lock"
  cp "$lock" "$said"
fi
pip install --no-deps --no-build-isolation -e .
