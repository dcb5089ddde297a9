"""Decide for the bots of an earlier version, in a process that runs its code.

The process reads one task per line and writes one answer per line, as a server's workers do. Its
first line names its package and says whether its kernel is compiled. This module must run with
the code of any earlier version.
"""

import json
import sys


def main() -> None:
    import rookery  # noqa: PLC0415 the package of the earlier version
    from rookery.client.answering import answered  # noqa: PLC0415
    from rookery.kernel import is_compiled  # noqa: PLC0415

    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # standard output is for answers only
    hello = {"package": rookery.__file__, "is_compiled": bool(is_compiled)}
    out.write(json.dumps(hello).encode() + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(answered(line) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
