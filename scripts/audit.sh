#!/usr/bin/env bash
# Known weaknesses of what the locks name: Python by pip-audit, the page's tools by npm.
# Both ask their own advisory services; nothing is installed or changed. What could not be asked about counts as a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

status=0
for lock in requirements.txt requirements-dev.txt requirements-lock.txt; do
  echo "$lock"
  .venv/bin/python -m pip_audit --requirement "$lock" --require-hashes --disable-pip --strict --progress-spinner off || status=1
done
echo "web/package-lock.json"
.venv/bin/python scripts/page.py audit || status=1
exit $status
