"""The command ``zwicker-lab``."""

from zwicker_lab.cli.command import main

__all__ = ["main"]
