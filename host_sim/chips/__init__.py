"""Virtual chips: each decodes what the real one would find on its wires."""
