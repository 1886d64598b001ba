// Renders the Markdown of the how-to-play pages: headings, paragraphs, lists, tables, and within a
// line bold, italic, code and links.

import { element } from "./dom.js";

const INLINE = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\[.+?\]\(.+?\))/;
const ITEM = /^(\*|\d+\.) +/;

/** The elements of a text. `link(words, target)` makes the element of a link. */
export function rendered(text, link) {
  const blocks = text.replaceAll("\r", "").trim().split(/\n{2,}/);
  return blocks.map((block) => blockOf(block.split("\n"), link));
}

function blockOf(lines, link) {
  const [, marks] = /^(#{1,4}) /.exec(lines[0]) ?? [];
  if (marks) return element(`h${marks.length}`, {}, ...inline(lines.join(" ").slice(marks.length), link));
  if (lines[0].startsWith("|")) return table(lines, link);
  if (ITEM.test(lines[0])) return list(lines, link);
  return element("p", {}, ...inline(lines.join(" "), link));
}

function list(lines, link) {
  const items = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const ordered = /^\d/.test(lines[0]);
  return element(ordered ? "ol" : "ul", {}, ...items.map((item) => element("li", {}, ...inline(item, link))));
}

// The second line of a table is a rule.
function table([head, , ...rows], link) {
  const cells = (row, tag) =>
    element("tr", {}, ...row.split("|").slice(1, -1).map((cell) => element(tag, {}, ...inline(cell, link))));
  return element(
    "table",
    {},
    element("thead", {}, cells(head, "th")),
    element("tbody", {}, ...rows.map((row) => cells(row, "td"))),
  );
}

function inline(text, link) {
  return text.trim().split(INLINE).filter(Boolean).map((part) => {
    const [, words, target] = /^\[(.+?)\]\((.+?)\)$/.exec(part) ?? [];
    if (words) return link(words, target);
    if (part.startsWith("**")) return element("strong", {}, ...inline(part.slice(2, -2), link));
    if (part.startsWith("*") && part.length > 2) return element("em", {}, ...inline(part.slice(1, -1), link));
    if (part.startsWith("`")) return element("code", {}, part.slice(1, -1));
    return part.replace(/\\([\\_*])/g, "$1");
  });
}
