"""What all tests share: hypothesis profiles, and the browser tests left out on request."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")

LEFT_OUT = "left out by --no-browser"


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
    count = sum(LEFT_OUT in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_line(f"browser tests {LEFT_OUT}: {count}", yellow=True)
