// A real table by its USB cable (Web Serial): lines of text, as firmware/docs/link.md has them.

const SPEED = 115200; // baud; a Pico's USB ignores it
const LONGEST = 1000; // bytes of a line; the firmware refuses longer ones

export class SerialTable {
  /** Whether this browser reaches a table by its cable. */
  static possible = "serial" in navigator;

  /** Have the person choose a port, and open it. Throws an Error if there is none or it is in use. */
  static async choose() {
    const port = await navigator.serial.requestPort();
    return SerialTable.at(port);
  }

  static async at(port) {
    await port.open({ baudRate: SPEED });
    await port.setSignals({ dataTerminalReady: true });
    return new SerialTable(port);
  }

  constructor(port) {
    this.port = port;
    this.onLine = () => {};
    this.onGone = () => {}; // called once when the cable was pulled
    this.writer = port.writable.getWriter();
    this.reader = port.readable.getReader();
    this.listening = this.listen();
  }

  /** Send a line. One that the table doesn't take any more is lost, and `onGone` called. */
  send(line) {
    this.writer.write(new TextEncoder().encode(`${line}\n`)).catch(() => {});
  }

  /** Close the port; the table goes on by itself. */
  async close() {
    this.onGone = () => {};
    await this.reader.cancel().catch(() => {});
    await this.listening;
  }

  async listen() {
    const decoder = new TextDecoder();
    let text = "";
    try {
      for (;;) {
        const { value, done } = await this.reader.read();
        if (done) break;
        const lines = (text + decoder.decode(value, { stream: true })).split("\n");
        text = lines.pop().slice(-LONGEST);
        for (const line of lines) this.onLine(line.replace(/\r$/, ""));
      }
    } catch {
      // The cable was pulled.
    }
    this.reader.releaseLock();
    await this.writer.abort().catch(() => {});
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
    this.onGone();
  }
}
