#!/usr/bin/env bash
# Make sure that there is a Caddy for the tests of several processes behind one address; they start it themselves.
set -euo pipefail

command -v caddy >/dev/null && exit 0

. "$(dirname "$0")/system_package.sh"
may_install "The tests of several processes" "Caddy" caddy
add_idle_service caddy
