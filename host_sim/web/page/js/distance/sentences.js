// Sentences for people: what was detected, and what is waited for.

import { say } from "../words.js";

// By the code of a Trouble; {name} is the other player.
const TOLD = {
  // The game can't go on.
  "swapped": say("{name} swapped a card while shuffling."),
  "duplicate": say("{name} shuffled a card in twice."),
  "shuffle": say("{name} did not shuffle as promised."),
  "no card": say("The key from {name} opens no card: the key or the card was swapped."),
  "wrong key": say("{name} handed over a wrong key."),
  "never dealt": say("{name} played a card that was never dealt to them."),
  "illegal": say("{name} did what the rules don’t allow."),
  "out of turn": say("{name} acted out of turn."),
  "out of place": say("The table of {name} is in a different position from this one."),
  "other half": say("{name} gave a different die from the one promised."),
  "other seed": say("At the end {name} opened other keys than the ones promised."),
  "unlike": say("The opened cards don’t fit the game."),
  "forged": say("{name} changed a message of somebody else, or made it up."),
  "held back": say("{name} holds back a message of somebody."),
  "two stories": say("{name} told one of you something else than another."),
  "no such game": say("This table doesn’t have this game."),
  "other rules": say("This table has a different version from the one on which the game began."),
  "table": say("This table can’t go on with the game."),
  "not kept": say("This browser refuses to keep the game, so it can’t go on."),
  // What came is refused; the game goes on as before.
  "damaged": say("This link is damaged."),
  "another game": say("This link belongs to another game."),
  "own letter": say("This is your own link. Send it to {name}."),
  "old letter": say("This link was opened before."),
  "behind": say("This page has an older state of the game than {name}. Open the game where you last played it, or send your turn as a link: the other page gives back what is missing."),
  "lost": say("This link was opened before, or {name} has lost a part of the game since. If so, send your turn as a link: it gives that back."),
  "other version": say("{name} uses another version of this page. Please reload it, both of you."),
  "no answer": say("The answer to your invitation is missing. Ask the other person to send it again."),
  "answered": say("Somebody else has answered this invitation."),
};

// By what a conversation waits for.
const WAITING = {
  half: say("Waiting for the dice of {name}."),
  shuffle: say("Waiting until {name} has shuffled."),
  key: say("Waiting for {name}’s link."),
  seed: say("The game is over. It is checked when {name} has opened the cards."),
};

/** The sentence for a code, in the page's language. */
export function told(code, { name = "" } = {}) {
  return filled(TOLD[code], name);
}

/** The sentence for what the other end owes. */
export function waitingFor(what, { name = "" } = {}) {
  return filled(WAITING[what], name);
}

function filled(text, name) {
  return text.replaceAll("{name}", name);
}
