// An emulated RP2040 on a board, driven through standard input: a line of JSON asks, a line of JSON
// answers. `node bridge.cjs BOOTROM IMAGE`; the boot ROM is JSON, the image a UF2 file.
//
//   {"wire": {"i2c": {BUS: [ADDRESS...]}, "leds": [PIN...], "watch": [PIN...], "adc": {CHANNEL: VALUE}}}
//   {"power": {PIN: LEVEL...}}   switch on, from nothing but flash, with the inputs at these levels
//   {"pin": [PIN, LEVEL]}        drive an input
//   {"stall": BUS}               hold an I2C bus down until power-on
//   {"send": TEXT}               to the serial port
//   {"run": MS, "until": TEXT, "stop": [KIND, WHERE]}   let time pass, at most so long; until the
//                                serial port has said that text, or until there is such an event
//   {"load": FILE}, {"store": FILE}   the whole flash
//
// Every answer is {"ns": time since power-on, "connected": whether the chip has found its USB host,
// "said": from the serial port, "events": see wires.cjs, "reached": whether it was `until` or `stop`
// that ended it}. Time passes in `run` alone: what is done between two runs happens at one moment.
const fs = require('fs');
const readline = require('readline');
const { Simulator } = require('rp2040js');
const { Flash } = require('./flash.cjs');
const { Serial } = require('./usb.cjs');
const wires = require('./wires.cjs');

const FLASH_BASE = 0x10000000;
const WATCHDOG = 0x40058;
const CYCLE_NS = 1e9 / 125e6;
const UF2_BLOCK = 512;
const LONGEST_NAP_NS = 100_000;

// MicroPython asks after the second core, of which the emulator then says that it has none.
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

const [rom, image] = process.argv.slice(2);
const bootrom = new Uint32Array(JSON.parse(fs.readFileSync(rom)));

let contents = null; // of the flash while the power is off
let wiring = { i2c: {}, leds: [], watch: [], adc: {} };
let simulator, serial, buses;
let events = [], said = '', stop = null, stopped = false;

function loadImage() {
  const flash = new Uint8Array(16 << 20).fill(0xff);
  const blocks = fs.readFileSync(image);
  for (let at = 0; at < blocks.length; at += UF2_BLOCK) {
    const size = blocks.readUInt32LE(at + 16), address = blocks.readUInt32LE(at + 12);
    flash.set(blocks.subarray(at + 32, at + 32 + size), address - FLASH_BASE);
  }
  return flash;
}

function note(kind, where, what, took, ended = simulator.clock.nanos) {
  events.push([ended, kind, where, what, took]);
  if (stop && stop[0] === kind && stop[1] === where) stopped = true;
}

function powerOn(levels) {
  contents = simulator ? simulator.rp2040.flash : contents ?? loadImage();
  simulator = new Simulator();
  const { rp2040 } = simulator;
  rp2040.logger = SILENT;
  rp2040.loadBootrom(bootrom);
  rp2040.flash.set(contents);
  new Flash(rp2040, note);
  buses = Object.entries(wiring.i2c).map(
    ([bus, addresses]) => new wires.I2C(rp2040, Number(bus), new Set(addresses), note),
  );
  for (const pin of wiring.leds) new wires.Chain(rp2040, pin, note);
  for (const pin of wiring.watch) new wires.Watch(rp2040, pin, note);
  for (const [channel, value] of Object.entries(wiring.adc)) rp2040.adc.channelValues[channel] = value;
  for (const [pin, level] of Object.entries(levels)) rp2040.gpio[pin].setInputValue(!!level);
  rp2040.peripherals[WATCHDOG].onWatchdogTrigger = () => note('reset', 0, '', 0);
  serial = new Serial(rp2040, (bytes) => (said += Buffer.from(bytes).toString('latin1')));
  rp2040.core.PC = FLASH_BASE;
}

// While the core sleeps rp2040js jumps to the next alarm, which may be hours away.
function pass() {
  const { rp2040, clock } = simulator;
  const { core } = rp2040;
  if (core.waiting) clock.tick(Math.min(clock.nanosToNextAlarm || LONGEST_NAP_NS, LONGEST_NAP_NS));
  else clock.tick(core.executeInstruction() * CYCLE_NS);
}

function run(ms, until) {
  const { clock } = simulator;
  const end = clock.nanos + ms * 1e6;
  stopped = false;
  while (clock.nanos < end && !stopped) {
    for (let i = 0; i < 500 && !stopped && clock.nanos < end; i++) pass();
    if (until && said.endsWith(until)) return true;
  }
  return stopped;
}

function obey(ask) {
  let reached = false;
  if (ask.wire) wiring = ask.wire;
  if (ask.load) contents = new Uint8Array(fs.readFileSync(ask.load));
  if (ask.power) powerOn(ask.power);
  if (ask.pin) simulator.rp2040.gpio[ask.pin[0]].setInputValue(!!ask.pin[1]);
  if (ask.stall !== undefined) buses[ask.stall].stalled = true;
  if (ask.send) serial.send(Buffer.from(ask.send, 'latin1'));
  stop = ask.stop ?? null;
  if (ask.run) reached = run(ask.run, ask.until);
  if (ask.store) fs.writeFileSync(ask.store, simulator.rp2040.flash.subarray(0, 2 << 20));
  const answer = {
    ns: simulator?.clock.nanos ?? 0,
    connected: serial?.connected ?? false,
    said,
    events,
    reached,
  };
  events = [];
  said = '';
  return answer;
}

readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => process.stdout.write(JSON.stringify(obey(JSON.parse(line))) + '\n'));
