"""The circuit on a stripboard: copper strips under all holes, cut where they must not join."""
