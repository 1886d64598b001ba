"""Version of Regalia, by the rules of semver.org, and the MicroPython that it needs."""

VERSION = "0.9.0"

# The oldest release of MicroPython on which the firmware was measured. On an older one it says so.
OLDEST_MICROPYTHON = (1, 26)
