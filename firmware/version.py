"""Version of Regalia, by the rules of semver.org."""

VERSION = "0.9.0"
