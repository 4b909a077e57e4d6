"""What all tests share: hypothesis profiles, and how many tests were left out, and why."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

LEFT_OUT = "left out by --no-browser"
NO_POSTGRES = "left out, as PostgreSQL is not installed (Debian: apt-get install postgresql)"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what is to be left out, and begin with the files that take longest: those with a browser."""
    driven = {item.path for item in items if item.get_closest_marker("browser")}
    items.sort(key=lambda item: item.path not in driven)
    if os.environ.get("ZWICKER_NO_BROWSER"):
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=LEFT_OUT))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    for what, why in (("browser tests", LEFT_OUT), ("database tests", NO_POSTGRES)):
        count = sum(why in str(report.longrepr) for report in skipped)
        if count:
            terminalreporter.write_line(f"{what} {why}: {count}", yellow=True)
