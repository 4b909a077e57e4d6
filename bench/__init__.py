"""Measurements, each a module with ``measure(full)``; their results are recorded in ``results``."""
