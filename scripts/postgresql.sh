#!/usr/bin/env bash
# Make sure that there is a PostgreSQL for the tests; they start it themselves, so no service is left running.
set -euo pipefail

bindir=$(pg_config --bindir 2>/dev/null || true)
for dir in ${bindir:+"$bindir"} /usr/lib/postgresql/*/bin; do
  [ -x "$dir/initdb" ] && [ -x "$dir/postgres" ] && exit 0
done
command -v initdb >/dev/null && command -v postgres >/dev/null && exit 0

. "$(dirname "$0")/system_package.sh"
may_install "The tests of the PostgreSQL store" "PostgreSQL 14 or newer (initdb and postgres)" postgresql
# The package postgresql-common would create and start a cluster; the tests make their own.
add_package postgresql-common
if [ -d /etc/postgresql-common ] && ! grep -qs '^create_main_cluster *= *false' /etc/postgresql-common/createcluster.conf; then
  echo "create_main_cluster = false" | "${as_root[@]}" tee -a /etc/postgresql-common/createcluster.conf >/dev/null
fi
add_package postgresql
