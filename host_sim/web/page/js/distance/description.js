// Descriptions of a connection (SDP, RFC 8829) as a few bytes: what differs between two of them. The
// rest is a template, so that an invitation is short enough for a QR code.
//
//   kind         1 byte: 0 offer, 1 answer
//   fragment     the ICE user name: its length, then 6 bits a letter
//   password     the same
//   fingerprint  32 bytes: SHA-256 of the certificate
//   candidates   1 byte of kind, the address (4 or 16 bytes), 2 bytes of port, each

import { Trouble } from "./trouble.js";

const KINDS = ["offer", "answer"];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"; // ice-char
const FINGERPRINT = 32; // bytes
const MOST_CANDIDATES = 8;
const MOST_LETTERS = 64; // of a password; ICE allows more, no browser gives more
const [IPV4, IPV6, NAME] = [0, 1, 2]; // kinds of addresses
const SIZES = [4, 16, 16];
const SEEN = 4; // added for an address that a helper server saw
const PREFERENCE = { host: 126, srflx: 100 }; // RFC 8445, 5.1.2.2
const LOCAL_NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;

/** The bytes of a description {type, sdp}. */
export function packed({ type, sdp }) {
  const field = (name) => new RegExp(`^a=${name}:(.*)$`, "m").exec(sdp)[1].trim();
  const [, hex] = field("fingerprint").split(" ");
  return Uint8Array.from([
    KINDS.indexOf(type),
    ...packedLetters(field("ice-ufrag")),
    ...packedLetters(field("ice-pwd")),
    ...hex.split(":").map((byte) => parseInt(byte, 16)),
    ...candidates(sdp).slice(0, MOST_CANDIDATES).flat(),
  ]);
}

/** The description {type, sdp} of this type that the bytes hold. Throws Trouble if they hold none. */
export function unpacked(bytes, type) {
  const reader = new Reader(bytes);
  if (KINDS[reader.byte()] !== type) throw new Trouble("damaged", `no ${type}`);
  const user = unpackedLetters(reader);
  const password = unpackedLetters(reader);
  if (user.length < 4 || password.length < 22) throw new Trouble("damaged", "too short");
  const fingerprint = Array.from(reader.bytes(FINGERPRINT), hexOf).join(":").toUpperCase();
  const found = [];
  while (reader.left) found.push(candidate(reader, found.length));
  if (found.length > MOST_CANDIDATES) throw new Trouble("damaged", "too many addresses");
  return { type, sdp: template({ type, user, password, fingerprint, found }) };
}

function template({ type, user, password, fingerprint, found }) {
  return [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...found,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // Who answers waits for the other's encryption to begin. A browser keeps the first that another begins with
    // until it has an answer: that may be of an answer that was given up for a newer one.
    `a=setup:${type === "offer" ? "active" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    "",
  ].join("\r\n");
}

// The candidates of a description as bytes: those over UDP, each address once.
function candidates(sdp) {
  const found = new Map();
  for (const [, line] of sdp.matchAll(/^a=candidate:(.*)$/gm)) {
    const [, , protocol, , address, port, , kind] = line.trim().split(" ");
    if (protocol.toLowerCase() !== "udp" || !(kind in PREFERENCE)) continue;
    const place = placeOf(address);
    if (!place) continue;
    const [form, ...bytes] = place;
    const seen = kind === "srflx" ? SEEN : 0;
    found.set(`${address} ${port}`, [form + seen, ...bytes, port >> 8, port & 255]);
  }
  return [...found.values()];
}

// A candidate as a line of the template; the earlier is preferred.
function candidate(reader, index) {
  const kind = reader.byte();
  const form = kind & ~SEEN;
  if (!(form in SIZES)) throw new Trouble("damaged", "no such address");
  const address = addressOf(form, reader.bytes(SIZES[form]));
  const port = 256 * reader.byte() + reader.byte();
  const type = kind & SEEN ? "srflx" : "host";
  const priority = 2 ** 24 * PREFERENCE[type] + 256 * (65535 - index) + 255;
  const behind = kind & SEEN ? " raddr 0.0.0.0 rport 0" : "";
  return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${behind}`;
}

// The form of an address and its bytes; null if it is none of ours.
function placeOf(address) {
  const name = LOCAL_NAME.exec(address);
  if (name) return [NAME, ...bytesOf(name.slice(1).join(""))];
  if (/^\d+(\.\d+){3}$/.test(address)) return [IPV4, ...address.split(".").map(Number)];
  const groups = address.includes(":") && groupsOf(address);
  return groups ? [IPV6, ...bytesOf(groups.map((group) => group.padStart(4, "0")).join(""))] : null;
}

function addressOf(form, bytes) {
  if (form === IPV4) return bytes.join(".");
  const hex = Array.from(bytes, hexOf).join("");
  if (form === IPV6) return hex.match(/.{4}/g).join(":");
  return `${[[0, 8], [8, 12], [12, 16], [16, 20], [20, 32]].map((span) => hex.slice(...span)).join("-")}.local`;
}

// The eight groups of an IPv6 address; null if it has others.
function groupsOf(address) {
  const [before, after] = address.split("::").map((part) => (part ? part.split(":") : []));
  const gap = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array(Math.max(gap, 0)).fill("0"), ...(after ?? [])];
  return groups.length === 8 && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups : null;
}

function packedLetters(text) {
  const bytes = [text.length];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | LETTERS.indexOf(letter)) & 0x3fff;
    held += 6;
    if (held >= 8) bytes.push((bits >> (held -= 8)) & 255);
  }
  if (held) bytes.push((bits << (8 - held)) & 255);
  return bytes;
}

function unpackedLetters(reader) {
  const length = reader.byte();
  if (length > MOST_LETTERS) throw new Trouble("damaged", "too long");
  let text = "";
  let [bits, held] = [0, 0];
  while (text.length < length) {
    if (held < 6) {
      bits = ((bits << 8) | reader.byte()) & 0x3fff;
      held += 8;
    }
    text += LETTERS[(bits >> (held -= 6)) & 63];
  }
  return text;
}

class Reader {
  constructor(bytes) {
    this.all = bytes;
    this.at = 0;
  }

  get left() {
    return this.all.length - this.at;
  }

  byte() {
    return this.bytes(1)[0];
  }

  bytes(count) {
    if (count > this.left) throw new Trouble("damaged", "too short");
    this.at += count;
    return this.all.slice(this.at - count, this.at);
  }
}

function bytesOf(hex) {
  return hex.match(/../g).map((byte) => parseInt(byte, 16));
}

function hexOf(byte) {
  return byte.toString(16).padStart(2, "0");
}
