// The one server that a connection may ask: a STUN server (RFC 8489), which tells a page the address
// that its own router has on the internet. Homes behind two routers need one; two tables on one
// network, and those with public addresses, don't.
//
// Whoever serves the site may name one here, as in "stun:stun.example.org:3478". Nobody is asked
// while it is empty, and then only if the person switches it on for a connection. It learns the
// internet address of who asks, and when; of the game it learns nothing.

export const HELPER = "";
