// Made of Assets/script/filters-list.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptFiltersList = #"""
// The list of filters; it is the picture's legend as well.
const kindCounts = new Map(data.kinds.map((kind) => [kind.id, 0]));
for (const arrow of arrows) kindCounts.set(arrow.kind, (kindCounts.get(arrow.kind) ?? 0) + 1);

const lineSample = (kind) =>
  svgElement(
    "svg", { class: `sample ${kind}`, viewBox: "0 0 34 12", "aria-hidden": "true" },
    svgElement("path", { class: "line", d: "M1 6H26" }),
    kind === "cover" && svgElement("path", { class: "line inner", d: "M1 6H26" }),
    sampleHead(kind),
  );

// The arrowheads of the drawing.
const sampleHead = (kind) => {
  const shapes = {
    contains: "", owns: "M33 6l-4 -3l-4 3l4 3z", alert: "M33 6a3 3 0 1 0 -6 0a3 3 0 1 0 6 0z", window: "M26 3h6v6h-6z",
    tab: "M33 6L26 2.5L28 6L26 9.5z", column: "M33 6L26 2.5L28 6L26 9.5z", deepLink: "M33 6L26 2.5L28 6L26 9.5z",
    selectTab: "M33 6L27 2.5L29 6L27 9.5zM28 6L22 2.5L24 6L22 9.5z", replace: "M33 6L27 3V9zM27 6L21 3V9z", swap: "M30 6L24 3V9zM31 2.5h1.6v7h-1.6z",
  };
  const shape = shapes[kind] ?? "M33 6L26 2.8V9.2z";
  return shape && svgElement("path", { class: "head", d: shape });
};

const checkbox = (label, count, isOn, change, lead) => {
  const input = element("input", { type: "checkbox", onchange: () => change(input.checked) });
  input.checked = isOn;
  return element("label", { class: "check" }, input, lead, element("span", { class: "label" }, label), element("span", { class: "count" }, count));
};

const toggled = (set, key) => (isOn) => {
  if (isOn) set.delete(key);
  else set.add(key);
  tell("filter");
};

const moduleCounts = (() => {
  const counts = new Map();
  boxes.forEach((_, i) => counts.set(moduleOfBox(i), (counts.get(moduleOfBox(i)) ?? 0) + 1));
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
})();

// "Only" beside a name leaves out all the others.
const onlyButton = (set, key, all) =>
  element("button", {
    type: "button", class: "only", "aria-label": `Only ${key || "without a module"}`,
    onclick: () => {
      set.clear();
      for (const other of all) if (other !== key) set.add(other);
      tell("filter");
    },
  }, "only");

const kindRow = (kind) =>
  element(
    "div", { class: "row" },
    checkbox(kind.title, kindCounts.get(kind.id), !state.hiddenKinds.has(kind.id), toggled(state.hiddenKinds, kind.id), lineSample(kind.id)),
    onlyButton(state.hiddenKinds, kind.id, data.kinds.map((k) => k.id)),
  );

const moduleRow = ([name, count]) =>
  element(
    "div", { class: "row" },
    checkbox(name || "without a module", count, !state.hiddenModules.has(name), toggled(state.hiddenModules, name)),
    onlyButton(state.hiddenModules, name, moduleCounts.map(([other]) => other)),
  );

const clusterRow = (cluster, i) =>
  element(
    "div", { class: "row" },
    element(
      "button",
      { type: "button", class: "cluster-row", "aria-expanded": String(!state.folded.has(i)), onclick: () => setFolded(i, !state.folded.has(i)) },
      icon("chevron"), element("span", { class: "label" }, cluster.name), element("span", { class: "count" }, cluster.boxes.length),
    ),
  );

const reachChoices = () => [
  ["all", "Everything"], ["reachable", "Reachable"], ["unreachable", "Unreachable"],
  ["from", "Reached from the selected"], ["to", "Leading to the selected"],
];

// What is left may stand far apart, or out of sight.
const setReach = (id) => {
  state.reach = id;
  tell("filter");
  if (id !== "all") fit();
};

const reachRow = ([id, title]) => {
  const needsChoice = id === "from" || id === "to";
  const input = element("input", { type: "radio", name: "nv-reach", value: id, onchange: () => setReach(id) });
  input.checked = state.reach === id;
  input.disabled = needsChoice && chosenBoxes().length === 0 && state.reach !== id;
  return element("label", { class: "check" }, input, element("span", { class: "label" }, title));
};

// The box that had focus has it again: the lists are made anew.
const drawFilters = () => {
  const place = byId("filters");
  const inputs = () => [...place.querySelectorAll("input, button")];
  const focused = inputs().indexOf(document.activeElement);
  byId("filter-kinds").replaceChildren(...data.kinds.map(kindRow));
  byId("filter-modules").replaceChildren(...(moduleCounts.length > 1 ? moduleCounts.map(moduleRow) : []));
  byId("filter-modules-part").hidden = moduleCounts.length < 2;
  byId("filter-reach").replaceChildren(...reachChoices().map(reachRow));
  byId("filter-clusters").replaceChildren(...clusters.map(clusterRow));
  byId("filter-clusters-part").hidden = clusters.length === 0;
  if (focused >= 0) inputs()[focused]?.focus({ preventScroll: true });
};

for (const topic of ["filter", "folds", "selection"]) on(topic, drawFilters);
byId("filter-reset").addEventListener("click", clearFilters);
byId("fold-all").addEventListener("click", () => foldAll(true));
byId("unfold-all").addEventListener("click", () => foldAll(false));

const setFiltersOpen = (isOpen) => {
  document.body.classList.toggle("filters-open", isOpen);
  byId("filters-open").setAttribute("aria-expanded", String(isOpen));
};
byId("filters-open").addEventListener("click", () => setFiltersOpen(!document.body.classList.contains("filters-open")));
byId("filters-close").addEventListener("click", () => {
  setFiltersOpen(false);
  byId("filters-open").focus();
});

"""#
}
