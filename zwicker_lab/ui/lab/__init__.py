"""The lab: what a rule does, to a position, to a count, to a village."""
