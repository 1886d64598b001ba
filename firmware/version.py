"""Version of Regalia, by the rules of semver.org. CHANGELOG.md says what each one changed."""

VERSION = "0.9.0"
