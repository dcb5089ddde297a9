#!/bin/sh
# Run a stage of make and print how long it took: sh tools/timed.sh STAGE DONE COMMAND…
# After a failure or an interrupt, print what to do: every stage continues where it stopped.
stage=$1 done=$2
shift 2
began=$(date +%s)

say() { echo "$stage: $*" >&2; }

trap 'say "interrupted; the next make goes on where this one stopped"; exit 130' INT
"$@" || {
    status=$?
    free=$(df -Pk . 2>/dev/null | awk 'NR == 2 { print $4 }')
    if [ "${free:-999999}" -lt 65536 ]; then
        say "the disk is full: make room, then run make again; it goes on where it stopped"
    else
        say "failed, as the lines above say; once that is mended, make goes on where it stopped"
    fi
    exit "$status"
}
say "$done in $(($(date +%s) - began)) s"
