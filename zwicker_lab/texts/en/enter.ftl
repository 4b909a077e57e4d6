# A deal really played, entered by hand.
enter-heading = Enter a deal
