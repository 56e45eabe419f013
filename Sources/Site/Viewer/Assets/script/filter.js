// What is left out of the picture: by kind of arrow, by module, by reachability.
const boxIsOut = new Uint8Array(boxes.length);
const arrowIsOut = new Uint8Array(arrows.length);

const isBoxVisible = (i) => boxIsOut[i] === 0;
const isArrowVisible = (i) => arrowIsOut[i] === 0;
const isClusterVisible = (i) => clusters[i].boxes.some(isBoxVisible);
const isFiltered = () => state.hiddenKinds.size > 0 || state.hiddenModules.size > 0 || state.reach !== "all";

// What is new is not there before a change, what is gone not after it.
const isOfOtherMoment = ({ change }) => (state.moment === "before" && change === "added") || (state.moment === "after" && change === "removed");

const moduleOfBox = (i) => boxes[i].module ?? "";

const ownBoxes = (() => {
  const lists = nodes.map(() => []);
  boxes.forEach((box, i) => box.nodes.forEach((node) => lists[node].push(i)));
  return lists;
})();

// The boxes that ways lead to from some, or from which they lead there: over the arrows that are drawn, and over the edges of the graph, for
// a large picture leaves arrows out. A router that many share leads everywhere and tells nothing.
const boxesAlong = (starts, isForward) => {
  const [foundBoxes, foundNodes] = [new Set(starts), new Set()];
  const [openBoxes, openNodes] = [[...starts], []];
  const take = (found, open) => (thing) => {
    if (found.has(thing)) return;
    found.add(thing);
    open.push(thing);
  };
  const [takeBox, takeNode] = [take(foundBoxes, openBoxes), take(foundNodes, openNodes)];
  while (openBoxes.length > 0 || openNodes.length > 0) {
    while (openBoxes.length > 0) {
      const box = openBoxes.pop();
      boxes[box].nodes.forEach(takeNode);
      for (const i of (isForward ? arrowsFrom : arrowsTo)[box]) takeBox(isForward ? arrows[i].to : arrows[i].from);
    }
    while (openNodes.length > 0) {
      const node = openNodes.pop();
      ownBoxes[node].forEach(takeBox);
      for (const i of (isForward ? edgesFrom : edgesTo)[node]) {
        const edge = edges[i];
        if (edge.dead || (edge.kind === "owns" && ownerCounts[edge.to] > ownerLimit)) continue;
        takeNode(isForward ? edge.to : edge.from);
      }
    }
  }
  return foundBoxes;
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
    const isOut = state.hiddenModules.has(moduleOfBox(i)) || !reaches(i) || isOfOtherMoment(boxes[i]) ? 1 : 0;
    if (isOut === boxIsOut[i]) return;
    boxIsOut[i] = isOut;
    made?.classList.toggle("out", isOut === 1);
  });
  arrowElements.forEach((made, i) => {
    const arrow = arrows[i];
    const isOut = state.hiddenKinds.has(arrow.kind) || isOfOtherMoment(arrow) || boxIsOut[arrow.from] || boxIsOut[arrow.to] ? 1 : 0;
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
