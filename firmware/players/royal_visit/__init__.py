"""The computer levels of Royal Visit."""
