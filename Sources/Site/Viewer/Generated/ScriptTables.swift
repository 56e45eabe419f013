// Made of Assets/script/tables.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptTables = #"""
// Tables that sort, filter, and whose rows choose what they are about.
const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const linkTargets = (i) => {
  const found = edgesFrom[i].filter((e) => edges[e].kind === "open").map((e) => edges[e].to);
  return [...new Set(found)];
};

const severityWords = ["error", "warning", "note"];
const names = (list) => list.map((i) => nodes[i].name).join(", ");
const yes = (value) => (value ? "yes" : "no");

// Without findings: why, and how they get here.
const noFindings = data.linted
  ? ["Nothing found."]
  : [
    "The rules did not run: this page is made of a saved graph without findings.",
    "`navgraph render -o navigation.html` in the folder of the source runs them. A saved graph has findings where it was saved with `navgraph graph --findings -o navigation.json`.",
  ];

// The kinds of the ways that a route stands for, as arrows are called.
const usesOf = (route) => edgesTo[route].filter((i) => edges[i].kind !== "builds").map((i) => edgeKindClass(edges[i]));

// Each column: its title, what of a row is shown and sorted by. A place is a pair of numbers. `ways`: what a row tells is a way of these kinds.
const tableKinds = [
  ...(data.changes ? [{
    id: "changes", title: "Changes", none: "No change to the navigation.", rows: () => data.changes, node: (row) => row.node, isOfBoth: true,
    columns: [
      ["State", (row) => row.change, "change"], ["Change", (row) => row.text, "prose name"], ["Of", (row) => row.part], ["Source", (row) => row.at],
    ],
  }] : []),
  {
    id: "screens", title: "Screens", none: "No screens.",
    rows: () => nodes.map((node, i) => [node, i]).filter(([node]) => node.kind === "view" && node.role === "screen").map(([, i]) => i),
    node: (i) => i,
    columns: [
      ["Screen", (i) => nodes[i].name, "name"], ["Title", (i) => nodes[i].title ?? ""], ["Module", (i) => nodes[i].module ?? ""],
      ["Ways in", (i) => entrancesTo(i).length], ["Ways out", (i) => exitsFrom(i).length], ["Steps", (i) => nodes[i].depth ?? ""],
      ["Reachable", (i) => yes(nodes[i].reachable !== false)], ["Findings", (i) => findingsOf[i].length || ""], ["Source", (i) => nodes[i].at],
    ],
  },
  {
    id: "routes", title: "Routes", none: "No routes.", rows: () => routes, node: (row) => row.node, ways: (row) => usesOf(row.node),
    columns: [
      ["Route", (row) => nodes[row.node].name, "name"], ["Parameters", (row) => row.parameters, "mono"], ["Shown as", (row) => row.shown.join(", ")],
      ["Sites", (row) => row.sites], ["State", (row) => row.state, "state"], ["Deep links", (row) => row.links.join(", ")], ["Builder", (row) => row.builder],
    ],
  },
  {
    id: "links", title: "Deep links", none: "No deep links.",
    rows: () => nodes.map((node, i) => [node, i]).filter(([node]) => node.kind === "deepLink").map(([, i]) => i),
    node: (i) => i, ways: () => ["deepLink"],
    columns: [
      ["Link", (i) => nodes[i].name, "name"], ["Source", (i) => nodes[i].source ?? ""], ["Opens", (i) => names(linkTargets(i))], ["Declared", (i) => nodes[i].at],
    ],
  },
  {
    id: "findings", title: "Findings", none: noFindings, isUnknown: !data.linted, rows: () => findings, node: (row) => row.node,
    columns: [
      ["Severity", (row) => severityWords.indexOf(row.severity), "severity"], ["Message", (row) => row.message, "prose name"],
      ["Rule", (row) => row.rule, "mono"], ["In", (row) => (row.node === undefined ? "" : nodes[row.node].name)], ["Source", (row) => row.at],
    ],
  },
  {
    id: "unresolved", title: "Unresolved", none: "Every place that navigates could be followed.", rows: () => unresolved, node: (row) => row.node,
    ways: () => ["unresolved"],
    columns: [
      ["In", (row) => (row.node === undefined ? row.from : nodes[row.node].name), "name"], ["Kind", (row) => edgeKindWord(row.kind)], ["Type", (row) => row.type ?? "", "mono"],
      ["Why", (row) => row.reason, "prose"], ["Source", (row) => row.at],
    ],
  },
];

// Of a change: whether a thing is there in the state that is shown.
const isThingThere = (kind, thing) => kind.isOfBoth || !isOfOtherMoment(nodes[kind.node(thing)] ?? {});

// Whether the filters beside the tables leave a thing in: with its screen, and with the arrows that it stands for.
const isThingShown = (kind, thing) => {
  const ways = kind.ways?.(thing) ?? [];
  return isNodeShown(kind.node(thing)) && (ways.length === 0 || ways.some((way) => !state.hiddenKinds.has(way)));
};

const isPlace = (value) => Array.isArray(value);
const sortKey = (value) => (isPlace(value) ? `${files[value[0]].path}:${value[1]}` : value ?? "");
// What has no value is last, in both directions.
const compareValues = (a, b, direction) => {
  if (a === "" || b === "") return (a === "") - (b === "");
  return direction * (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b)));
};

const cellContent = (value, style) => {
  if (isPlace(value)) return placeAnchor(value, breakable(placeText(value).split("/").slice(-2).join("/")));
  if (style === "change") return changeChip(value);
  if (style === "severity") return severityChip(severityWords[value] ?? "note");
  if (style?.includes("prose")) return wording(String(value));
  if (style === "state" && value !== "ok") return chip(value, /unmapped/.test(value) ? "error" : "warning");
  return value === undefined ? "" : breakable(String(value));
};

// Columns in which nothing stands are left out.
const filledColumns = (kind, values) => kind.columns.map((_, c) => c).filter((c) => values.length === 0 || values.some((row) => row[c] !== undefined && row[c] !== ""));

// What of a cell the filter looks through.
const cellText = (value, style) =>
  isPlace(value) ? placeText(value) : style === "severity" ? severityWords[value] ?? "note" : String(value ?? "").replaceAll("`", "");

const rowElement = ({ node, values }, columns) => {
  const cells = values.map((value, c) => {
    const style = columns[c][2];
    const content = cellContent(value, style);
    const isName = style?.includes("name");
    return element(
      isName ? "th" : "td",
      {
        class: [style, typeof value === "number" && style !== "severity" && "number"].filter(Boolean).join(" "), scope: isName && "row",
        role: isName ? "rowheader" : "cell", "data-label": columns[c][0],
      },
      isName && node !== undefined ? element("button", { type: "button", class: "link", tabindex: "-1" }, content) : content,
    );
  });
  return element("tr", { role: "row", "data-node": node, "aria-selected": "false" }, cells);
};

const drawTable = (kind) => {
  const things = kind.rows();
  const allValues = things.map((row) => kind.columns.map(([, value]) => value(row)));
  const shownColumns = filledColumns(kind, allValues);
  const columns = shownColumns.map((c) => kind.columns[c]);
  const rows = things.map((row, position) => {
    const values = shownColumns.map((c) => allValues[position][c]);
    const text = values.map((value, c) => cellText(value, columns[c][2])).join("\n");
    return { thing: row, node: kind.node(row), values, keys: values.map(sortKey), text: lowered(text) };
  });
  // The roles are those of the elements: a browser forgets them where rows are drawn as cards.
  const body = element("tbody", { role: "rowgroup" });
  const heads = columns.map(([title], c) =>
    element("th", { scope: "col", role: "columnheader", "aria-sort": "none" }, element("button", { type: "button", onclick: () => sort(c) }, title, icon("sort"))));
  const table = element("table", { role: "table", "aria-label": kind.title }, element("thead", { role: "rowgroup" }, element("tr", { role: "row" }, heads)), body);
  const list = growingList(table, body, (row) => (row.made ??= rowElement(row, columns)));
  const shown = element("span", { class: "count", role: "status" }, String(rows.length));
  const filter = element("input", {
    type: "search", placeholder: `Filter ${kind.title.toLowerCase()}`, "aria-label": `Filter ${kind.title.toLowerCase()}`, oninput: () => draw(),
  });
  const leftOut = element("span", { class: "facts" });
  const reset = element("p", { class: "left-out", hidden: true }, leftOut, element("button", { type: "button", class: "small", onclick: clearFilters }, "Reset filters"));
  let drawn;
  const draw = () => {
    const words = lowered(filter.value).split(/\s+/).filter(Boolean);
    const there = rows.filter((row) => isThingThere(kind, row.thing));
    const left = there.filter((row) => isThingShown(kind, row.thing));
    const found = left.filter((row) => words.every((word) => row.text.includes(word)));
    shown.textContent = found.length < there.length || words.length > 0 ? `${found.length} of ${there.length}` : String(there.length);
    leftOut.textContent = `${there.length - left.length} left out by the filters`;
    reset.hidden = left.length === there.length;
    if (drawn?.length === found.length && drawn.every((row, i) => row === found[i])) return;
    drawn = found;
    list.setRows(found);
  };
  const sort = (column) => {
    const isDown = heads[column].getAttribute("aria-sort") === "ascending";
    heads.forEach((head) => head.setAttribute("aria-sort", "none"));
    heads[column].setAttribute("aria-sort", isDown ? "descending" : "ascending");
    rows.sort((a, b) => compareValues(a.keys[column], b.keys[column], isDown ? -1 : 1));
    draw();
    say(`Sorted by ${columns[column][0]}, ${isDown ? "descending" : "ascending"}`);
  };
  table.addEventListener("click", (event) => {
    const row = event.target.closest("tbody tr");
    if (row?.dataset.node === undefined || event.target.closest("a")) return;
    select({ node: Number(row.dataset.node) });
  });
  table.addEventListener("keydown", (event) => moveInTable(event, list));
  draw();
  const content = [
    element("header", {}, element("h2", {}, kind.title), shown, reset, rows.length > 0 && filter),
    rows.length > 0 ? list.scroll : [kind.none].flat().map((words) => element("p", { class: "none" }, wording(words))),
  ];
  return { content: content.flat(), showAll: list.showAll, draw };
};

// The arrow keys go from row to row; one row is the stop of the Tab key.
const moveInTable = (event, list) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target.closest("tbody tr");
  if (!step || !row) return;
  event.preventDefault();
  if (step === 1 && !row.nextElementSibling) list.showMore();
  let next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  while (next && !next.querySelector("button")) next = step === 1 ? next.nextElementSibling : next.previousElementSibling;
  const button = next?.querySelector("button");
  if (!button) return;
  setTabStop(row.parentElement, button);
  button.focus();
};

const madeTables = new Map();

const ensureTable = (kind) => {
  if (!madeTables.has(kind.id)) {
    const { content, showAll, draw } = drawTable(kind);
    byId(`tab-${kind.id}`).append(...content);
    madeTables.set(kind.id, { showAll, draw });
  }
  return madeTables.get(kind.id);
};

const markRows = () => {
  for (const row of document.querySelectorAll("tr[aria-selected='true']")) row.setAttribute("aria-selected", "false");
  if (state.node === undefined) return;
  for (const row of document.querySelectorAll(`tr[data-node="${state.node}"]`)) row.setAttribute("aria-selected", "true");
};
on("selection", markRows);
// The panel that opens beside a table or over it draws the table anew.
on("selection", () => document.querySelector(".table.current tr[aria-selected='true']")?.scrollIntoView({ block: "nearest" }));
on("filtered", () => madeTables.forEach(({ draw }) => draw()));

"""#
}
