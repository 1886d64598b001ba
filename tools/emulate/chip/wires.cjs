// What leaves the chip by its pins: I2C transfers, WS2812 bits, levels. Each is noted as an event:
// [nanoseconds at its end, kind, where, what, how many nanoseconds it took].
const { GPIOPinState } = require('rp2040js');

const CLOCK_HZ = 125e6;
const ADDRESS_REFUSED = 1 << 4; // TX_EMPTY

// An I2C bus on which devices answer at `addresses` and take all that is written to them. While it is
// `stalled` something holds its wires down, and no transfer goes on.
//
// rp2040js moves a byte in no time at all; here each of its nine bits takes a period of SCL, as the
// firmware has set it. An address that nobody answers to empties the transmit queue, which rp2040js
// doesn't tell and MicroPython waits for.
class I2C {
  constructor(rp2040, bus, addresses, note) {
    const i2c = rp2040.i2c[bus];
    const { clock } = rp2040;
    let next, address, bytes, began;
    const alarm = clock.createAlarm(() => next());
    this.stalled = false;
    const after = (bits, then) => {
      if (this.stalled) return;
      next = then;
      alarm.schedule((bits * (i2c.sclHighPeriod + i2c.sclLowPeriod) * 1e9) / CLOCK_HZ);
    };
    i2c.onStart = () => {
      began = clock.nanos;
      bytes = [];
      after(1, () => i2c.completeStart());
    };
    i2c.onConnect = (asked) => {
      address = asked;
      const answers = addresses.has(asked);
      after(9, () => {
        i2c.completeConnect(answers);
        if (!answers) i2c.setInterrupts(ADDRESS_REFUSED);
      });
    };
    i2c.onWriteByte = (byte) => {
      bytes.push(byte);
      after(9, () => i2c.completeWrite(true));
    };
    i2c.onReadByte = () => after(9, () => i2c.completeRead(0));
    i2c.onStop = () =>
      after(1, () => {
        if (bytes.length && addresses.has(address))
          note('i2c', bus, Buffer.from(bytes).toString('hex'), clock.nanos - began);
        i2c.completeStop();
      });
  }
}

// A chain of WS2812B: a bit is a pulse, told by its length; a pause shows the frame.
// Source: WS2812B data sheet: 0 is high for 400 ns, 1 for 800 ns; the pause is over 50 us.
const ONE_FROM_NS = 600;
const PAUSE_NS = 60_000;

class Chain {
  constructor(rp2040, pin, note) {
    const { clock } = rp2040;
    let rose = 0, began = 0, bits = 0, byte = 0, bytes = [], ended = 0;
    const pause = clock.createAlarm(() => {
      note('leds', pin, Buffer.from(bytes).toString('hex'), ended - began);
      bits = 0;
      bytes = [];
    });
    rp2040.gpio[pin].addListener((state, before) => {
      if (state === GPIOPinState.High) {
        rose = clock.nanos;
        if (!bits) began = rose;
        pause.cancel();
      } else if (state === GPIOPinState.Low && before === GPIOPinState.High) {
        ended = clock.nanos;
        byte = (byte << 1) | (ended - rose >= ONE_FROM_NS ? 1 : 0);
        if (++bits % 8 === 0) bytes.push(byte & 0xff);
        pause.schedule(PAUSE_NS);
      }
    });
  }
}

// A pin whose level somebody watches.
class Watch {
  constructor(rp2040, pin, note) {
    rp2040.gpio[pin].addListener((state, before) => {
      const high = state === GPIOPinState.High;
      if (high !== (before === GPIOPinState.High)) note('pin', pin, high ? 1 : 0, 0);
    });
  }
}

module.exports = { I2C, Chain, Watch };
