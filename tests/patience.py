"""How long tests wait for what must come: minutes pass only where a test is about to fail."""

PATIENCE_S = 200  # a loaded machine takes ten times as long as a free one
