"""The app: its screens, the match in progress, settings and saves."""
