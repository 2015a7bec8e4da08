#!/usr/bin/env bash
# Make sure that there is a tmux: the tests of the terminal client play in a real terminal.
set -euo pipefail

command -v tmux >/dev/null && exit 0

. "$(dirname "$0")/system_package.sh"
may_install "The tests of the terminal client" "tmux" tmux
add_package tmux
