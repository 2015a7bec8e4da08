#!/usr/bin/env bash
# Make sure that there is an nginx for the tests of several processes behind one address; they start it themselves.
set -euo pipefail

command -v nginx >/dev/null && exit 0
[ -x /usr/sbin/nginx ] && exit 0

. "$(dirname "$0")/system_package.sh"
may_install "The tests of several processes" "nginx" nginx-light
add_idle_service nginx-light
