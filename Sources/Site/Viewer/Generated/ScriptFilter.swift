// Made of Assets/script/filter.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptFilter = #"""
// What is left out of the picture and of the tables: by kind of arrow, by module, by reachability.
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

// The boxes and nodes that ways lead to from some boxes, or from which they lead there: over the arrows that are drawn, and over the edges of the graph, for
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
  return { boxes: foundBoxes, nodes: foundNodes };
};

// Whether a box is among those that are asked for, and whether a node is.
const everything = { box: () => true, node: () => true };
const reachTests = () => {
  switch (state.reach) {
    case "reachable": return { box: (i) => !boxes[i].unreachable, node: (i) => nodes[i]?.reachable !== false };
    case "unreachable": return { box: (i) => boxes[i].unreachable, node: (i) => nodes[i]?.reachable === false };
    case "from":
    case "to": {
      const chosen = chosenBoxes();
      if (chosen.length === 0) return everything;
      const found = boxesAlong(chosen, state.reach === "from");
      return { box: (i) => found.boxes.has(i), node: (i) => found.nodes.has(i) };
    }
    default: return everything;
  }
};

// What is shown are ways to or from the chosen one, however long, and not only what is next to it.
const isAlongWays = () => (state.reach === "from" || state.reach === "to") && chosenBoxes().length > 0;

const modulesOfBoxes = new Set(boxes.map((_, i) => moduleOfBox(i)));
const isModuleShown = (i) => {
  const name = nodes[i]?.module ?? "";
  // The list has the modules of boxes. What a box of another module holds goes with it.
  if (i === undefined || modulesOfBoxes.has(name) || nodes[i].boxes.length === 0) return !state.hiddenModules.has(name);
  return nodes[i].boxes.some((box) => !state.hiddenModules.has(moduleOfBox(box)));
};

let isNodeAskedFor = everything.node;

// Whether the filters leave a node in the tables. What is about no node has no module, and nothing is known of its reachability.
const isNodeShown = (i) => isModuleShown(i) && isNodeAskedFor(i);

// One pass over all; an element is touched only where its state changes.
const applyFilter = () => {
  const reaches = reachTests();
  isNodeAskedFor = reaches.node;
  boxElements.forEach((made, i) => {
    const isOut = state.hiddenModules.has(moduleOfBox(i)) || !reaches.box(i) || isOfOtherMoment(boxes[i]) ? 1 : 0;
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

"""#
}
