"""Virtual piezo between two PWM pins: it sounds while the voltage across it alternates."""


class Piezo:
    """A piezo between pins A and B of PWM slice `number` of `chip`.

    wired    whether both of its wires are connected
    """

    def __init__(self, chip, number: int):
        self._chip = chip
        self._number = number
        self.wired = True

    @property
    def tone(self) -> int:
        """Frequency in Hz, 0 when silent."""
        pwm = self._chip.slices[self._number]
        if not (pwm.running and self.wired):
            return 0
        alternates = 0 < pwm.high(0) < 65535 or 0 < pwm.high(1) < 65535
        in_step = pwm.duty[0] == pwm.duty[1] and pwm.inverted[0] == pwm.inverted[1]
        return pwm.hz if alternates and not in_step else 0
