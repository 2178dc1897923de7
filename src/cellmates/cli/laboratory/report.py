"""`cellmates lab report`: a run as one HTML file, opened in the browser."""

import webbrowser
from argparse import Namespace
from pathlib import Path

from cellmates.cli.errors import UsageError
from cellmates.cli.laboratory.keeping import plan_of, result_of
from cellmates.cli.parser import Parser
from cellmates.lab.document import html
from cellmates.lab.other_reports import compare_report, ladder_report, tune_report
from cellmates.lab.plots import NoMatplotlib, svg
from cellmates.lab.reporting import report_of
from cellmates.locale import Texts

_REPORTS = {
    "run": report_of,
    "compare": compare_report,
    "ladder": ladder_report,
    "tune": tune_report,
}


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    texts = parser.texts
    parser.add_argument("folder", metavar="FOLDER", help=texts("lab-flag-folder"))
    parser.add_argument("--html", metavar="FILE", help=texts("lab-flag-html"))
    parser.add_argument("--no-open", action="store_true", help=texts("lab-flag-no-open"))


def run(args: Namespace) -> int:
    """Write the file, and open it."""
    texts: Texts = args.texts
    plan = plan_of(args.folder, texts, *_REPORTS)
    found = {**plan, **result_of(args.folder, texts)}
    try:
        document = _REPORTS[plan["experiment"]](found, args.folder, texts)
    except (KeyError, TypeError, ValueError):
        broken = str(Path(args.folder) / "result.json")
        raise UsageError(texts("lab-broken-result", file=broken)) from None
    try:
        plots = [svg(section.chart) for section in document.sections if section.chart is not None]
    except NoMatplotlib:
        raise UsageError(texts("lab-no-matplotlib")) from None
    file = Path(args.html) if args.html else Path(args.folder) / "report.html"
    file.write_text(html(document, plots), "utf-8")
    print(texts("lab-report-written", file=str(file)))
    if not args.no_open and not webbrowser.open(file.resolve().as_uri()):
        print(texts("lab-report-not-opened"))
    return 0
