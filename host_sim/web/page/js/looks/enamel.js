// The colours of the two ends, and what they are called: the plaque, the caps of the buttons (up and
// down) and the curtain, each from light to dark or from deep to bright.

export const RED = {
  name: "Red",
  plaque: ["#8e1f28", "#5a0f18"],
  cap: { up: ["#bf3a40", "#8c1a24"], down: ["#8c1a24", "#5e0e17"] },
  velvet: ["#2e0509", "#7d1520"],
};
export const GREEN = {
  name: "Green",
  plaque: ["#1b6b41", "#0d4026"],
  cap: { up: ["#287c4a", "#14603a"], down: ["#14603a", "#0b3f25"] },
  velvet: ["#04200f", "#14613a"],
};

// Where players share the ends, neither belongs to a colour.
const PEWTER = {
  side: true,
  plaque: ["#4a5261", "#2a303b"],
  cap: { up: ["#666f86", "#3d4458"], down: ["#3d4458", "#262b38"] },
  velvet: ["#101319", "#3f4656"],
};
export const LEFT = { name: "Left", ...PEWTER };
export const RIGHT = { name: "Right", ...PEWTER };
