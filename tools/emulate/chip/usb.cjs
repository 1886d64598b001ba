// The host's end of the USB serial port.
//
// rp2040js answers every read of the chip within 10 us, with nothing if there is nothing: the chip
// then lives in its USB interrupt, and everything takes three times as long. A real host has the
// chip wait until there is something to send; so does this one.
const { USBCDC } = require('rp2040js');

const HOST_DELAY_NS = 50_000;
const POUR_EVERY_NS = 1e6;
const AT_ONCE = 500; // the emulated queue holds 512

class Serial {
  // `said(bytes)` hears what the chip sends.
  constructor(rp2040, said) {
    const usb = rp2040.usbCtrl;
    const cdc = (this.cdc = new USBCDC(usb));
    this.connected = false;
    this.queue = [];
    cdc.onDeviceConnected = () => (this.connected = true);
    cdc.onSerialData = said;

    let waiting = null;
    const answer = usb.onEndpointRead;
    const late = rp2040.clock.createAlarm(() => {
      if (waiting && !cdc.txFIFO.empty) {
        const read = waiting;
        waiting = null;
        answer(...read);
      }
    });
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint === cdc.outEndpoint && cdc.txFIFO.empty) waiting = [endpoint, size];
      else answer(endpoint, size);
    };
    const pour = rp2040.clock.createAlarm(() => {
      pour.schedule(POUR_EVERY_NS);
      this.pour();
    });
    pour.schedule(POUR_EVERY_NS);
    this.pour = () => {
      while (this.queue.length && cdc.txFIFO.itemCount < AT_ONCE) cdc.sendSerialByte(this.queue.shift());
      if (waiting && !cdc.txFIFO.empty) late.schedule(HOST_DELAY_NS);
    };
  }

  send(bytes) {
    for (const byte of bytes) this.queue.push(byte);
    this.pour();
  }
}

module.exports = { Serial };
