"""Modules for every floor: loader, clock arithmetic, random numbers, key names, flash data."""
