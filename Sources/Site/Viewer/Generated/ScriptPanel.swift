// Made of Assets/script/panel.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptPanel = #"""
// The panel beside the picture: what the chosen thing is, how it is come to, where it leads.
const panel = byId("panel");
const panelBody = byId("panel-body");

const nodeButton = (i) => element("button", { type: "button", class: "link", "data-node": i, title: nodes[i].id }, breakable(nodes[i].name));

const chip = (text, kind = "") => element("span", { class: `chip ${kind}` }, text);

const section = (title, count, ...content) =>
  element("section", {}, element("h3", {}, title, count !== undefined && element("span", { class: "count" }, count)), content);

// A long list is cut, and says so.
const longList = (rows, limit = 12) => {
  const list = element("ul", { class: "rows" }, rows.slice(0, limit));
  if (rows.length <= limit) return list;
  const more = element("button", {
    type: "button", class: "more",
    onclick: () => {
      list.append(...rows.slice(limit));
      more.remove();
      list.children[limit].querySelector("button, a")?.focus();
    },
  }, `Show ${rows.length - limit} more`);
  return [list, more];
};

const remarks = (edge) => {
  const words = [];
  if (edge.through) words.push(`through ${edge.through.join(", then ")}`);
  if (edge.condition) words.push(`if ${edge.condition}`);
  if (edge.event) words.push(`on ${edge.event}`);
  if (edge.trigger) words.push(`when ${edge.trigger} calls it`);
  if (edge.via === "default") words.push("by the default arm of the builder");
  if (edge.because) words.push(edge.because);
  if (edge.presentation) words.push(edge.presentation);
  return words;
};

const edgeRow = (i, main, extra) => {
  const edge = edges[i];
  const facts = [...extra, ...(edge.was ?? []), ...remarks(edge)];
  const isDead = edge.dead && edge.change !== "removed";
  return element(
    "li", { class: edge.change === "removed" ? "gone" : edge.dead ? "dead" : "" },
    lineOf([changeChip(edge.change), chip(edgeKindWord(edge.kind), edgeKindClass(edge)), main], placeAnchor(edge.at)),
    (facts.length > 0 || isDead || edge.certainty) &&
      element(
        "span", { class: "facts" },
        isDead && chip("never called", "warning"),
        edge.certainty && chip(edge.certainty, "quiet"),
        facts.map((fact, k) => [k > 0 && " · ", fact]),
      ),
  );
};

const entranceRow = ({ edge, part, via }) => {
  const places = placesOf(edges[edge]).filter((place) => place !== part);
  return edgeRow(
    edge, nodeButton(part),
    [
      via.length > 0 && via.map((node, k) => [k > 0 ? " → " : "as ", nodeButton(node)]),
      places.length > 0 && `in ${places.slice(0, 3).map((place) => nodes[place].name).join(", ")}${places.length > 3 ? ` and ${places.length - 3} more` : ""}`,
    ].filter(Boolean),
  );
};

const exitRow = ({ edge, part, ends }) => {
  const main = ends.length > 0 ? ends.slice(0, 4).map((end, k) => [k > 0 && ", ", nodeButton(end)]) : nodeButton(edges[edge].to);
  return edgeRow(edge, element("span", {}, main), [ends.length > 0 && ["as ", nodeButton(edges[edge].to)], part !== undefined && ["in ", nodeButton(part)]].filter(Boolean));
};

const severityChip = (severity) => chip(severity, severity);

const findingRow = (i) => {
  const finding = findings[i];
  return element(
    "li", {},
    lineOf([severityChip(finding.severity), element("code", { class: "rule" }, finding.rule)], finding.at && placeAnchor(finding.at)),
    element("span", { class: "message" }, wording(finding.message)),
    finding.hint && element("span", { class: "facts" }, wording(finding.hint)),
    finding.related?.map(({ at, message }) => element("span", { class: "facts" }, placeAnchor(at), " ", wording(message))),
  );
};

const siteRow = (i, place) => {
  const site = unresolved[i];
  return element(
    "li", {},
    lineOf([chip(edgeKindWord(site.kind), "unresolved"), site.type && element("span", {}, site.type)], placeAnchor(site.at)),
    element("span", { class: "facts" }, site.reason, site.node !== place && [" · in ", nodeButton(site.node)]),
  );
};

const returnWords = { pop: "goes back", popTo: "goes back to", popToRoot: "goes back to the root", dismiss: "dismisses itself", dismissAll: "dismisses all" };

const returnRow = (i) => {
  const place = returns[i];
  return element(
    "li", {},
    lineOf([chip(place.kind, "quiet"), element("span", {}, returnWords[place.kind] ?? place.kind, " ", place.to ?? "")], placeAnchor(place.at)),
  );
};

const memberRow = (n) => element("li", {}, lineOf([nodeButton(n)], element("span", { class: "quiet" }, kindWord(nodes[n]))));

const nodeHeader = (node) =>
  element(
    "header", {},
    element(
      "p", { class: "chips" },
      chip(kindWord(node), node.kind),
      changeChip(node.change),
      node.entry && chip("entry", "entry"),
      node.reachable === false && (node.doubted ? chip("unreachable?", "warning") : chip("unreachable", "error")),
      node.kind === "route" && node.mapped === false && chip("no view", "error"),
      node.kind === "route" && node.used === false && chip("unused", "warning"),
      node.depth > 0 && chip(counted(node.depth, "step from an entry", "steps from an entry"), "quiet"),
    ),
    element("h2", { id: "nv-panel-title", tabindex: "-1" }, breakable(node.name)),
    node.was && element("p", { class: "facts" }, node.was.join(" \u00b7 ")),
    node.title && element("p", { class: "title" }, `“${node.title}”`),
    node.documentation && element("p", { class: "documentation" }, wording(node.documentation)),
    element(
      "p", { class: "source" },
      node.at && placeAnchor(node.at, breakable(placeText(node.at))),
      [node.module, node.framework && { swiftui: "SwiftUI", uikit: "UIKit" }[node.framework], node.source].filter(Boolean).map((fact) => element("span", {}, fact)),
    ),
  );

const parameterList = (parameters) =>
  element("dl", { class: "parameters" }, parameters.map((p) => [element("dt", {}, p.label ?? "_"), element("dd", {}, element("code", {}, p.type))]));

const parametersOf = (node) => node.parameters && section("Parameters", node.parameters.length, parameterList(node.parameters));

// The parameters of the routes that build a screen which has none of its own.
const carriedParameters = (i) => {
  const list = edgesTo[i].filter((e) => edges[e].kind === "builds" && nodes[edges[e].from].parameters).map((e) => edges[e].from);
  if (list.length === 0) return undefined;
  const parts = [...new Set(list)].map((route) => [parameterList(nodes[route].parameters), element("p", { class: "facts" }, "carried by ", nodeButton(route))]);
  return section("Parameters", undefined, parts);
};

const nodePanel = (i) => {
  const node = nodes[i];
  const entrances = entrancesTo(i);
  const isLink = ({ edge }) => nodes[edges[edge].from].kind === "deepLink";
  const ways = entrances.filter((entrance) => !isLink(entrance));
  const links = entrances.filter(isLink);
  const exits = exitsFrom(i);
  const [holders, held] = [holdersOf(i), heldBy(i)];
  return [
    nodeHeader(node),
    findingsOf[i].length > 0 && section("Findings", findingsOf[i].length, longList(findingsOf[i].map(findingRow), 5)),
    node.parameters ? parametersOf(node) : carriedParameters(i),
    waySection(i),
    section("Ways in", ways.length, ways.length > 0 ? longList(ways.map(entranceRow)) : element("p", { class: "none" }, node.entry ? "A user comes in here." : data.part && node.reachable !== false ? "No way in this part of the app." : "Nothing in the source leads here.")),
    links.length > 0 && section("Deep links", links.length, longList(links.map(entranceRow))),
    section("Ways out", exits.length, exits.length > 0 ? longList(exits.map(exitRow)) : element("p", { class: "none" }, "Nothing leads on from here.")),
    unresolvedOf[i].length > 0 && section("Not resolved", unresolvedOf[i].length, longList(unresolvedOf[i].map((site) => siteRow(site, i)), 6)),
    returnsOf[i].length > 0 && section("How it is left", returnsOf[i].length, longList(returnsOf[i].map(returnRow), 6)),
    holders.length > 0 && section(node.kind === "object" ? "Held by" : "Part of", holders.length, longList(holders.map((n) => element("li", {}, nodeButton(n))), 8)),
    held.length > 0 && section("Made of", held.length, longList(held.map(memberRow), 8)),
  ];
};

// Ways between groups are arrows of the picture: a group has no edges of its own.
const arrowRow = (i, other) => {
  const { kind, count, change } = arrows[i];
  const { node, name } = boxes[other];
  const button = node === undefined ? element("button", { type: "button", class: "link", "data-box": other }, name) : nodeButton(node);
  return element("li", {}, lineOf([changeChip(change), chip(kindTitles.get(kind) ?? kind, kind), button], element("span", { class: "quiet" }, counted(count, "place", "places"))));
};

const groupPanel = (i) => {
  const box = boxes[i];
  const members = [...box.nodes].sort((a, b) => (nodes[a].name < nodes[b].name ? -1 : 1));
  return [
    element("header", {}, element("p", { class: "chips" }, chip(box.kind === "group" ? "Group" : box.kind, "quiet")), element("h2", { id: "nv-panel-title", tabindex: "-1" }, box.name)),
    section("Folded into this box", members.length, longList(members.map(memberRow), 60)),
    arrowsTo[i].length > 0 && section("Ways in", arrowsTo[i].length, longList(arrowsTo[i].map((a) => arrowRow(a, arrows[a].from)))),
    arrowsFrom[i].length > 0 && section("Ways out", arrowsFrom[i].length, longList(arrowsFrom[i].map((a) => arrowRow(a, arrows[a].to)))),
  ];
};

const drawPanel = () => {
  const isOpen = state.node !== undefined || state.box !== undefined;
  document.body.classList.toggle("panel-open", isOpen);
  panel.hidden = !isOpen;
  if (!isOpen) return panelBody.replaceChildren();
  const content = state.node !== undefined ? nodePanel(state.node) : groupPanel(state.box);
  panelBody.replaceChildren(...content.flat(Infinity).filter(Boolean));
  panelBody.scrollTop = 0;
  const isDrawn = chosenBoxes().length > 0;
  byId("panel-show").disabled = !isDrawn;
};

on("selection", drawPanel);

panelBody.addEventListener("click", (event) => {
  const button = event.target.closest("[data-node], [data-box]");
  if (!button) return;
  const isByKey = event.detail === 0;
  const { node, box } = button.dataset;
  select(node === undefined ? { box: Number(box) } : { node: Number(node) });
  if (isByKey) byId("panel-title").focus();
});
byId("panel-close").addEventListener("click", clearSelection);
byId("panel-show").addEventListener("click", () => {
  setTab("picture");
  const i = chosenBoxes()[0];
  if (i === undefined) return;
  if (!isBoxVisible(i)) clearFilters();
  centerOn(middle(boxFrame(i)), Math.max(camera.scale, 0.9));
  boxElements[i]?.focus({ preventScroll: true });
});

"""#
}
