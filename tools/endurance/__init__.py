"""Game after game at one table, to see that its heap stays as it is."""
