// The list of what is found, moved through by the arrow keys (a combobox with a listbox, WAI-ARIA Authoring Practices).
const searchDialog = byId("search");
const searchInput = byId("search-input");
const searchList = byId("search-list");
let searchResults = [];
let searchAt = -1;

const marked = (text, marks) => {
  const parts = [];
  let run = "";
  let isMarked = false;
  const flush = () => {
    if (run) parts.push(isMarked ? element("mark", {}, run) : run);
    run = "";
  };
  [...text].length === text.length
    ? [...text].forEach((letter, i) => {
        if (marks.has(i) !== isMarked) {
          flush();
          isMarked = marks.has(i);
        }
        run += letter;
      })
    : (run = text);
  flush();
  return parts;
};

// Where what has no box of its own is drawn.
const placeInPicture = (node) => {
  if (node.boxes.length === 0) return "not in the picture";
  const own = node.boxes.some((i) => boxes[i].node !== undefined && nodes[boxes[i].node] === node);
  if (own) return undefined;
  const names = node.boxes.slice(0, 2).map(boxName).join(", ");
  return `in ${names}${node.boxes.length > 2 ? ` and ${node.boxes.length - 2} more` : ""}`;
};

const resultRow = ({ entry, marks }, i) => {
  const node = entry.node === undefined ? undefined : nodes[entry.node];
  const facts = node
    ? [node.title && `“${node.title}”`, placeInPicture(node), node.at && shortPlace(node.at), node.reachable === false && (node.doubted ? "unreachable?" : "unreachable")]
    : [counted(boxes[entry.box].nodes.length, "thing", "things")];
  return element(
    "li",
    { id: `nv-result-${i}`, role: "option", "aria-selected": "false", "data-at": i },
    element("span", { class: `dot ${node?.kind ?? "group"}` }),
    element("span", { class: "what" }, element("span", { class: "name" }, marked(entry.name, marks)), element("span", { class: "facts" }, facts.filter(Boolean).join(" · "))),
    element("span", { class: "kind" }, node ? kindWord(node) : "Group"),
  );
};

const pointAtResult = (i) => {
  searchList.children[searchAt]?.setAttribute("aria-selected", "false");
  searchAt = searchResults.length === 0 ? -1 : (i + searchResults.length) % searchResults.length;
  const row = searchList.children[searchAt];
  row?.setAttribute("aria-selected", "true");
  row?.scrollIntoView({ block: "nearest" });
  if (row) searchInput.setAttribute("aria-activedescendant", row.id);
  else searchInput.removeAttribute("aria-activedescendant");
};

const showResults = () => {
  const { results, count } = find(searchInput.value);
  searchResults = results;
  searchList.replaceChildren(...results.map(resultRow));
  searchInput.setAttribute("aria-expanded", String(results.length > 0));
  const isAsked = searchInput.value.trim() !== "";
  const words = !isAsked ? "" : count === 0 ? "Nothing found" : counted(count, "result", "results");
  byId("search-count").textContent = words;
  byId("search-hint").hidden = isAsked;
  pointAtResult(0);
};

const openSearch = () => {
  if (searchDialog.open) return searchInput.select();
  searchDialog.showModal();
  searchInput.value = "";
  showResults();
  searchInput.focus();
};

const takeResult = (i) => {
  const result = searchResults[i];
  if (!result) return;
  searchDialog.close();
  const { node, box } = result.entry;
  const chosen = node === undefined ? [box] : nodes[node].boxes;
  // What a filter or a fold hides is shown again: it was asked for.
  if ((chosen.length > 0 && !chosen.some(isBoxVisible)) || (node !== undefined && !isNodeShown(node))) clearFilters();
  if (chosen.length > 0) setFolded(clusterOfBox[chosen[0]] ?? -1, false);
  select({ node, box });
  if (state.tab === "picture" && boxElements[chosen[0]]) boxElements[chosen[0]].focus({ preventScroll: true });
};

searchInput.addEventListener("input", showResults);
searchInput.addEventListener("keydown", (event) => {
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
  if (event.isComposing) return;
  if (event.key in steps) pointAtResult(Math.abs(steps[event.key]) > 1 ? Math.min(Math.max(searchAt + steps[event.key], 0), searchResults.length - 1) : searchAt + steps[event.key]);
  else if (event.key === "Home" && event.ctrlKey) pointAtResult(0);
  else if (event.key === "End" && event.ctrlKey) pointAtResult(searchResults.length - 1);
  else if (event.key === "Enter") takeResult(searchAt);
  else return;
  event.preventDefault();
});
searchList.addEventListener("click", (event) => {
  const row = event.target.closest("li");
  if (row) takeResult(Number(row.dataset.at));
});
searchDialog.addEventListener("click", (event) => event.target === searchDialog && searchDialog.close());
byId("search-open").addEventListener("click", openSearch);
