#!/usr/bin/env bash
# Make sure that there is an nginx for the tests of several processes behind one address; they start it themselves.
set -euo pipefail

command -v nginx >/dev/null && exit 0
[ -x /usr/sbin/nginx ] && exit 0

if [ -n "${NO_INSTALL:-}" ]; then
  echo "The tests of several processes need nginx, and NO_INSTALL is set." >&2
  echo "Install it with your system's package manager (Debian: nginx-light), or unset NO_INSTALL." >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null && as_root=(sudo)
fi
if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && [ ${#as_root[@]} = 0 ]; }; then
  echo "The tests of several processes need nginx, and it cannot be installed from here (no apt-get, or neither root nor sudo)." >&2
  echo "Install it with your system's package manager so that 'nginx' is on the PATH." >&2
  exit 1
fi
echo "Installing nginx (package nginx-light; its service is not started) …"
export DEBIAN_FRONTEND=noninteractive
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
  "${as_root[@]}" chmod +x "$policy"
  trap '"${as_root[@]}" rm -f "$policy"' EXIT
fi
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends nginx-light >/dev/null
