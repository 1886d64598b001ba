"""Many games in a row on one device, to see that its heap does not fill up."""
