#!/usr/bin/env bash
# Make sure that there is an nginx for the tests of several processes behind one address; they start it themselves.
set -euo pipefail

command -v nginx >/dev/null && exit 0
[ -x /usr/sbin/nginx ] && exit 0

. "$(dirname "$0")/system_package.sh"
may_install "The tests of several processes" "nginx" nginx-light
policy=/usr/sbin/policy-rc.d  # forbids to start the service
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
  "${as_root[@]}" chmod +x "$policy"
  trap '"${as_root[@]}" rm -f "$policy"' EXIT
fi
add_package nginx-light
