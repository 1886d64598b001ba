"""The parts of the table: the only place that imports `machine` and `neopixel`."""
