// Reads displays with the page's reader, in Node. In: {fonts, pictures} as JSON. Out: for each
// picture its lines, the chosen one with ">" before it.

import fs from "node:fs";
import { Reader } from "../../host_sim/web/page/js/reader.js";

const { fonts, pictures } = JSON.parse(fs.readFileSync(0, "utf-8"));
const reader = new Reader(fonts);
const lines = (picture) => reader.lines(picture).map(({ text, chosen }) => (chosen ? ">" : "") + text);
console.log(JSON.stringify(pictures.map(lines)));
