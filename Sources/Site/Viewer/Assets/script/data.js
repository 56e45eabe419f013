// What the page shows, as the program wrote it: nodes and edges of the graph, boxes and arrows of the picture. Read once, never changed.
const data = JSON.parse(document.getElementById("nv-data").textContent);
const { nodes, edges, boxes, arrows, clusters, findings, unresolved, returns, routes, files } = data;

const listsBy = (count, things, key) => {
  const lists = Array.from({ length: count }, () => []);
  things.forEach((thing, i) => {
    const k = key(thing);
    if (k !== undefined && k >= 0) lists[k].push(i);
  });
  return lists;
};

// Edges by the nodes at their ends, arrows by the boxes at theirs.
const edgesFrom = listsBy(nodes.length, edges, (edge) => edge.from);
const edgesTo = listsBy(nodes.length, edges, (edge) => edge.to);
const arrowsFrom = listsBy(boxes.length, arrows, (arrow) => arrow.from);
const arrowsTo = listsBy(boxes.length, arrows, (arrow) => arrow.to);
// Ways that a large picture tells by words in their box instead of arrows, from their other ends.
const mentionedBy = boxes.map(() => []);
boxes.forEach((box, i) => box.mentions?.forEach((other) => mentionedBy[other].push(i)));
const findingsOf = listsBy(nodes.length, findings, (finding) => finding.node);
const unresolvedOf = nodes.map(() => []);
unresolved.forEach((site, i) => new Set([site.node, ...(site.places ?? [])]).forEach((node) => unresolvedOf[node]?.push(i)));
// The screens and other places that an edge starts from, as the picture draws it; none where another edge tells it.
const placesOf = (edge) => edge.places ?? [edge.from];
const edgesAt = nodes.map(() => []);
edges.forEach((edge, i) => placesOf(edge).forEach((place) => edgesAt[place].push(i)));
// A router that the whole app shares leads from no screen on. How many nodes own each: asked for at every screen.
const ownerLimit = data.mostScreens;
const ownerCounts = edgesTo.map((list) => new Set(list.filter((i) => edges[i].kind === "owns").map((i) => edges[i].from)).size);
const returnsOf = listsBy(nodes.length, returns, (place) => place.node);

const nodeById = new Map(nodes.map((node, i) => [node.id, i]));
const kindTitles = new Map(data.kinds.map((kind) => [kind.id, kind.title]));

const nodeKindWords = {
  app: "App", scene: "Scene", tab: "Tab", view: "Screen", object: "Object", route: "Route", alert: "Alert", deepLink: "Deep link",
  external: "Outside the app",
};

const kindWord = (node) =>
  node.role === "component" ? "Component" : node.role === "unused" ? "Unused view" : nodeKindWords[node.kind] ?? node.kind;

// `file.swift:12`, and the whole path.
const placeText = (at) => `${files[at[0]].path}:${at[1]}`;
const shortPlace = (at) => placeText(at).split("/").pop();

// A link to source, or nothing where the file has none.
const placeLink = (at) => files[at[0]].link?.replaceAll("{line}", String(at[1]));

const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;
