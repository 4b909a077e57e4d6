"""Entering a deal that was really played: cards as far as they are known, every move judged, a deal file at the end."""
