#!/usr/bin/env bash
# Make sure that there is a Chromium for the tests of the page.
set -euo pipefail

for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done

as_root=()
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null && as_root=(sudo)
fi
if ! command -v apt-get >/dev/null || { [ "$(id -u)" != 0 ] && [ ${#as_root[@]} = 0 ]; }; then
  echo "The tests of the page need Chromium, and it cannot be installed from here (no apt-get, or neither root nor sudo)." >&2
  echo "Install it with your system's package manager so that 'chromium' is on the PATH." >&2
  exit 1
fi
echo "Installing Chromium …"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium >/dev/null
