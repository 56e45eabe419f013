// The view as the fragment of the address, so that a link leads to it: #select=view:Home&hide=owns&at=120,80,0.9
const listText = (values) => [...values].map(encodeURIComponent).join(",");
const listOf = (text) => (text ? text.split(",").map(decodeURIComponent) : []);

// Colons and slashes may stand in a fragment; ids are easier to read with them.
const readable = (text) => encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");

const fragment = () => {
  const parts = [];
  if (state.node !== undefined) parts.push(`select=${readable(nodes[state.node].id)}`);
  else if (state.box !== undefined) parts.push(`box=${readable(boxes[state.box].element)}`);
  if (state.tab !== "picture") parts.push(`tab=${state.tab}`);
  if (state.hiddenKinds.size > 0) parts.push(`hide=${listText(state.hiddenKinds)}`);
  if (state.hiddenModules.size > 0) parts.push(`without=${listText(state.hiddenModules)}`);
  if (state.moment !== "both") parts.push(`state=${state.moment}`);
  if (state.reach !== "all") parts.push(`reach=${state.reach}`);
  if (state.folded.size > 0) parts.push(`collapsed=${listText([...state.folded].sort((a, b) => a - b).map((i) => clusters[i].name))}`);
  if (isCameraMoved) {
    const x = (canvas.clientWidth / 2 - camera.x) / camera.scale - origin.x;
    const y = (canvas.clientHeight / 2 - camera.y) / camera.scale - origin.y;
    if ([x, y].every(Number.isFinite)) parts.push(`at=${Math.round(x)},${Math.round(y)},${Number(camera.scale.toFixed(3))}`);
  }
  return parts.length > 0 ? `#${parts.join("&")}` : "";
};

let isCameraMoved = false;
let addressTimer = 0;
let isRestoring = false;

const writeAddress = () => {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    const next = fragment();
    if (next === location.hash) return;
    history.replaceState(null, "", next === "" ? location.pathname + location.search : next);
  }, 120);
};

const noteChange = (isMove) => {
  if (isRestoring || (isMove && canvas.clientWidth === 0)) return;
  if (isMove) isCameraMoved = true;
  writeAddress();
};

// Sets what a fragment says; what it names and is not there is passed over.
const restore = (text) => {
  const parts = new Map();
  try {
    for (const part of text.replace(/^#/, "").split("&")) {
      const at = part.indexOf("=");
      if (at > 0) parts.set(part.slice(0, at), part.slice(at + 1));
    }
    isRestoring = true;
    state.hiddenKinds = new Set(listOf(parts.get("hide")).filter((kind) => kindTitles.has(kind)));
    state.hiddenModules = new Set(listOf(parts.get("without")));
    state.reach = reachChoices().some(([id]) => id === parts.get("reach")) ? parts.get("reach") : "all";
    state.moment = data.changes && ["before", "after"].includes(parts.get("state")) ? parts.get("state") : "both";
    const collapsed = new Set(listOf(parts.get("collapsed")));
    state.folded = new Set(clusters.flatMap((cluster, i) => (collapsed.has(cluster.name) && clusterElements[i] ? [i] : [])));
    const id = parts.has("select") ? decodeURIComponent(parts.get("select")) : undefined;
    const box = parts.has("box") ? boxes.findIndex((b) => b.element === decodeURIComponent(parts.get("box"))) : -1;
    const choice = nodeById.has(id) ? { node: nodeById.get(id) } : box >= 0 ? { box } : undefined;
    select(choice, { isQuiet: true, shows: false });
    applyFilter();
    tell("restored");
    setTab(tabKinds.some((kind) => kind.id === parts.get("tab")) ? parts.get("tab") : "picture");
    const [x, y, scale] = (parts.get("at") ?? "").split(",").map(Number);
    if ([x, y, scale].every(Number.isFinite) && scale > 0) {
      centerOn({ x, y }, scale, false, wholeCanvas());
      isCameraMoved = true;
    } else if (state.reach !== "all") {
      fit(false);
    } else if (choice && chosenBoxes().length > 0) {
      reveal(chosenBoxes()[0], false);
    }
  } catch {
    // A broken address is no reason for an empty page.
  } finally {
    isRestoring = false;
  }
};
