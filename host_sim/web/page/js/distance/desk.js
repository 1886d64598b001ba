// The page's own table as a conversation takes it: lines of text, as firmware/docs/link.md has them.

export class DeskTable {
  constructor(link) {
    this.link = link;
    this.onLine = () => {};
  }

  send(line) {
    this.link.wish("link", { line });
  }

  async close() {} // it goes on by itself
}
