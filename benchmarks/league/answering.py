"""Runs in a process of an earlier version, and decides for its bots.

It reads a task a line and writes an answer a line, in the form in which servers ask workers. First
it says where its version is, and whether its kernel is compiled. It may use nothing that only later
versions have.
"""

import json
import sys


def main() -> None:
    import rookery  # noqa: PLC0415 that of the earlier version
    from rookery.client.answering import answered  # noqa: PLC0415
    from rookery.kernel import is_compiled  # noqa: PLC0415

    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may be written among the answers
    hello = {"package": rookery.__file__, "is_compiled": bool(is_compiled)}
    out.write(json.dumps(hello).encode() + b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(answered(line) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
