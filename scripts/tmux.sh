#!/usr/bin/env bash
# Make sure that there is a tmux: the tests of the terminal client play in a real terminal.
set -euo pipefail

command -v tmux >/dev/null && exit 0

as_root=()
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null && as_root=(sudo)
fi
if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && [ ${#as_root[@]} = 0 ]; }; then
  echo "The tests of the terminal client need tmux, and it cannot be installed from here (no apt-get, or neither root nor sudo)." >&2
  echo "Install it with your system's package manager so that 'tmux' is on the PATH." >&2
  exit 1
fi
echo "Installing tmux …"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends tmux >/dev/null
