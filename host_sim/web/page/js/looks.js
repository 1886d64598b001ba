// How the table is dressed for each game. A look has
//
//   ends                                    what both ends are called, and their colours
//   paintGround(context, board, face, rows) the board's face, under the windows of its lamps
//   paintPrint(context, board, rows)        what is printed over it
//   signs                                   for each icon of a space on the panel its signs; not
//                                           in a game without the panel

import * as banquetRoyal from "./looks/banquet_royal.js";
import * as roiEtCompagnie from "./looks/roi_et_compagnie.js";
import * as royalVisit from "./looks/royal_visit.js";

const LOOKS = {
  "royal-visit": royalVisit,
  "roi-et-compagnie": roiEtCompagnie,
  "banquet-royal": banquetRoyal,
};

/** The look for the game of that name; one that has none of its own borrows Royal Visit's. */
export function lookOf(game) {
  return LOOKS[game] ?? royalVisit;
}
