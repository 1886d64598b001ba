// What both ends agree on before a game: an invitation, and the answer to it.
//
// The record of a game is plain data. The one who invited knows the game by its id from the start; it
// is complete when the answer is there.

import { toBytes, toLetters } from "../base64.js";
import { Fields, joined as bytesOf, same, text } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { KEY, checked, keyOf, shared } from "./exchange.js";
import { fromHex, idFrom, takeId } from "./letters.js";
import { SECRET, SEED, Secrets, hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

const PLAYERS = 2;

/** The record of a game to which the one at this end invites. version: of the rules, as both pages must
    have it. seat: the number of the player here. */
export function begun({ version, game, edition, seat }) {
  const seed = newSeed();
  return recordOf({ version, game, edition, seat, ...givenBy(seed) }, 0, seat, seed);
}

/** The invitation to a game. description: the way to this end, for the other page; may be empty. */
export function invitation(record, description) {
  const proposal = { ...record, ...givenBy(toBytes(record.seed)) };
  return sealed("invitation", bytesOf(proposed(proposal), description), plain);
}

/** Return {id, version, game, edition, seat, anchor, key, description} of an invitation; `seat` is that
    of the one who invites. Throws Trouble. */
export function readInvitation(bytes) {
  const fields = opened("invitation", bytes);
  const proposal = {
    version: fields.text(),
    game: fields.text(),
    edition: fields.text(),
    seat: fields.byte(),
    ...takeGiven(fields),
  };
  if (proposal.seat >= PLAYERS) throw new Trouble("damaged");
  return { ...proposal, id: idOf(proposal), description: fields.rest() };
}

/** The record of a game for the one who takes an invitation. Throws Trouble. */
export function accepted(bytes) {
  const proposal = readInvitation(bytes);
  return joinedTo(recordOf(proposal, 1, 1 - proposal.seat, newSeed()), proposal);
}

/** The answer to an invitation, by the record of the one who took it. */
export function answer(record, description) {
  const { anchor, key } = givenBy(toBytes(record.seed));
  return sealed("answer", bytesOf(fromHex(record.id), anchor, key, description), plain);
}

/** Return {id, anchor, key, description} of an answer. Throws Trouble. */
export function readAnswer(bytes) {
  const fields = opened("answer", bytes);
  return { id: takeId(fields), ...takeGiven(fields), description: fields.rest() };
}

/** The record of the one who invited, complete with an answer. Throws Trouble. */
export function joined(record, bytes) {
  const given = readAnswer(bytes);
  if (given.id !== record.id) throw new Trouble("another game");
  const own = givenBy(toBytes(record.seed));
  if (record.end === 1 || same(given.anchor, own.anchor) || same(given.key, own.key)) {
    throw new Trouble("own letter");
  }
  const complete = joinedTo(record, given);
  if (record.theirs && (record.theirs !== complete.theirs || record.key !== complete.key)) {
    throw new Trouble("answered");
  }
  return complete;
}

/** What binds both ends to this game: a hash of all that they agreed on, and of a secret that nobody
    else has, whatever links they have read. */
export function bondOf(record) {
  const seed = toBytes(record.seed);
  const anchors = [new Secrets(seed).anchor, toBytes(record.theirs)];
  if (record.end === 1) anchors.reverse();
  return hash("bond", fromHex(record.id), ...anchors, shared(seed, toBytes(record.key)));
}

// theirs, key: what the other end gave, its anchor and its public key; the others: see journal.js.
function recordOf(proposal, end, seat, seed) {
  const { version, game, edition } = proposal;
  const kept = { theirs: "", key: "", sent: [], got: [], seen: 0, proof: "" };
  return { id: idOf(proposal), version, game, edition, seat, end, seed: toLetters(seed), ...kept };
}

function joinedTo(record, { anchor, key }) {
  return { ...record, theirs: toLetters(anchor), key: toLetters(key) };
}

function newSeed() {
  return crypto.getRandomValues(new Uint8Array(SEED));
}

// What an end with this seed gives the other.
function givenBy(seed) {
  return { anchor: new Secrets(seed).anchor, key: keyOf(seed) };
}

function takeGiven(fields) {
  return { anchor: fields.take(SECRET), key: checked(fields.take(KEY)) };
}

function idOf(proposal) {
  return idFrom(hash("game", proposed(proposal)));
}

function proposed({ version, game, edition, seat, anchor, key }) {
  return bytesOf(text(version), text(game), text(edition), seat, anchor, key);
}

function opened(kind, bytes) {
  const { body, check } = unsealed(kind, bytes);
  check(plain);
  return new Fields(body);
}

// These two are sealed against damage only: anybody may make one.
function plain(bytes) {
  return hash("whole", bytes);
}
