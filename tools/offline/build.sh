#!/bin/sh
# Build the runtime with which the page plays offline: sh tools/offline/build.sh FOLDER
# Python in WebAssembly comes from npm, the libraries from PyPI in the versions of requirements.lock.
set -eu
folder=$1
here=tools/offline
site=build/offline/site

say() { echo "offline: $*" >&2; }

node=$(sh tools/page.sh node)
PATH="$(dirname "$node"):$PATH"
uv=$(command -v uv || echo .tools/bin/uv)

got=$here/node_modules/.package-lock.json
if [ ! -e "$got" ] || [ $here/package-lock.json -nt "$got" ]; then
    say "getting Pyodide from npm"
    (cd $here && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2)
    touch "$got"
fi
if [ ! -d $site/msgspec ] || [ requirements.lock -nt $site/msgspec ]; then
    say "getting the libraries for it from PyPI"
    rm -rf $site
    # pip, since uv does not know this platform yet.
    "$uv" run --quiet --no-project --with pip python -m pip install --disable-pip-version-check --quiet \
        --target $site --only-binary :all: --no-deps --require-hashes --constraint requirements.lock \
        --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
        fluent-syntax msgspec typing-extensions
    touch $site/msgspec
fi
say "packing"
"$node" $here/build.mjs $site "$folder"
