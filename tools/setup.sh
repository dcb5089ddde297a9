#!/bin/sh
# Make the project's own environment: sh tools/setup.sh PYTHON VENV [test]
# It gets what Rookery needs to run; with `test`, also the tools for tests, format and measurements.
# Needs Python 3.11 or newer.
# Takes uv from the PATH, or from PyPI into .tools.
set -eu
python=$1
venv=$2

say() { echo "set-up: $*" >&2; }

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    say "$python is not Python 3.11 or newer; name another one: make PYTHON=python3.12 …"
    exit 1
}

if command -v uv >/dev/null 2>&1; then
    uv=uv
elif [ -x .tools/bin/uv ]; then
    uv=.tools/bin/uv
else
    say "getting uv from PyPI"
    if "$python" -m venv .tools >/dev/null 2>&1; then
        .tools/bin/python -m pip install --quiet --disable-pip-version-check uv
    else # a Python without ensurepip, as Debian splits it
        rm -rf .tools
        "$python" -m pip install --quiet --disable-pip-version-check --target .tools uv
    fi
    uv=.tools/bin/uv
fi

[ -x "$venv/bin/python" ] || "$uv" venv --quiet --python "$python" "$venv"
export VIRTUAL_ENV="$venv"
if [ "${3:-}" = test ]; then
    say "getting what tests, in the versions of requirements.lock"
    "$uv" pip sync --quiet --require-hashes requirements.lock
else
    say "getting what runs, in the versions of requirements.lock"
    "$uv" pip install --quiet --require-hashes --constraint requirements.lock \
        --requirement pyproject.toml --group build
fi
# The install's metadata name no commit: `rookery --version` asks the checkout. make compiles the
# kernel, and compiles it again when its sources have changed.
ROOKERY_KERNEL=none "$uv" pip install --quiet --no-deps --no-build-isolation --editable .
