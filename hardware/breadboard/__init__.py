"""The circuit on a breadboard, and what breadboard and stripboard share."""
