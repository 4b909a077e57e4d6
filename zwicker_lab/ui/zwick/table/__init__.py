"""The table of Swiss Zwick: a position as the scene the common card table draws."""
