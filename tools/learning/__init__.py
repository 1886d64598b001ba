"""How the computer learned Royal Visit: a compiled engine, self-play, and what came of it."""
