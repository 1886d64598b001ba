// What is said about a match at a distance.

import { say } from "../words.js";

/** By the state of a match. */
export const STATES = {
  proposed: say("Waiting for the answer."),
  waiting: say("Waiting for the others."),
  shuffling: say("Both tables shuffle the cards. This takes some seconds."),
  yours: say("Your turn."),
  theirs: say("Their turn."),
  left: say("The game waits for you."),
  over: say("The game is over."),
  broken: say("The game can’t go on."),
};

/** By the state of the connection. */
export const WAYS = {
  connecting: say("Connecting."),
  connected: say("Connected."),
  lost: say("They left."),
  back: say("They are back."), // connected again
  unreached: say("The tables can’t reach each other. Play by links, or try to connect again."),
};

/** Of an end for which the computer plays, or is to play. */
export const PLAYED = say("The computer plays for {name}.");
export const WANTED = say("Agreed that the computer plays for {name}: {others}");

const UNREACHED = say("The tables can’t reach each other. Try to connect again.");

/** WAYS, by the state of the connection. byLinks: whether the game can go on by links. */
export function wayOf(state, byLinks) {
  return state === "unreached" && !byLinks ? UNREACHED : WAYS[state];
}

/** What is told when there is no connection any more, or none came. was: whether it had been open; byLinks:
    see wayOf. */
export function lossOf(was, byLinks) {
  if (!was) return wayOf("unreached", byLinks);
  return byLinks
    ? say("They left. The game is kept: connect again, or play by links.")
    : say("They left. The game is kept, and waits for them: connect again.");
}

// What a letter holds: what is told while it isn't sent, the button that makes its link, and what to
// do with that.
const TURN = {
  unsent: say("The other table waits for a link from you."),
  send: say("Send my turn"),
  why: say("Send this link: it holds your turn. Their answer comes back the same way."),
};
const RESULT = {
  unsent: say("The game is over. The other table needs a link from you to check it."),
  send: say("Send the result"),
  why: say("Send this link: it opens your cards, so that the other table can check the game."),
};

/** TURN or RESULT, by the state of the match. */
export function letterOf(state) {
  return state === "over" ? RESULT : TURN;
}

/** The button for a letter that the other end should have. */
export const AGAIN = say("Show my last link again");

/** What to do with another link, by its kind. */
export const PASS_ON = {
  invitation: say("Send this link to the other person, or let them scan the code. It opens your invitation."),
  answer: say("Send this link back. The game begins when the answers of all are opened. After more than two minutes it may not connect any more: then make a new answer."),
  call: say("Send this link: it connects both tables again. An answer comes back the same way."),
  reply: say("Send this link back. It connects both tables when it is opened, within some two minutes."),
  watch: say("Send this link: it lets one table watch, where nobody can act. A link comes back: open it."),
  watcher: say("Send this link back. You see the game when it is opened, within some two minutes."),
};

/** Why matches aren't kept. */
export const UNKEPT = {
  full: say("This browser refuses to keep the game at a distance: its storage may be full. A game that isn’t kept is lost when the page is closed."),
  forbidden: say("This browser doesn’t let the page keep anything. A game at a distance is lost when the page is closed."),
};

export const ABOUT = say("People at two to five tables. There is no server and no account: you pass on links, in any messenger. Others may watch, except at Royal Visit, where hands are hidden.");
