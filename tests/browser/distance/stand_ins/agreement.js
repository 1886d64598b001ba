// A stand-in for what both ends agree on: the promise is a number, the halves are nothing.

const encoded = (value) => new TextEncoder().encode(JSON.stringify(value));
const decoded = (bytes) => {
  const { description, ...others } = JSON.parse(new TextDecoder().decode(bytes));
  return { ...others, description: Uint8Array.from(description) };
};

export const begun = (what) => ({ ...what, id: String(Math.random()), log: [] });
export const invitation = ({ id, game, edition, seat }, description) =>
  encoded({ id, game, edition, seat, description: [...description] });
export const readInvitation = decoded;
export const accepted = (bytes) => {
  const { id, game, edition, seat } = decoded(bytes);
  return { id, game, edition, seat: 1 - seat, log: [] };
};
export const answer = ({ id }, description) => encoded({ id, description: [...description] });
export const readAnswer = decoded;
export const joined = (record) => record;
