"""The page of a guest in a room: coming in, exercises, the own seat at a table, and what is taken home."""
