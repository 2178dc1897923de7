"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import sys
from typing import TextIO


class JsonLines(logging.Formatter):
    """A record as a line of JSON; further facts come in `extra={"fields": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(stream: TextIO = sys.stderr, level: int = logging.INFO) -> None:
    """Send our logs, and the warnings of others, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cellmates").setLevel(level)
