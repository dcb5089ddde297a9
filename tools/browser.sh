#!/bin/sh
# Print the path of Chromium: sh tools/browser.sh. As root it installs a missing one from Debian.
set -eu
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "browser: getting Chromium from Debian's packages" >&2
    {
        apt-get install -y -q --no-install-recommends chromium fonts-dejavu-core ||
            { apt-get update -q && apt-get install -y -q --no-install-recommends chromium fonts-dejavu-core; }
    } >&2
    command -v chromium
else
    echo "browser: no Chromium found; install it, or name it: CHROMIUM=/path make test" >&2
    exit 1
fi
