// Tables that sort, filter, and whose rows choose what they are about.
const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const linkTargets = (i) => {
  const found = edgesFrom[i].filter((e) => edges[e].kind === "open").map((e) => edges[e].to);
  return [...new Set(found)];
};

const names = (list) => list.map((i) => nodes[i].name).join(", ");
const yes = (value) => (value ? "yes" : "no");

// Each column: its title, what of a row is shown and sorted by. A place is a pair of numbers.
const tableKinds = [
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
    id: "routes", title: "Routes", none: "No routes.", rows: () => routes, node: (row) => row.node,
    columns: [
      ["Route", (row) => nodes[row.node].name, "name"], ["Parameters", (row) => row.parameters, "mono"], ["Shown as", (row) => row.shown.join(", ")],
      ["Sites", (row) => row.sites], ["State", (row) => row.state, "state"], ["Deep links", (row) => row.links.join(", ")], ["Builder", (row) => row.builder],
    ],
  },
  {
    id: "links", title: "Deep links", none: "No deep links.",
    rows: () => nodes.map((node, i) => [node, i]).filter(([node]) => node.kind === "deepLink").map(([, i]) => i),
    node: (i) => i,
    columns: [
      ["Link", (i) => nodes[i].name, "name"], ["Source", (i) => nodes[i].source ?? ""], ["Opens", (i) => names(linkTargets(i))], ["Declared", (i) => nodes[i].at],
    ],
  },
  {
    id: "findings", title: "Findings", none: data.linted ? "Nothing found." : "The rules did not run.", rows: () => findings, node: (row) => row.node,
    columns: [
      ["Severity", (row) => ["error", "warning", "note"].indexOf(row.severity), "severity"], ["Message", (row) => row.message, "prose name"],
      ["Rule", (row) => row.rule, "mono"], ["Screen", (row) => (row.node === undefined ? "" : nodes[row.node].name)], ["Source", (row) => row.at],
    ],
  },
  {
    id: "unresolved", title: "Unresolved", none: "Every place that navigates could be followed.", rows: () => unresolved, node: (row) => row.node,
    columns: [
      ["In", (row) => (row.node === undefined ? row.from : nodes[row.node].name), "name"], ["Kind", (row) => edgeKindWord(row.kind)], ["Type", (row) => row.type ?? "", "mono"],
      ["Why", (row) => row.reason, "prose"], ["Source", (row) => row.at],
    ],
  },
];

const isPlace = (value) => Array.isArray(value);
const sortKey = (value) => (isPlace(value) ? `${files[value[0]].path}:${value[1]}` : value ?? "");
const compareValues = (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : a === "" || b === "" ? (a === "") - (b === "") : collator.compare(String(a), String(b)));

const cellContent = (value, style) => {
  if (isPlace(value)) return placeAnchor(value, placeText(value).split("/").slice(-2).join("/"));
  if (style === "severity") return severityChip(["error", "warning", "note"][value] ?? "note");
  if (style?.includes("prose")) return wording(String(value));
  if (style === "state" && value !== "ok") return chip(value, /unmapped/.test(value) ? "error" : "warning");
  return value === undefined ? "" : String(value);
};

// Columns in which nothing stands are left out.
const filledColumns = (kind, values) => kind.columns.map((_, c) => c).filter((c) => values.length === 0 || values.some((row) => row[c] !== undefined && row[c] !== ""));

const drawTable = (kind) => {
  const things = kind.rows();
  const allValues = things.map((row) => kind.columns.map(([, value]) => value(row)));
  const shownColumns = filledColumns(kind, allValues);
  const columns = shownColumns.map((c) => kind.columns[c]);
  const rows = things.map((row, position) => {
    const node = kind.node(row);
    const values = shownColumns.map((c) => allValues[position][c]);
    const cells = values.map((value, c) => {
      const style = columns[c][2];
      const content = cellContent(value, style);
      const isName = style?.includes("name");
      return element(
        isName ? "th" : "td",
        { class: [style, typeof value === "number" && style !== "severity" && "number"].filter(Boolean).join(" "), scope: isName && "row" },
        isName && node !== undefined ? element("button", { type: "button", class: "link", tabindex: position === 0 ? "0" : "-1" }, content) : content,
      );
    });
    const made = element("tr", { "data-node": node, "aria-selected": "false" }, cells);
    return { made, keys: values.map(sortKey), text: made.textContent.toLowerCase() };
  });
  const body = element("tbody", {}, rows.map((row) => row.made));
  const heads = columns.map(([title], c) => {
    const head = element("th", { scope: "col", "aria-sort": "none" }, element("button", { type: "button", onclick: () => sort(c) }, title, icon("sort")));
    return head;
  });
  const sort = (column) => {
    const isDown = heads[column].getAttribute("aria-sort") === "ascending";
    heads.forEach((head) => head.setAttribute("aria-sort", "none"));
    heads[column].setAttribute("aria-sort", isDown ? "descending" : "ascending");
    rows.sort((a, b) => (isDown ? -1 : 1) * compareValues(a.keys[column], b.keys[column]));
    body.append(...rows.map((row) => row.made));
    say(`Sorted by ${columns[column][0]}, ${isDown ? "descending" : "ascending"}`);
  };
  const shown = element("span", { class: "count", role: "status" }, String(rows.length));
  const filter = element("input", {
    type: "search", placeholder: `Filter ${kind.title.toLowerCase()}`, "aria-label": `Filter ${kind.title.toLowerCase()}`,
    oninput: () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const row of rows) {
        row.made.hidden = !words.every((word) => row.text.includes(word));
        if (!row.made.hidden) count += 1;
      }
      shown.textContent = words.length > 0 ? `${count} of ${rows.length}` : String(rows.length);
    },
  });
  const table = element("table", { "aria-label": kind.title }, element("thead", {}, element("tr", {}, heads)), body);
  table.addEventListener("click", (event) => {
    const row = event.target.closest("tbody tr");
    if (row?.dataset.node === undefined || event.target.closest("a")) return;
    select({ node: Number(row.dataset.node) });
  });
  table.addEventListener("keydown", (event) => moveInTable(event, rows.map((row) => row.made)));
  return [
    element("header", {}, element("h2", {}, kind.title), shown, rows.length > 0 && filter),
    rows.length > 0 ? element("div", { class: "scroll" }, table) : element("p", { class: "none" }, kind.none),
  ];
};

// The arrow keys go from row to row; one row is the stop of the Tab key.
const moveInTable = (event, rows) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = event.target.closest("tbody tr");
  if (!step || !row) return;
  event.preventDefault();
  const shown = rows.filter((other) => !other.hidden && other.querySelector("button"));
  const next = shown[shown.indexOf(row) + step]?.querySelector("button");
  if (!next) return;
  for (const button of row.parentElement.querySelectorAll("button[tabindex='0']")) button.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
};

const ensureTable = (kind) => {
  const place = byId(`tab-${kind.id}`);
  if (place.childElementCount === 0) place.append(...drawTable(kind));
};

const markRows = () => {
  for (const row of document.querySelectorAll("tr[aria-selected='true']")) row.setAttribute("aria-selected", "false");
  if (state.node === undefined) return;
  for (const row of document.querySelectorAll(`tr[data-node="${state.node}"]`)) row.setAttribute("aria-selected", "true");
};
on("selection", markRows);
