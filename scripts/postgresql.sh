#!/usr/bin/env bash
# Make sure that there is a PostgreSQL for the tests; they start it themselves, so no service is left running.
set -euo pipefail

bindir=$(pg_config --bindir 2>/dev/null || true)
for dir in ${bindir:+"$bindir"} /usr/lib/postgresql/*/bin; do
  [ -x "$dir/initdb" ] && [ -x "$dir/postgres" ] && exit 0
done
command -v initdb >/dev/null && command -v postgres >/dev/null && exit 0

if [ -n "${NO_INSTALL:-}" ]; then
  echo "The tests of the PostgreSQL store need PostgreSQL 14 or newer (initdb and postgres), and NO_INSTALL is set." >&2
  echo "Install it with your system's package manager (Debian: postgresql), or unset NO_INSTALL." >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null && as_root=(sudo)
fi
if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && [ ${#as_root[@]} = 0 ]; }; then
  echo "The tests of the PostgreSQL store need PostgreSQL 14 or newer, and it cannot be installed from here (no apt-get, or neither root nor sudo)." >&2
  echo "Install it with your system's package manager so that 'pg_config --bindir' names the directory of initdb and postgres." >&2
  exit 1
fi
echo "Installing PostgreSQL (package postgresql; no cluster is created and no service started) …"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
# The package postgresql-common would create and start a cluster; the tests make their own.
"${as_root[@]}" apt-get install -y -qq --no-install-recommends postgresql-common >/dev/null
if [ -d /etc/postgresql-common ] && ! grep -qs '^create_main_cluster *= *false' /etc/postgresql-common/createcluster.conf; then
  echo "create_main_cluster = false" | "${as_root[@]}" tee -a /etc/postgresql-common/createcluster.conf >/dev/null
fi
"${as_root[@]}" apt-get install -y -qq --no-install-recommends postgresql >/dev/null
