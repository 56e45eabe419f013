// Made of Assets/script/panel-way.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptPanelWay = #"""
// The shortest way from an entry, step by step; others can be chosen by where they begin.
const boxesOfWay = (way) => {
  const found = [];
  for (const node of [way.start, ...way.edges.map((i) => edges[i].to)]) {
    const own = nodes[node].boxes.find((box) => boxes[box].node === node) ?? nodes[node].boxes[0];
    if (own !== undefined && found.at(-1) !== own) found.push(own);
  }
  return found;
};

const stepRow = (i, number) => {
  const edge = edges[i];
  return element(
    "li", { class: edge.free ? "free" : "" },
    element("span", { class: "number", "aria-hidden": "true" }, edge.free ? "" : number),
    element(
      "span", { class: "step" },
      lineOf([chip(edgeKindWord(edge.kind), edgeKindClass(edge)), nodeButton(edge.to)], placeAnchor(edge.at)),
      remarks(edge).length > 0 && element("span", { class: "facts" }, remarks(edge).join(" · ")),
    ),
  );
};

const wayList = (way) => {
  let number = 0;
  return element(
    "ol", { class: "way" },
    element("li", { class: "free" }, element("span", { class: "number start", "aria-hidden": "true" }), element("span", { class: "step" }, lineOf([nodeButton(way.start)], element("span", { class: "quiet" }, kindWord(nodes[way.start]))))),
    way.edges.map((i) => stepRow(i, edges[i].free ? number : ++number)),
  );
};

const waySection = (target) => {
  const ways = waysTo(target).filter((way) => way.edges.length > 0);
  if (ways.length === 0) {
    return nodes[target].entry ? undefined : section("Shortest way", undefined, element("p", { class: "none" }, data.part && nodes[target].reachable !== false ? "No way in this part of the app." : "No way leads here from an entry."));
  }
  const place = element("div", {}, wayList(ways[0]));
  let chosen = ways[0];
  const show = element("button", {
    type: "button", class: "small", "aria-pressed": "false",
    onclick: () => {
      const isOn = shownWay.length === 0;
      showWay(isOn ? chosen : undefined);
      show.setAttribute("aria-pressed", String(isOn));
    },
  }, "Show in picture");
  const choice = ways.length > 1 && element(
    "select",
    {
      "aria-label": "Where the way begins",
      onchange: (event) => {
        chosen = ways[Number(event.target.value)];
        place.replaceChildren(wayList(chosen));
        if (shownWay.length > 0) showWay(chosen);
      },
    },
    ways.slice(0, 50).map((way, k) => element("option", { value: k }, `from ${nodes[way.start].name} (${counted(way.cost[1], "step", "steps")})`)),
  );
  const steps = ways.length === 1 && counted(ways[0].cost[1], "step", "steps");
  return section("Shortest way", steps || undefined, element("div", { class: "way-tools" }, choice, show), place);
};

const showWay = (way) => {
  shownWay = way ? boxesOfWay(way) : [];
  refreshHighlight();
  if (shownWay.length === 0) return;
  setTab("picture");
  const frame = frameAround(shownWay.map(boxFrame).filter(Boolean));
  centerOn(middle(frame), fittingScale(frame, Math.max(1, camera.scale)));
};

"""#
}
