// Made of Assets/script/filter.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptFilter = #"""
// What is left out of the picture: by kind of arrow, by module, by reachability.
const boxIsOut = new Uint8Array(boxes.length);
const arrowIsOut = new Uint8Array(arrows.length);

const isBoxVisible = (i) => boxIsOut[i] === 0;
const isArrowVisible = (i) => arrowIsOut[i] === 0;
const isClusterVisible = (i) => clusters[i].boxes.some(isBoxVisible);
const isFiltered = () => state.hiddenKinds.size > 0 || state.hiddenModules.size > 0 || state.reach !== "all";

const moduleOfBox = (i) => boxes[i].module ?? "";

// The boxes that ways over arrows of the kinds shown lead to, from the chosen one on or towards it.
const boxesAlong = (starts, isForward) => {
  const found = new Set(starts);
  const open = [...starts];
  while (open.length > 0) {
    const box = open.pop();
    for (const i of (isForward ? arrowsFrom : arrowsTo)[box]) {
      if (state.hiddenKinds.has(arrows[i].kind)) continue;
      const next = isForward ? arrows[i].to : arrows[i].from;
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
    }
  }
  return found;
};

const reachTest = () => {
  switch (state.reach) {
    case "reachable": return (i) => !boxes[i].unreachable;
    case "unreachable": return (i) => boxes[i].unreachable;
    case "from":
    case "to": {
      const chosen = chosenBoxes();
      if (chosen.length === 0) return () => true;
      const found = boxesAlong(chosen, state.reach === "from");
      return (i) => found.has(i);
    }
    default: return () => true;
  }
};

// One pass over all; an element is touched only where its state changes.
const applyFilter = () => {
  const reaches = reachTest();
  boxElements.forEach((made, i) => {
    const isOut = state.hiddenModules.has(moduleOfBox(i)) || !reaches(i) ? 1 : 0;
    if (isOut === boxIsOut[i]) return;
    boxIsOut[i] = isOut;
    made?.classList.toggle("out", isOut === 1);
  });
  arrowElements.forEach((made, i) => {
    const arrow = arrows[i];
    const isOut = state.hiddenKinds.has(arrow.kind) || boxIsOut[arrow.from] || boxIsOut[arrow.to] ? 1 : 0;
    if (isOut === arrowIsOut[i]) return;
    arrowIsOut[i] = isOut;
    made?.classList.toggle("out", isOut === 1);
  });
  clusterElements.forEach((made, i) => made?.classList.toggle("out", !isClusterVisible(i)));
  drawFolds();
  showFilterCount();
  tell("filtered");
};

const showFilterCount = () => {
  const shown = boxes.length - boxIsOut.reduce((sum, out) => sum + out, 0);
  const drawn = arrows.length - arrowIsOut.reduce((sum, out) => sum + out, 0);
  const words = `${shown} of ${counted(boxes.length, "box", "boxes")}, ${drawn} of ${counted(arrows.length, "arrow", "arrows")}`;
  byId("filter-count").textContent = words;
  byId("filter-reset").hidden = !isFiltered();
  byId("filters-open").classList.toggle("active", isFiltered());
};

const clearFilters = () => {
  state.hiddenKinds.clear();
  state.hiddenModules.clear();
  state.reach = "all";
  tell("filter");
};

on("filter", () => {
  applyFilter();
  say(byId("filter-count").textContent);
});

"""#
}
