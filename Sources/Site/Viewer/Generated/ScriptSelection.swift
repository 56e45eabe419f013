// Made of Assets/script/selection.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptSelection = #"""
// Pointing highlights what is next to a box; choosing pins it, and the rest steps back.
const chosenBoxes = () => {
  if (state.box !== undefined) return [state.box];
  if (state.node === undefined) return [];
  return nodes[state.node].boxes;
};

// The end of a site that could not be followed stands for the screen with the site.
const speakerOf = (box) => (boxes[box]?.kind === "unresolved" && arrowsTo[box].length > 0 ? arrows[arrowsTo[box][0]].from : box);

let litElements = [];

const light = (made, ...names) => {
  if (!made) return;
  made.classList.add(...names);
  litElements.push(made);
};

const clearLight = () => {
  for (const made of litElements) made.classList.remove("lit", "at", "lit-in", "lit-out");
  litElements = [];
};

// Lights boxes, their arrows, and what stands at the other ends.
const lightAround = (list) => {
  for (const box of list) {
    light(boxElements[box], "lit", "at");
    for (const i of arrowsFrom[box]) {
      if (!isArrowVisible(i)) continue;
      light(arrowElements[i], "lit", "lit-out");
      light(boxElements[arrows[i].to], "lit");
    }
    for (const i of arrowsTo[box]) {
      if (!isArrowVisible(i)) continue;
      light(arrowElements[i], "lit", "lit-in");
      light(boxElements[arrows[i].from], "lit");
    }
    // Ways that a large picture tells by words have no arrow to light.
    for (const i of [...(boxes[box].mentions ?? []), ...mentionedBy[box]]) light(boxElements[i], "lit");
  }
};

let hoveredBox;
let hoveredArrow;
// A way that the panel shows, step by step, in the picture.
let shownWay = [];

const refreshHighlight = () => {
  clearLight();
  const chosen = chosenBoxes();
  svg.classList.toggle("pinned", (chosen.length > 0 && !isAlongWays()) || shownWay.length > 0);
  if (shownWay.length > 0) for (const i of shownWay) light(boxElements[i], "lit");
  else lightAround(chosen);
  for (const i of shownWay.length > 0 ? chosen : []) light(boxElements[i], "at");
  const chosenFolds = new Set(chosen.map((i) => clusterOfBox[i]));
  for (const made of foldLayer.querySelectorAll(".fold")) if (chosenFolds.has(Number(made.dataset.cluster))) light(made, "at");
  if (shownWay.length > 1) {
    shownWay.slice(1).forEach((to, k) => {
      for (const i of arrowsFrom[shownWay[k]]) if (arrows[i].to === to && isArrowVisible(i)) light(arrowElements[i], "lit", "lit-out");
    });
  }
  if (hoveredBox !== undefined) lightAround([hoveredBox]);
  if (hoveredArrow !== undefined) {
    light(arrowElements[hoveredArrow], "lit", "at");
    light(boxElements[arrows[hoveredArrow].from], "lit");
    light(boxElements[arrows[hoveredArrow].to], "lit");
  }
};

on("filtered", refreshHighlight);

const select = (choice, { isQuiet = false, shows = true } = {}) => {
  const box = speakerOf(choice?.box);
  const node = choice?.node ?? boxes[box]?.node;
  const before = chosenBoxes();
  state.node = node;
  state.box = node === undefined ? box : undefined;
  shownWay = [];
  for (const i of before) boxElements[i]?.setAttribute("aria-pressed", "false");
  const chosen = chosenBoxes();
  for (const i of chosen) boxElements[i]?.setAttribute("aria-pressed", "true");
  if (chosen.length > 0) moveTabStop(chosen[0]);
  if (state.reach === "from" || state.reach === "to") applyFilter();
  refreshHighlight();
  tell("selection");
  if (shows && state.tab === "picture" && chosen.length > 0) reveal(chosen[0]);
  if (isQuiet) return;
  if (node === undefined && box === undefined) say("Nothing selected");
  else say(`Selected ${node === undefined ? boxes[box].name : nodes[node].name}`);
};

const clearSelection = () => {
  const focus = document.activeElement;
  const isInPanel = byId("panel").contains(focus);
  const box = chosenBoxes()[0];
  select(undefined);
  if (isInPanel) (state.tab === "picture" && boxElements[box] ? boxElements[box] : canvas).focus({ preventScroll: true });
};

const pointed = (event) => {
  const found = event.target.closest?.(".box, .arrow, .fold, .cluster-title");
  return found && svg.contains(found) ? found : undefined;
};

svg.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || isDragging) return;
  const found = pointed(event);
  const [box, arrow] = [boxOfElement.get(found), arrowOfElement.get(found)];
  if (box === hoveredBox && arrow === hoveredArrow) return;
  hoveredBox = box;
  hoveredArrow = arrow;
  refreshHighlight();
});

canvas.addEventListener("pointerleave", () => {
  if (hoveredBox === undefined && hoveredArrow === undefined) return;
  hoveredBox = hoveredArrow = undefined;
  refreshHighlight();
});

const activate = (found) => {
  const [box, arrow] = [boxOfElement.get(found), arrowOfElement.get(found)];
  if (found.dataset.cluster !== undefined) setFolded(Number(found.dataset.cluster), found.classList.contains("cluster-title"));
  else if (box !== undefined) select({ box }, { shows: false });
  else if (arrow !== undefined) select({ box: arrows[arrow].to }, { shows: false });
};

canvas.addEventListener("click", (event) => {
  if (wasDragged) {
    wasDragged = false;
    return;
  }
  const found = pointed(event);
  if (found) activate(found);
  else if (chosenBoxes().length > 0 || state.node !== undefined) clearSelection();
});

"""#
}
