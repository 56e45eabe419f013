// Keys of the page. Fields and dialogs keep theirs.
// (A field of a dialog that was just closed keeps the focus until the next frame.)
const isTyping = (target) =>
  target.matches?.("input, select, textarea") && !target.matches("[type=checkbox], [type=radio]") && !target.closest("dialog:not([open])");

// The nearest box in a direction, those straight ahead before those aside.
const boxToward = (from, dx, dy) => {
  const start = middle(boxFrame(from));
  let best;
  let least = Infinity;
  boxElements.forEach((made, i) => {
    if (!made || i === from || !isBoxVisible(i) || made.classList.contains("in-fold")) return;
    const at = middle(frameOf(made));
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    if (ahead <= 1) return;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
};

const arrowSteps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const focusBox = (i) => {
  moveTabStop(i);
  boxElements[i].focus({ preventScroll: true });
};

canvas.addEventListener("keydown", (event) => {
  const found = event.target.closest(".box, .fold, .cluster-title");
  const step = arrowSteps[event.key];
  if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    const box = boxOfElement.get(found);
    const next = box === undefined || event.shiftKey ? undefined : boxToward(box, ...step);
    if (next !== undefined) focusBox(next);
    else panBy(-step[0] * 80, -step[1] * 80, true);
  } else if ((event.key === "Enter" || event.key === " ") && found) {
    event.preventDefault();
    activate(found);
  }
});

// What has focus is in sight.
canvas.addEventListener("focusin", (event) => {
  if (!event.target.matches(":focus-visible")) return;
  const box = boxOfElement.get(event.target.closest(".box"));
  if (box !== undefined) {
    moveTabStop(box);
    reveal(box);
    return;
  }
  const cluster = event.target.closest(".fold, .cluster-title")?.dataset.cluster;
  if (cluster === undefined) return;
  const frame = state.folded.has(Number(cluster)) ? foldFrame(Number(cluster)) : frameOf(clusterElements[cluster]);
  const point = toCanvas({ x: frame.x, y: frame.y });
  if (point.x < 0 || point.y < 0 || point.x > canvas.clientWidth - 60 || point.y > canvas.clientHeight - 30) centerOn(middle(frame));
});

const pageKeys = {
  "/": openSearch,
  "+": () => zoomAt(1.25, undefined, undefined, true),
  "=": () => zoomAt(1.25, undefined, undefined, true),
  "-": () => zoomAt(0.8, undefined, undefined, true),
  0: () => fit(),
  "?": () => byId("help").showModal(),
  1: () => setMoment("before"),
  2: () => setMoment("both"),
  3: () => setMoment("after"),
};

addEventListener("keydown", (event) => {
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
    event.preventDefault();
    openSearch();
    return;
  }
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") {
    if (isTyping(event.target)) event.target.blur();
    else if (isNarrow.matches && document.body.classList.contains("filters-open")) byId("filters-close").click();
    else if (state.node !== undefined || state.box !== undefined) clearSelection();
    else return;
    event.preventDefault();
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
  const action = pageKeys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

byId("zoom-in").addEventListener("click", () => zoomAt(1.25, undefined, undefined, true));
byId("zoom-out").addEventListener("click", () => zoomAt(0.8, undefined, undefined, true));
byId("fit").addEventListener("click", () => fit());
byId("zoom").addEventListener("click", () => zoomAt(1 / camera.scale, undefined, undefined, true));
byId("help-open").addEventListener("click", () => byId("help").showModal());
byId("help").addEventListener("click", (event) => {
  if (event.target === byId("help") || event.target.closest("button")) byId("help").close();
});
