"""Version of Regalia, by the rules of semver.org."""

VERSION = "1.0.0"
