// Elements of the page.

/** The element of that id. */
export function byId(id) {
  return document.getElementById(id);
}

/** A new element with these properties, around these children. */
export function element(tag, properties = {}, ...children) {
  return filled(Object.assign(document.createElement(tag), properties), children);
}

/** A new element of a drawing, with these attributes, around these children. */
export function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return filled(made, children);
}

function filled(made, children) {
  made.append(...children);
  return made;
}
