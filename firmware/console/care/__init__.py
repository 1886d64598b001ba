"""What looks after the device itself, loaded when it is needed: faults, crashes, self-test."""
