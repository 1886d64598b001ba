"""The device: its screens, from the title to the result, and what it keeps over a power-off."""
