// The sentences for codes, as JSON by code:
//     PAGE=FOLDER node sentences.mjs CODE...

import { load } from "./ends.mjs";

const { told } = await load("sentences.js");
const sentences = process.argv.slice(2).map((code) => [code, told(code, { name: "Green" })]);
console.log(JSON.stringify(Object.fromEntries(sentences)));
