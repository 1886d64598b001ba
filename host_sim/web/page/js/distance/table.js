// The table at this end: questions to it and its answers, and what it says by itself, line by line.

const ANSWERS = ["ok", "refused", "end"];
const SAYS = ["due", "turn", "over", "act", "resign"];

export class Table {
  /** line: {send(text), onLine}. on: {news(), greeted(), left()}, called when the table has said
      something that waits in `said`; that it has begun anew; that its person left the game. */
  constructor(line, on) {
    this.line = line;
    this.on = on;
    this.said = []; // what it said by itself, the oldest first
    this.asked = []; // what waits for an answer: {lines, answer(lines)}
    line.onLine = (text) => this.hear(text);
  }

  /** Send a line; return the lines of the answer, the last one being "ok", "end", "refused …" or
      "regalia …". */
  ask(text) {
    return new Promise((answer) => {
      this.asked.push({ greets: text.startsWith("regalia"), lines: [], answer });
      this.line.send(text);
    });
  }

  hear(text) {
    const word = text.split(" ", 1)[0];
    const question = this.asked[0];
    if (word === "record") {
      question?.lines.push(text.slice(word.length + 1));
    } else if (word === "regalia" && question?.greets) {
      this.said = []; // what came before is of a match that is no more
      this.answer(text);
    } else if (ANSWERS.includes(word)) {
      if (!question?.greets) this.answer(text); // else it answers what is forgotten
    } else if (word === "regalia") {
      this.forget();
      this.on.greeted();
    } else if (word === "left") {
      this.on.left();
    } else if (SAYS.includes(word)) {
      this.said.push(text);
      this.on.news();
    } // what else comes is no word of the protocol, such as what MicroPython prints
  }

  answer(text) {
    const question = this.asked.shift();
    question?.answer([...question.lines, text]);
  }

  /** Forget what was asked and said: the table begins anew. */
  forget() {
    this.said = [];
    this.asked = [];
  }
}
