// The flash chip, as the boot ROM and MicroPython program it through the SSI.
//
// rp2040js has flash to run from, but none that can be written: its SSI knows no commands, and the
// block that holds the chip-select line (IO_QSPI) is missing. Here are both, for the commands that
// MicroPython sends. They take the time that they do on a W25Q16JV (data sheet rev H, 9.6, typical),
// told by the busy bit that the boot ROM polls.
const { BasePeripheral } = require('rp2040js');

const PAGE_MS = 0.4;
const ERASE = { 0x20: { bytes: 4096, ms: 45 }, 0xd8: { bytes: 65536, ms: 150 } };
const WRITE_ENABLE = 0x06, WRITE_DISABLE = 0x04, STATUS_1 = 0x05, STATUS_2 = 0x35, ID = 0x9f;
const READ = 0x03, PROGRAM = 0x02;
const IDENTITY = [0xef, 0x40, 0x15]; // Winbond, 2 MiB
const QUAD_ENABLED = 2, ENABLED = 2, BUSY = 1;

// Registers of the SSI that matter here.
const SSI = 0x18000, SR = 0x28, RXFLR = 0x24, DR0 = 0x60;
const TX_EMPTY_NOT_FULL = 6, RX_NOT_EMPTY = 8;

const IO_QSPI = 0x40018, SS_CTRL = 0x0c, OUTOVER_HIGH = 3;

class ChipSelect extends BasePeripheral {
  constructor(rp2040, select) {
    super(rp2040, 'IO_QSPI_BASE');
    this.registers = new Uint32Array(64);
    this.select = select;
  }
  readUint32(offset) {
    return this.registers[offset >> 2];
  }
  writeUint32(offset, value) {
    this.registers[offset >> 2] = value;
    if (offset === SS_CTRL) this.select(((value >>> 8) & 3) !== OUTOVER_HIGH);
  }
}

class Flash {
  // Puts itself between `rp2040` and its SSI; an erase or a program is an event, as in wires.cjs.
  constructor(rp2040, note) {
    this.rp2040 = rp2040;
    this.sent = [];
    this.answers = [];
    this.selected = true;
    this.enabled = false;
    this.busyUntil = 0;
    this.note = note;

    const ssi = rp2040.peripherals[SSI];
    const read = ssi.readUint32.bind(ssi), write = ssi.writeUint32.bind(ssi);
    ssi.readUint32 = (offset) => {
      if (offset === DR0) return this.answers.shift() ?? 0;
      if (offset === RXFLR) return this.answers.length;
      if (offset === SR) return TX_EMPTY_NOT_FULL | (this.answers.length ? RX_NOT_EMPTY : 0);
      return read(offset);
    };
    ssi.writeUint32 = (offset, value) => {
      if (offset === DR0) this.answers.push(this.selected ? this.shift(value & 0xff) : 0xff);
      else write(offset, value);
    };
    rp2040.peripherals[IO_QSPI] = new ChipSelect(rp2040, (low) => this.select(low));
  }

  select(low) {
    if (low && !this.selected) {
      this.sent = [];
      this.answers = [];
    } else if (!low && this.selected) {
      this.obey();
    }
    this.selected = low;
  }

  // One byte in, one byte out.
  shift(byte) {
    const at = this.sent.push(byte) - 1;
    const command = this.sent[0];
    if (at === 0) {
      if (command === WRITE_ENABLE) this.enabled = true;
      if (command === WRITE_DISABLE) this.enabled = false;
      return 0xff;
    }
    const busy = this.rp2040.clock.nanos < this.busyUntil;
    if (command === STATUS_1) return (this.enabled ? ENABLED : 0) | (busy ? BUSY : 0);
    if (command === STATUS_2) return QUAD_ENABLED;
    if (command === ID) return IDENTITY[at - 1] ?? 0;
    if (command === READ && at >= 4) return this.rp2040.flash[this.address() + at - 4];
    return 0xff;
  }

  address() {
    return (this.sent[1] << 16) | (this.sent[2] << 8) | this.sent[3];
  }

  // The end of a command: a program or an erase happens now.
  obey() {
    const { sent, rp2040 } = this;
    const address = this.address();
    const erase = ERASE[sent[0]];
    if (!this.enabled || sent.length < 4) return;
    if (erase) {
      const start = address & ~(erase.bytes - 1);
      rp2040.flash.fill(0xff, start, start + erase.bytes);
      this.work('erase', erase.ms);
    } else if (sent[0] === PROGRAM) {
      for (let i = 4; i < sent.length; i++) rp2040.flash[address + i - 4] &= sent[i];
      this.work('program', PAGE_MS);
    }
    this.sent = [];
  }

  work(what, ms) {
    this.enabled = false;
    this.busyUntil = this.rp2040.clock.nanos + ms * 1e6;
    this.note('flash', 0, what, ms * 1e6, this.busyUntil);
  }
}

module.exports = { Flash };
