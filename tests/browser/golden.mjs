// Runs press scripts under MicroPython as the site has it, in Node:
//     node golden.mjs SITE OUT LANGUAGE SCRIPT...
// SITE is a built site. The captures of a script go into OUT/<its name>.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import zlib from "node:zlib";

const [site, out, language, ...scripts] = process.argv.slice(2);
const ROOT = path.resolve(import.meta.dirname, "../..");
const { interpreter } = await import(pathToFileURL(path.join(site, "js/interpreter.js")));
const archive = zlib.gunzipSync(fs.readFileSync(path.join(site, "table.bin")));

try {
  for (const script of scripts) await play(script);
} catch (error) {
  console.error(error.message); // its stack would print all of MicroPython
  process.exitCode = 1;
}

async function play(script) {
  const python = await interpreter(archive, "/table");
  for (const module of ["run", "capture"]) {
    // The page doesn't need them, so the site hasn't got them.
    const name = `host_sim/${module}.py`;
    python.FS.writeFile(`/table/${name}`, fs.readFileSync(path.join(ROOT, name)));
  }
  const name = path.basename(script);
  python.FS.writeFile(`/${name}`, fs.readFileSync(script));
  const words = [`/${name}`, "--set", `language=${language}`, "--out", "/out", "--flash", "/flash"];
  python.runPython(`from host_sim import run\nstatus = run.main(${JSON.stringify(words)})`);
  if (python.globals.get("status") !== 0) throw new Error(`${name} failed`);
  const folder = path.join(out, name);
  fs.mkdirSync(folder, { recursive: true });
  for (const file of python.FS.readdir("/out")) {
    if (file.startsWith(".")) continue;
    fs.writeFileSync(path.join(folder, file), python.FS.readFile(`/out/${file}`));
  }
}
