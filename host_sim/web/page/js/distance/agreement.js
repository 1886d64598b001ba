// What all ends agree on before a game: an invitation for each other end, the answers to them, and, of
// more than two ends, the list of what all have given, which the one who invited sends then.
//
// The record of a game is plain data. The one who invited is end 0, and knows the game by its id from the
// start; the record is complete when all have answered.

import { toBytes, toLetters } from "../base64.js";
import { Fields, joined as bytesOf, text } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { fromHex, idFrom, takeId } from "./letters.js";
import { SECRET, SEED, Secrets, hash } from "./secrets.js";
import { KEY, checked, keyOf } from "./signature.js";
import { Trouble } from "./trouble.js";

const MOST = 5; // players
const GIVEN = SECRET + KEY; // bytes

/** The record of a game to which the one at this end invites. version: of the rules, as all pages must
    have it. hands: whether players have secret hands. seats: for each player the number of the end where
    they sit; this is end 0. */
export function begun({ version, game, edition, hands, seats }) {
  const seed = newSeed();
  return recordOf({ version, game, edition, seats, given: givenBy(seed) }, hands, 0, seed);
}

/** The invitation to a game for one of the other ends. description: the way to this end, for that page;
    may be empty. */
export function invitation(record, end, description) {
  return sealed("invitation", bytesOf(proposed({ ...record, given: toBytes(record.given[0]) }), end, description));
}

/** Return {id, version, game, edition, seats, given, end, description} of an invitation; `given` is of the
    one who invites, `end` the number of who is invited. Throws Trouble. */
export function readInvitation(bytes) {
  const fields = new Fields(unsealed("invitation", bytes));
  const [version, game, edition] = [fields.text(), fields.text(), fields.text()];
  const seats = [...fields.take(fields.byte())];
  const proposal = { version, game, edition, seats, given: takeGiven(fields) };
  const [end, ends] = [fields.byte(), endsOf(seats)];
  const empty = Array.from({ length: ends }, (_, one) => one).some((one) => !seats.includes(one));
  if (seats.length > MOST || empty || !end || end >= ends) throw new Trouble("damaged");
  return { ...proposal, id: idOf(proposal), end, description: fields.rest() };
}

/** The record of a game for the one who takes an invitation. Throws Trouble. */
export function accepted(bytes, hands) {
  const proposal = readInvitation(bytes);
  return recordOf(proposal, hands, proposal.end, newSeed());
}

/** The answer to an invitation, by the record of the one who took it. */
export function answer({ id, end, given }, description) {
  return sealed("answer", bytesOf(fromHex(id), end, toBytes(given[end]), description));
}

/** Return {id, end, given, description} of an answer. Throws Trouble. */
export function readAnswer(bytes) {
  const fields = new Fields(unsealed("answer", bytes));
  return { id: takeId(fields), end: fields.byte(), given: takeGiven(fields), description: fields.rest() };
}

/** The record of the one who invited, with an answer. Throws Trouble. */
export function joined(record, bytes) {
  const { id, end, given } = readAnswer(bytes);
  if (id !== record.id) throw new Trouble("another game");
  if (record.end || !end || end >= record.given.length) throw new Trouble("own letter");
  const letters = toLetters(given);
  if (record.given[end] && record.given[end] !== letters) throw new Trouble("answered");
  if (record.given.includes(letters) && !record.given[end]) throw new Trouble("own letter");
  return { ...record, given: record.given.with(end, letters) };
}

/** Whether all have answered, as far as this end knows. */
export function isComplete({ given }) {
  return given.every(Boolean);
}

/** What all have given, for those who are invited. */
export function listOf({ id, given }) {
  return sealed("list", bytesOf(fromHex(id), ...given.map(toBytes)));
}

/** The record of one who is invited, complete with this list. Throws Trouble. */
export function listed(record, bytes) {
  const fields = new Fields(unsealed("list", bytes));
  if (takeId(fields) !== record.id) throw new Trouble("another game");
  const given = record.given.map(() => toLetters(takeGiven(fields)));
  const differs = given.some((one, end) => record.given[end] && record.given[end] !== one);
  if (fields.left || differs || new Set(given).size < given.length) throw new Trouble("damaged");
  return { ...record, given };
}

/** What binds all ends to this game: a hash of all that they agreed on. */
export function bondOf({ id, given }) {
  return hash("bond", fromHex(id), ...given.map(toBytes));
}

/** What an end gave: its anchor and its public key. */
export function partsOf(given) {
  const bytes = toBytes(given);
  return { anchor: bytes.slice(0, SECRET), key: bytes.slice(SECRET) };
}

/** The secrets of this end, which it opens when the game is over; its key stays its own. */
export function secretsOf({ seed }) {
  return new Secrets(hash("opened seed", toBytes(seed)));
}

// given: what each end gave, as far as it is known; chains, states, has: see journal.js.
function recordOf(proposal, hands, end, seed) {
  const { version, game, edition, seats } = proposal;
  const ends = endsOf(seats);
  const each = (make) => Array.from({ length: ends }, make);
  const given = each(() => "");
  given[0] = toLetters(proposal.given);
  given[end] = toLetters(end ? givenBy(seed) : proposal.given);
  const kept = { chains: each(() => []), states: each(() => null), has: each(() => each(() => 0)) };
  return { id: idOf(proposal), version, game, edition, hands, seats, end, seed: toLetters(seed), given, ...kept };
}

function endsOf(seats) {
  return Math.max(1, ...seats) + 1;
}

function newSeed() {
  return crypto.getRandomValues(new Uint8Array(SEED));
}

// What an end with this seed gives the others: anchor and public key.
function givenBy(seed) {
  return bytesOf(secretsOf({ seed: toLetters(seed) }).anchor, keyOf(seed));
}

function takeGiven(fields) {
  const given = fields.take(GIVEN);
  checked(given.slice(SECRET));
  return given;
}

function idOf(proposal) {
  return idFrom(hash("game", proposed(proposal)));
}

function proposed({ version, game, edition, seats, given }) {
  return bytesOf(text(version), text(game), text(edition), seats.length, ...seats, given);
}
