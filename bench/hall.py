"""A server of the whole site for a club evening: its rooms in the file given, its sessions given up soon after."""

from __future__ import annotations

import os
import sys

from zwicker_lab.ui.room.service import VARIABLE
from zwicker_lab.ui.serve import main

LIFETIME_MS, CHECK_MS = 5_000, 500
"""How soon a page that was left is given up, and how often that is looked at; none may wait for its socket so long."""

if __name__ == "__main__":
    os.environ[VARIABLE] = sys.argv[1]
    main(port=int(sys.argv[2]), session_lifetime=LIFETIME_MS, session_check=CHECK_MS)
