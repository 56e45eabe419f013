// The picture and the tables, one shown at a time (tabs, WAI-ARIA Authoring Practices).
const tabKinds = [{ id: "picture", title: "Picture" }, ...tableKinds];

const tabCount = (kind) => (kind.rows ? kind.rows().length : undefined);

const tabButton = (kind) =>
  element(
    "button",
    { type: "button", role: "tab", id: `nv-for-${kind.id}`, "aria-controls": `nv-tab-${kind.id}`, "aria-selected": String(kind.id === "picture"), tabindex: kind.id === "picture" ? "0" : "-1", onclick: () => setTab(kind.id) },
    kind.title, kind.rows && !kind.isUnknown && element("span", { class: "count" }, tabCount(kind)),
  );

const setTab = (id) => {
  const kind = tabKinds.find((other) => other.id === id);
  if (!kind || state.tab === id) return;
  state.tab = id;
  for (const other of tabKinds) {
    const isOn = other.id === id;
    const button = byId(`for-${other.id}`);
    button.setAttribute("aria-selected", String(isOn));
    button.tabIndex = isOn ? 0 : -1;
    if (isOn) button.scrollIntoView({ block: "nearest", inline: "nearest" });
    byId(`tab-${other.id}`).classList.toggle("current", isOn);
  }
  document.body.dataset.tab = id;
  if (kind.rows) {
    ensureTable(kind);
    markRows();
  }
  tell("tab");
};

const prepareTabs = () => {
  const list = byId("tabs");
  list.append(...tabKinds.map(tabButton));
  document.body.dataset.tab = state.tab;
  list.addEventListener("keydown", (event) => {
    const at = tabKinds.findIndex((kind) => kind.id === state.tab);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabKinds.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const id = tabKinds[(next + tabKinds.length) % tabKinds.length].id;
    setTab(id);
    byId(`for-${id}`).focus();
  });
  // Tables are printed, too, and made when there is time.
  addEventListener("beforeprint", () => tableKinds.forEach((kind) => ensureTable(kind).showAll()));
  const whenIdle = window.requestIdleCallback ?? ((action) => setTimeout(action, 200));
  const makeNext = (rest) => {
    if (rest.length === 0) return;
    whenIdle(() => {
      ensureTable(rest[0]);
      makeNext(rest.slice(1));
    }, { timeout: 2000 });
  };
  makeNext(tableKinds);
};
