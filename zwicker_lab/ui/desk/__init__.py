"""The championship desk: the organiser's page, the screen for all, and what is printed."""
