"""Diagnostics of the device, loaded when needed: faults, crashes, self-test, safe start."""
