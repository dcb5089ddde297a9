#!/bin/sh
# Print the path of Chromium: sh tools/browser.sh. As root it installs a missing one from Debian.
# sh tools/browser.sh others installs Firefox and WebKit likewise; it does nothing if not root.
set -eu
is_root() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

install() {
    echo "browser: getting $* from Debian's packages" >&2
    {
        apt-get install -y -q --no-install-recommends "$@" ||
            { apt-get update -q && apt-get install -y -q --no-install-recommends "$@"; }
    } >&2
}

if [ "${1:-}" = others ]; then
    set --
    command -v firefox-esr >/dev/null || set -- firefox-esr
    command -v WebKitWebDriver >/dev/null || set -- "$@" webkit2gtk-driver
    command -v Xvfb >/dev/null || set -- "$@" xvfb
    if [ $# != 0 ] && is_root; then
        install "$@"
    fi
    exit 0
fi
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
        command -v "$name"
        exit 0
    fi
done
if is_root; then
    install chromium fonts-dejavu-core
    command -v chromium
else
    echo "browser: no Chromium found; install it, or name it: CHROMIUM=/path make test" >&2
    exit 1
fi
