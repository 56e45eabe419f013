// Clusters that shrink to a box with their title. Nothing moves: arrows from outside are joined, one line for each box at their other end.
const foldLayer = svgElement("g", { class: "folds" });

const foldFrame = (cluster) => {
  const frame = frameOf(clusterElements[cluster]);
  const name = clusters[cluster].name;
  const width = Math.min(Math.max(96, 8 * name.length + 56), Math.max(frame.width, 96));
  const center = middle(frame);
  return { x: center.x - width / 2, y: center.y - 22, width, height: 44 };
};

// Where a line from the middle of a frame to a point leaves the frame.
const borderPoint = (frame, toward) => {
  const center = middle(frame);
  const [dx, dy] = [toward.x - center.x, toward.y - center.y];
  if (dx === 0 && dy === 0) return center;
  const t = Math.min(frame.width / 2 / Math.abs(dx || 1e-9), frame.height / 2 / Math.abs(dy || 1e-9));
  return { x: center.x + dx * t, y: center.y + dy * t };
};

const endKey = (box) => {
  const cluster = clusterOfBox[box];
  return cluster !== undefined && state.folded.has(cluster) ? `cluster ${cluster}` : `box ${box}`;
};

// The visible arrows that a fold takes in, by both ends; those inside one are in none.
const joinedArrows = () => {
  const groups = new Map();
  arrows.forEach((arrow, i) => {
    if (!isArrowVisible(i)) return;
    const [from, to] = [endKey(arrow.from), endKey(arrow.to)];
    if (from === to || (from.startsWith("box") && to.startsWith("box"))) return;
    const key = `${from} > ${to}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(i);
  });
  return groups;
};

const drawJoined = (list) => {
  const first = arrows[list[0]];
  const [a, b] = [boxFrame(first.from), boxFrame(first.to)];
  if (!a || !b) return undefined;
  // Lines there and back are bent apart.
  const [from, to] = [borderPoint(a, middle(b)), borderPoint(b, middle(a))];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * 0.06, y: (from.y + to.y) / 2 + dx * 0.06 };
  const kinds = new Set(list.map((i) => arrows[i].kind));
  const count = list.reduce((sum, i) => sum + arrows[i].count, 0);
  const kind = kinds.size === 1 ? first.kind : "several";
  const words = kinds.size === 1 ? kindTitles.get(kind) ?? kind : [...kinds].map((k) => kindTitles.get(k) ?? k).join(", ");
  const angle = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return svgElement(
    "g", { class: `joined ${kind}` },
    svgElement("title", {}, `${counted(count, "way", "ways")}: ${words}`),
    svgElement("path", { class: "line", d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}` }),
    svgElement("path", { class: "head", d: "M0 0L-8 -3.5L-8 3.5Z", transform: `translate(${to.x} ${to.y}) rotate(${angle})` }),
    count > 1 && svgElement("text", { x: (from.x + to.x + 2 * bend.x) / 4, y: (from.y + to.y + 2 * bend.y) / 4 - 3 }, `×${count}`),
  );
};

const drawFoldedBox = (i) => {
  const cluster = clusters[i];
  const frame = foldFrame(i);
  const count = cluster.boxes.filter(isBoxVisible).length;
  const center = middle(frame);
  return svgElement(
    "g",
    {
      class: "fold", role: "button", tabindex: "0", "data-cluster": i, "aria-expanded": "false",
      "aria-label": `${cluster.name}, ${cluster.word}, ${counted(count, "box", "boxes")}, collapsed`,
    },
    svgElement("rect", { ...frame, rx: 9, class: "sheet", transform: "translate(3 3)" }),
    svgElement("rect", { ...frame, rx: 9 }),
    svgElement("text", { x: center.x, y: center.y - 2, class: "name" }, cluster.name),
    svgElement("text", { x: center.x, y: center.y + 12, class: "count" }, `${cluster.word} · ${counted(count, "box", "boxes")}`),
  );
};

// Draws all folds anew: they are few.
const drawFolds = () => {
  const focused = document.activeElement?.closest?.(".fold")?.dataset.cluster;
  foldLayer.replaceChildren();
  boxElements.forEach((made, i) => made?.classList.toggle("in-fold", clusterOfBox[i] !== undefined && state.folded.has(clusterOfBox[i])));
  clusterElements.forEach((made, i) => made?.classList.toggle("in-fold", state.folded.has(i)));
  arrowElements.forEach((made, i) => {
    const ends = [clusterOfBox[arrows[i].from], clusterOfBox[arrows[i].to]];
    made?.classList.toggle("in-fold", ends.some((cluster) => cluster !== undefined && state.folded.has(cluster)));
  });
  if (state.folded.size === 0) return;
  for (const list of joinedArrows().values()) {
    const made = drawJoined(list);
    if (made) foldLayer.append(made);
  }
  for (const i of state.folded) if (clusterElements[i] && isClusterVisible(i)) foldLayer.append(drawFoldedBox(i));
  if (focused !== undefined) foldLayer.querySelector(`[data-cluster="${focused}"]`)?.focus({ preventScroll: true });
};

const setFolded = (cluster, isFolded) => {
  if (!clusterElements[cluster] || state.folded.has(cluster) === isFolded) return;
  if (isFolded) state.folded.add(cluster);
  else state.folded.delete(cluster);
  tell("folds");
  say(`${clusters[cluster].name} ${isFolded ? "collapsed" : "expanded"}`);
};

const foldAll = (isFolded) => {
  state.folded.clear();
  if (isFolded) clusters.forEach((_, i) => clusterElements[i] && state.folded.add(i));
  tell("folds");
  say(isFolded ? "All groups collapsed" : "All groups expanded");
};

// The title of a cluster is the button that folds it.
const prepareClusters = () => {
  graph.append(foldLayer);
  clusterElements.forEach((made, i) => {
    const texts = [...(made?.querySelectorAll("text") ?? [])];
    if (texts.length === 0) return;
    // A text of spaces alone has no frame.
    const measured = texts.map((text) => text.getBBox()).filter((box) => box.width > 0 && box.height > 0);
    if (measured.length === 0) return;
    const frame = frameAround(measured);
    const button = svgElement(
      "g",
      { class: "cluster-title", role: "button", tabindex: "0", "data-cluster": i, "aria-expanded": "true", "aria-label": `Collapse ${clusters[i].name}` },
      svgElement("title", {}, "Collapse"),
      svgElement("rect", { x: frame.x - 5, y: frame.y - 3, width: frame.width + 24, height: frame.height + 6, rx: 5 }),
    );
    const [x, y] = [frame.x + frame.width + 7, frame.y + frame.height / 2];
    button.append(...texts, svgElement("path", { class: "chevron", d: `M${x} ${y - 2}l4 4l4 -4` }));
    made.append(button);
  });
};

on("folds", () => {
  drawFolds();
  refreshHighlight();
});
