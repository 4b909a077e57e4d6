"""``python3 -m zwicker_lab`` is the command ``zwicker-lab``."""

import sys

from zwicker_lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
