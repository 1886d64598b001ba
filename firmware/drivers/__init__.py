"""Drivers of the hardware: the only package that imports `machine` and `neopixel`."""
