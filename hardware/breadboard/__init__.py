"""The circuit without a printed board: on a breadboard or a solderable board like it."""
