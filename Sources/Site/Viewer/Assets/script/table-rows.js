// The rows of a table, made as the reader gets to them: a browser takes seconds to lay out thousands. The rest is a scroll or a click away.
const rowsAtOnce = 200;

// One row of a table is the stop of the Tab key.
const setTabStop = (body, button) => {
  for (const other of body.querySelectorAll("button[tabindex='0']")) other.tabIndex = -1;
  if (button) button.tabIndex = 0;
};

const growingList = (table, body, make) => {
  let rows = [];
  let count = 0;
  const none = element("p", { class: "none", hidden: true }, "No row is left.");
  const said = element("span");
  const rest = element("p", { class: "rest" }, said, element("button", { type: "button", class: "small", onclick: () => showAll() }, "Show all"));
  const scroll = element("div", { class: "scroll" }, table, rest, none);
  const grow = (end) => {
    const added = rows.slice(count, end).map((row) => {
      const made = make(row);
      made.setAttribute("aria-selected", String(row.node !== undefined && row.node === state.node));
      return made;
    });
    body.append(...added);
    count += added.length;
    table.setAttribute("aria-rowcount", String(rows.length + 1));
    rest.hidden = count === rows.length;
    none.hidden = rows.length > 0;
    said.textContent = `${count} of ${rows.length} rows`;
  };
  const setRows = (next) => {
    rows = next;
    count = 0;
    setTabStop(body);
    const focused = body.contains(document.activeElement) ? document.activeElement : undefined;
    body.replaceChildren();
    grow(rowsAtOnce);
    setTabStop(body, focused?.isConnected && focused.matches("button") ? focused : body.querySelector("button"));
    scroll.scrollTop = 0;
    // Who chose a row by its button is still there, where the choice left the row in.
    if (focused?.isConnected) focused.focus({ preventScroll: true });
  };
  const showMore = () => count < rows.length && grow(count + rowsAtOnce);
  const showAll = () => count < rows.length && grow(rows.length);
  scroll.addEventListener("scroll", () => scroll.scrollTop + 2 * scroll.clientHeight > scroll.scrollHeight && showMore(), { passive: true });
  return { scroll, setRows, showMore, showAll };
};
