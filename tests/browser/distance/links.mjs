// Links in the texts that people paste, cut or changed, second answers, and a third person who has read
// all of them. Out as JSON: the code that each is told, "" where it is well.
//     PAGE=FOLDER node links.mjs

import { End, accepted, answer, begun, connect, invitation, joined, load, quiet, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { readInvitation } = await load("agreement.js");
const { callOf, readCall } = await load("call.js");
const { sealed, unsealed } = await load("envelope.js");
const { Journal } = await load("journal.js");
const { hasLink, readLink } = await load("links.js");
const { RESIGN } = await load("messages.js");
const { toLetters } = await load("../base64.js");

const WAY = Uint8Array.from({ length: 94 }, (_, i) => i); // as long as those of browsers
const OFFERED = { version: "1.2.3", game: "roi-et-compagnie", edition: "base", hands: true, seats: [1, 0] };

const inviter = begun(OFFERED);
const bytes = invitation(inviter, 1, WAY);
const guest = accepted(bytes, true);
const reply = answer(guest, WAY);
const host = joined(inviter, reply);
const call = callOf("call", host, WAY);

function codeOf(act) {
  try {
    act();
    return "";
  } catch (error) {
    return error.code ?? String(error.stack);
  }
}

// What a text is read as: "" if it holds these bytes of an invitation.
function readAs(text) {
  return codeOf(() => {
    if (!hasLink(text)) throw new Error("no link");
    const found = readLink(text);
    if (found.kind !== "invitation" || String(found.bytes) !== String(bytes)) throw new Error("others");
    readInvitation(found.bytes);
  });
}

const address = `https://example.org/play/#invitation=${toLetters(bytes)}`;
const wrapped = address.match(/.{1,76}/g);
const TEXTS = {
  "alone": address,
  "without its address": address.slice(address.indexOf("#")),
  "a dot behind it": `${address}.`,
  "in brackets": `(see ${address})`,
  "in angle brackets": `<${address}> and more`,
  "a parameter behind it": `${address}?fbclid=X`,
  "another parameter": `${address}&utm_source=x`,
  "words behind it": `${address} shall we play`,
  "words on the next line": `Come!\n${address}\nshall we play`,
  "wrapped": wrapped.join("\n"),
  "wrapped and quoted": wrapped.map((line) => `> ${line}`).join("\r\n"),
  "quoted twice": wrapped.map((line) => `> > ${line}`).join("\n"),
  "as printable in mail": wrapped.join("=\r\n"),
  "with letters that nobody sees": address.replace(/(.{20})/g, "$1\u200b"),
  "with its sign in code": address.replace("n=", "n%3D"),
};
const texts = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, readAs(text)]));

const cut = [...Array(60).keys()].map((i) => readAs(address.slice(0, -1 - 4 * i)));
const changed = [...bytes.keys()].map((place) => {
  const others = bytes.slice();
  others[place] ^= 4;
  return codeOf(() => readInvitation(others));
});

const other = accepted(bytes, true); // somebody else who has the link
const mirror = { ...guest, given: [inviter.given[0], inviter.given[0]] };
const stranger = { ...guest, seed: other.seed }; // all but its seed can be known
const answers = {
  "the first": codeOf(() => joined(inviter, reply)),
  "the first again": codeOf(() => joined(host, reply)),
  "of a second person": codeOf(() => joined(host, answer(other, WAY))),
  "of a second person without a way": codeOf(() => joined(host, answer(other, new Uint8Array()))),
  "one's own anchor and key": codeOf(() => joined(inviter, answer(mirror, WAY))),
  "opened by who gave it": codeOf(() => joined(guest, reply)),
  "to another invitation": codeOf(() => joined(begun(OFFERED), reply)),
  "no key": codeOf(() => joined(inviter, sealedAgain(reply, (body) => body.fill(255, 23, 55)))),
};
const calls = {
  "of the other end": codeOf(() => readCall("call", call).check(guest)),
  "of a third person": codeOf(() => readCall("call", callOf("call", stranger, WAY)).check(guest)),
  "one's own": codeOf(() => readCall("call", call).check(host)),
};

function sealedAgain(all, change) {
  const body = unsealed("answer", all).slice();
  change(body);
  return sealed("answer", body);
}

// A third person who has read invitation, answer and all letters lets an end resign.
async function forged() {
  const records = [joined(inviter, reply), guest];
  const ends = records.map((record) => new End(record, () => new ToyTable({ bot: () => "", turns: 2, games: [record.game] })));
  for (const end of ends) end.start();
  const cut = connect(ends);
  await until(() => ends.some((end) => end.said("yours")));
  await quiet(ends);
  cut();
  const known = JSON.parse(ends[1].kept);
  const thief = { ...known, seed: other.seed };
  const journal = new Journal(thief, async () => {});
  await journal.add({ kind: RESIGN }, journal.passable);
  const code = await ends[0].talk.open(journal.letter(0));
  ends[0].start(); // once more, from what was kept
  await until(() => ["yours", "theirs"].some((state) => ends[0].said(state)));
  return code;
}

const lengths = { invitation: toLetters(bytes).length, answer: toLetters(reply).length };
console.log(JSON.stringify({ texts, cut, changed, answers, calls, forged: await forged(), lengths }));
