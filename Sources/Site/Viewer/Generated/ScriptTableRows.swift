// Made of Assets/script/table-rows.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptTableRows = #"""
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
  const said = element("span");
  const rest = element("p", { class: "rest" }, said, element("button", { type: "button", class: "small", onclick: () => showAll() }, "Show all"));
  const scroll = element("div", { class: "scroll" }, table, rest);
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
    said.textContent = `${count} of ${rows.length} rows`;
  };
  const setRows = (next) => {
    rows = next;
    count = 0;
    setTabStop(body);
    body.replaceChildren();
    grow(rowsAtOnce);
    setTabStop(body, body.querySelector("button"));
    scroll.scrollTop = 0;
  };
  const showMore = () => count < rows.length && grow(count + rowsAtOnce);
  const showAll = () => count < rows.length && grow(rows.length);
  scroll.addEventListener("scroll", () => scroll.scrollTop + 2 * scroll.clientHeight > scroll.scrollHeight && showMore(), { passive: true });
  return { scroll, setRows, showMore, showAll };
};

"""#
}
