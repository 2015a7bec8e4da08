#!/usr/bin/env bash
# Make sure that there is a Chromium for the tests of the page.
set -euo pipefail

for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done

. "$(dirname "$0")/system_package.sh"
may_install "The tests of the page" "Chromium" chromium
add_package chromium
