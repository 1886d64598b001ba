// What both ends agree on before a game: an invitation, and the answer to it.
//
// The record of a game is plain data. The one who invited knows the game by its id from the start; it
// is complete when the answer is there.

import { toBytes, toLetters } from "../base64.js";
import { joined as bytesOf, text } from "./bytes.js";
import { NAME, fromHex, idFrom, marked, unmarked } from "./letters.js";
import { SECRET, SEED, Secrets, hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

const PLAYERS = 2;
const INVITATION = 1;
const ANSWER = 2;

/** The record of a game to which the one at this end invites. seat: the number of the player here. */
export function begun({ game, edition, seat }) {
  const seed = crypto.getRandomValues(new Uint8Array(SEED));
  const proposal = { game, edition, seat, anchor: new Secrets(seed).anchor };
  return recordOf(proposal, 0, seat, seed);
}

/** The invitation to a game. description: the way to this end, for the other page; may be empty. */
export function invitation(record, description) {
  return bytesOf(marked(), INVITATION, proposed(proposalOf(record)), description);
}

/** Return {id, game, edition, seat, anchor, description} of an invitation; `seat` is that of the one
    who invites. Throws Trouble. */
export function readInvitation(bytes) {
  const fields = opened(bytes, INVITATION);
  const proposal = {
    game: fields.text(),
    edition: fields.text(),
    seat: fields.byte(),
    anchor: fields.take(SECRET),
  };
  if (proposal.seat >= PLAYERS) throw new Trouble("damaged");
  return { ...proposal, id: idOf(proposal), description: fields.rest() };
}

/** The record of a game for the one who takes an invitation. Throws Trouble. */
export function accepted(bytes) {
  const proposal = readInvitation(bytes);
  const seed = crypto.getRandomValues(new Uint8Array(SEED));
  return { ...recordOf(proposal, 1, 1 - proposal.seat, seed), theirs: toLetters(proposal.anchor) };
}

/** The answer to an invitation, by the record of the one who took it. */
export function answer(record, description) {
  return bytesOf(marked(), ANSWER, fromHex(record.id), anchorOf(record), description);
}

/** Return {id, anchor, description} of an answer. Throws Trouble. */
export function readAnswer(bytes) {
  const fields = opened(bytes, ANSWER);
  return { id: idFrom(fields.take(NAME)), anchor: fields.take(SECRET), description: fields.rest() };
}

/** The record of the one who invited, complete with an answer. Throws Trouble. */
export function joined(record, bytes) {
  const { id, anchor } = readAnswer(bytes);
  if (id !== record.id) throw new Trouble("another game");
  const theirs = toLetters(anchor);
  if (record.theirs && record.theirs !== theirs) throw new Trouble("answered");
  return { ...record, theirs };
}

/** What binds both ends to this game: a hash of all that they agreed on. */
export function bondOf(record) {
  const anchors = [anchorOf(record), toBytes(record.theirs)];
  if (record.end === 1) anchors.reverse();
  return hash("bond", fromHex(record.id), ...anchors);
}

function recordOf(proposal, end, seat, seed) {
  const { game, edition } = proposal;
  const kept = { sent: [], got: [], seen: 0 }; // see journal.js
  return { id: idOf(proposal), game, edition, seat, end, seed: toLetters(seed), theirs: "", ...kept };
}

function anchorOf(record) {
  return new Secrets(toBytes(record.seed)).anchor;
}

function proposalOf(record) {
  return { ...record, anchor: anchorOf(record) };
}

function idOf(proposal) {
  return idFrom(hash("game", proposed(proposal)));
}

function proposed({ game, edition, seat, anchor }) {
  return bytesOf(text(game), text(edition), seat, anchor);
}

function opened(bytes, kind) {
  const fields = unmarked(bytes);
  if (fields.byte() !== kind) throw new Trouble("damaged");
  return fields;
}
