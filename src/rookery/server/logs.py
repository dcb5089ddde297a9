"""The log of the server program: lines for people, or JSON objects, on standard error."""

import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Literal, TypeAlias

from pythonjsonlogger.json import JsonFormatter

LogFormat: TypeAlias = Literal["text", "json"]

REQUEST_ID: ContextVar[str] = ContextVar("rookery_request_id", default="")
"""The id of the request or connection that is being served; empty if there is none."""

_OTHERS = ("uvicorn", "asyncio", "sqlalchemy", "alembic")
"""Libraries from which only warnings and errors are logged, whatever the level."""


def new_request_id() -> str:
    """An id for a request, from the system's random generator."""
    return secrets.token_hex(8)


def configure(form: LogFormat, level: str) -> None:
    """Log messages of `level`, such as "info", and of higher levels to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_with_request)
    handler.setFormatter(_json_lines() if form == "json" else _TextLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("rookery").setLevel(level.upper())
    for name in _OTHERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def _with_request(record: logging.LogRecord) -> bool:
    record.request = REQUEST_ID.get()
    return True


class _TextLines(logging.Formatter):
    """Lines like `2026-11-22T18:30:01.250Z warning rookery.tables: a line (request 3f…)`, UTC."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 logging's own name
        """The line without the traceback. Escaped line breaks keep a message on one line."""
        message = record.message.replace("\n", "\\n").replace("\r", "\\r")
        line = f"{self.formatTime(record)} {record.levelname.lower()} {record.name}: {message}"
        request = getattr(record, "request", "")
        return f"{line} (request {request})" if request else line


def _json_lines() -> logging.Formatter:
    """One JSON object per line: time, level, logger, message; request and traceback if any."""
    return _JsonLines(
        "{levelname}{name}{message}",
        style="{",
        timestamp="time",
        rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
        json_ensure_ascii=False,
    )


class _JsonLines(JsonFormatter):
    """JSON lines without the field `request` if it is empty."""

    def process_log_record(self, log_record: dict[str, object]) -> dict[str, object]:
        log_record["level"] = str(log_record["level"]).lower()
        if not log_record.get("request"):
            log_record.pop("request", None)
        return log_record
