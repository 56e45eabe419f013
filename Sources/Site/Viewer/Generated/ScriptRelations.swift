// Made of Assets/script/relations.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptRelations = #"""
// How a node is come to and left, with routes and tabs looked through: a reader asks for screens.
const structureKinds = new Set(["embeds", "owns", "builds"]);

const isPassage = (node) => node.kind === "route" || node.kind === "tab";

// Edges that lead to a node, each with the routes and tabs it passes, the outermost first.
const entrancesTo = (target) => {
  const found = [];
  const seen = new Set([target]);
  const open = [{ node: target, via: [] }];
  while (open.length > 0) {
    const { node, via } = open.shift();
    for (const i of edgesTo[node]) {
      const edge = edges[i];
      const from = nodes[edge.from];
      if (isPassage(from) && (edge.kind === "builds" || from.kind === "tab")) {
        if (!seen.has(edge.from)) {
          seen.add(edge.from);
          open.push({ node: edge.from, via: [edge.from, ...via] });
        }
      } else if (!structureKinds.has(edge.kind) && edge.from !== target) found.push({ edge: i, via });
    }
  }
  // What a screen does through an object is the screen's.
  const spokenFor = new Set(found.flatMap(({ edge }) => (edges[edge].through ?? []).map((name) => name.slice(0, name.lastIndexOf(".")))));
  const isObject = ({ edge }) => nodes[edges[edge].from].kind === "object";
  const told = found.filter((entrance) => !(isObject(entrance) && spokenFor.has(nodes[edges[entrance.edge].from].name)));
  return [...told.filter((entrance) => !isObject(entrance)), ...told.filter(isObject)];
};

// A router that the whole app shares speaks for no screen, a component with a box of its own for itself.
const ownerLimit = data.mostScreens;
const hasOwnBox = (node) => nodes[node].boxes.some((box) => boxes[box].node === node);

// What a node shows with itself: its components, and the objects that these or it hold.
const partsOf = (node) => {
  const parts = [node];
  const seen = new Set(parts);
  for (let k = 0; k < parts.length && parts.length < 400; k++) {
    for (const i of edgesFrom[parts[k]]) {
      const { kind, to } = edges[i];
      const isPart =
        kind === "embeds"
          ? nodes[to].role === "component"
          : kind === "owns" && nodes[to].kind === "object" && nodes[parts[k]].kind !== "object" && ownerCounts[to] <= ownerLimit;
      if (isPart && !hasOwnBox(to) && !seen.has(to)) {
        seen.add(to);
        parts.push(to);
      }
    }
  }
  return parts;
};

// What a route or a tab shows in the end.
const endsOf = (node) => {
  const ends = [];
  const seen = new Set([node]);
  const open = [node];
  while (open.length > 0) {
    const at = open.pop();
    const next = isPassage(nodes[at]) ? edgesFrom[at].filter((i) => edges[i].kind === "builds" || nodes[at].kind === "tab").map((i) => edges[i].to) : [];
    if (next.length === 0) {
      if (at !== node) ends.push(at);
    } else for (const to of next) if (!seen.has(to)) {
      seen.add(to);
      open.push(to);
    }
  }
  return ends;
};

// Edges that leave a node or its parts. What an object repeats of its screen is told once.
const exitsFrom = (node) => {
  const told = new Set();
  const found = [];
  for (const part of partsOf(node)) {
    for (const i of edgesFrom[part]) {
      const edge = edges[i];
      const isOwnPassage = isPassage(nodes[node]) && part === node;
      if ((structureKinds.has(edge.kind) && !(isOwnPassage && edge.kind === "builds")) || edge.to === node) continue;
      const key = `${edge.kind} ${edge.to} ${edge.at}`;
      const short = `${edge.kind} ${edge.to}`;
      if (told.has(key) || (nodes[part].kind === "object" && told.has(short))) continue;
      told.add(key).add(short);
      found.push({ edge: i, part: part === node ? undefined : part, ends: endsOf(edge.to) });
    }
  }
  return found;
};

const holdersOf = (node) => [...new Set(edgesTo[node].filter((i) => ["embeds", "owns"].includes(edges[i].kind)).map((i) => edges[i].from))];
const heldBy = (node) => [...new Set(edgesFrom[node].filter((i) => ["embeds", "owns"].includes(edges[i].kind)).map((i) => edges[i].to))];

// What edges of the graph are called here, and which kind of arrow draws them.
const edgeKindWords = {
  root: "starts with", fullScreenCover: "cover", confirmationDialog: "dialog", selectTab: "selects tab", open: "opens", swap: "swaps",
  builds: "shown as", embeds: "contains",
};
const edgeKindWord = (kind) => edgeKindWords[kind] ?? kind;
const edgeKindClasses = {
  fullScreenCover: "cover", popover: "sheet", inspector: "sheet", confirmationDialog: "alert", embeds: "contains", builds: "root",
};
const edgeKindClass = (edge) =>
  edge.kind === "open" ? (nodes[edge.from].kind === "deepLink" ? "deepLink" : "external") : edgeKindClasses[edge.kind] ?? edge.kind;

"""#
}
