"""Self-test of the table: it names what is wired wrong. Loaded when needed."""
