// Made of Assets/script/relations.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptRelations = #"""
// How a node is come to and left, with routes and tabs looked through: a reader asks for screens. Who stands for the place of a site is told by
// the data (placesOf).
const structureKinds = new Set(["embeds", "owns", "builds"]);

const isPassage = (node) => node.kind === "route" || node.kind === "tab";

// In which node an edge is seen: where its site stands, or whose call of a closure sets it off.
const partOf = (edge) => edge.part ?? edge.from;

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
      } else if (!structureKinds.has(edge.kind) && placesOf(edge).length > 0) found.push({ edge: i, part: partOf(edge), via });
    }
  }
  const isObject = ({ part }) => nodes[part].kind === "object";
  return [...found.filter((entrance) => !isObject(entrance)), ...found.filter(isObject)];
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

// Edges that leave a place or its parts; of a part of a place, of an object and of a route or a tab its own.
const exitsFrom = (node) => {
  const told = new Set();
  const found = [];
  const isOwn = isPassage(nodes[node]) || nodes[node].kind === "object" || nodes[node].role === "component";
  for (const i of isOwn ? [...edgesFrom[node], ...edgesAt[node]] : edgesAt[node]) {
    const edge = edges[i];
    if (structureKinds.has(edge.kind) && !(isPassage(nodes[node]) && edge.kind === "builds")) continue;
    const key = `${edge.kind} ${edge.to} ${edge.at}`;
    if (told.has(key)) continue;
    told.add(key);
    const part = partOf(edge);
    found.push({ edge: i, part: part === node ? undefined : part, ends: endsOf(edge.to) });
  }
  return found;
};

const holdersOf = (node) => [...new Set(edgesTo[node].filter((i) => ["embeds", "owns"].includes(edges[i].kind)).map((i) => edges[i].from))];
const heldBy = (node) => [...new Set(edgesFrom[node].filter((i) => ["embeds", "owns"].includes(edges[i].kind)).map((i) => edges[i].to))];

// What edges of the graph are called here, and which kind of arrow draws them.
const edgeKindWords = new Map(data.edgeKinds.map((kind) => [kind.id, kind.word]));
const edgeKindWord = (kind) => edgeKindWords.get(kind) ?? kind;
const edgeKindClasses = {
  fullScreenCover: "cover", popover: "sheet", inspector: "sheet", confirmationDialog: "alert", embeds: "contains", builds: "root",
};
const edgeKindClass = (edge) =>
  edge.kind === "open" ? (nodes[edge.from].kind === "deepLink" ? "deepLink" : "external") : edgeKindClasses[edge.kind] ?? edge.kind;

"""#
}
