"""Logs without secrets: for people in a terminal, or one JSON object a line for programs."""

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


class TextLines(logging.Formatter):
    """A record as a line to be read: the time, the level if it is not just news, the facts."""

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {}).items()
        facts = ", ".join(f"{name} {value}" for name, value in fields)
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        told = f"{level}{record.getMessage()}" + (f" ({facts})" if facts else "")
        line = f"{self.formatTime(record, '%H:%M:%S')}  {told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def write_logs(
    stream: TextIO = sys.stderr, level: int = logging.INFO, as_json: bool = True
) -> None:
    """Send our logs, and the warnings of others, to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cellmates").setLevel(level)
