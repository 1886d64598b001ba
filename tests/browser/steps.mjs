// Installs a build with the page's modules on a board that gives recorded answers:
//     node steps.mjs
// stdin: JSON with the build, board.json and the answers; stdout: JSON, the code sent to the board.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const PAGE = path.resolve(import.meta.dirname, "../../host_sim/web/install");
const load = (name) => import(pathToFileURL(path.join(PAGE, name)));
const { Contents } = await load("contents.js");
const { install } = await load("install.js");

const { files, hashes, name, parts, answers } = JSON.parse(fs.readFileSync(0, "utf8"));
const bytes = (text) => new Uint8Array(Buffer.from(text, "base64"));
const firmware = {
  files: new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)])),
  hashes: new Map(Object.entries(hashes)),
  name,
};
const sent = [];
const board = {
  async run(code) {
    sent.push(code);
    return answers[sent.length - 1] ?? "";
  },
};
await install(await Contents.of(board, parts), firmware, parts);
console.log(JSON.stringify(sent));
