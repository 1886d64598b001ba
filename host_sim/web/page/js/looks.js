// How the table is dressed for each game. A look has
//
//   ends                                    what both ends are called, and their colours
//   legend                                  {sign, colour, name} of what is on the board; with the
//                                           `row` it is printed beside, or the columns `from` and
//                                           `to` that it is printed below, if any
//   paintGround(context, board, face, rows) the board's face, under the windows of its lamps
//   paintPrint(context, board, rows)        what is printed over it
//   signs                                   for each icon of a space on the panel its signs; not
//                                           in a game without the panel

import * as plain from "./looks/plain.js";

/** The look before there is a game. */
export const PLAIN = plain;
const looks = {}; // by game: one that has none isn't asked for again

/** Load the look for the game of that name, looks/NAME.js with _ for -; without one it is plain. */
export function lookOf(game) {
  return (looks[game] ??= import(`./looks/${game.replaceAll("-", "_")}.js`).catch(() => plain));
}
