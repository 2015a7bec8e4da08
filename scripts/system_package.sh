# Sourced by the scripts that see to a program of the system: says what it installs, or why it does not.
# shellcheck shell=bash

as_root=()

# may_install WHO WHAT PACKAGE: go on only if WHAT can be installed here; else say what is missing, and fail.
may_install() {
  local who=$1 what=$2 package=$3
  if [ -n "${NO_INSTALL:-}" ]; then
    echo "$who need $what, and NO_INSTALL is set." >&2
    echo "Install it with your system's package manager (Debian: $package), or unset NO_INSTALL." >&2
    exit 1
  fi
  if [ "$(id -u)" != 0 ] && command -v sudo >/dev/null; then
    as_root=(sudo)
  fi
  if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && [ ${#as_root[@]} = 0 ]; }; then
    echo "$who need $what, and it cannot be installed from here (no apt-get, or neither root nor sudo)." >&2
    echo "Install it with your system's package manager (Debian: $package)." >&2
    exit 1
  fi
  echo "Installing $what with apt-get (package $package; NO_INSTALL=1 forbids it) …"
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get update -qq
}

add_package() {
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}

# add_idle_service PACKAGE: the same, and its service is not started.
add_idle_service() {
  local policy=/usr/sbin/policy-rc.d  # forbids to start services
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
    "${as_root[@]}" chmod +x "$policy"
    # shellcheck disable=SC2064 -- the name is known now
    trap "${as_root[*]} rm -f $policy" EXIT
  fi
  add_package "$1"
}
