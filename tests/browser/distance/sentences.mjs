// The sentences for codes, as JSON by code:
//     PAGE=FOLDER node sentences.mjs CODE...

import { load } from "./ends.mjs";

const { told } = await load("sentences.js");
const values = { name: "Green", why: "the card is not there" };
const sentences = process.argv.slice(2).map((code) => [code, told(code, values)]);
console.log(JSON.stringify(Object.fromEntries(sentences)));
