"""Virtual chips; each decodes the signals on its pins as the real chip does."""
