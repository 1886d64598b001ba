"""The computer levels of Banquet Royal."""
