// Reads displays with the page's reader, in Node. In as JSON: {reading, displays}, a display being
// [picture, game, language]. Out: for each its lines, the chosen one with ">" before it.

import fs from "node:fs";
import { Reader } from "../../host_sim/web/page/js/reader.js";

const { reading, displays } = JSON.parse(fs.readFileSync(0, "utf-8"));
const reader = new Reader(reading);
const lines = (display) => reader.lines(...display).map(({ text, chosen }) => (chosen ? ">" : "") + text);
console.log(JSON.stringify(displays.map(lines)));
