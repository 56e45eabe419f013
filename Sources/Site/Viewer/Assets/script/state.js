// What the reader has chosen, and who wants to know of a change.
const state = {
  // A node, or a box that stands for none (a group, the end of a site that could not be followed).
  node: undefined,
  box: undefined,
  hiddenKinds: new Set(),
  hiddenModules: new Set(),
  reach: "all",
  folded: new Set(),
  tab: "picture",
  // Of a change: before it, both states, or after it.
  moment: "both",
};

const listeners = new Map();

const on = (topic, action) => {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(action);
};

const tell = (topic, detail) => {
  for (const action of listeners.get(topic) ?? []) action(detail);
};

const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const isNarrow = matchMedia("(max-width: 760px)");
