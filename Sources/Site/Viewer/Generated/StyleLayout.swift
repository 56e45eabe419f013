// Made of Assets/style/layout.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleLayout = #"""
/* The parts of the page: bar, tabs, filters, picture or table, panel. */
body { display: grid; grid-template: var(--bar) var(--tabs) minmax(0, 1fr) / 248px minmax(0, 1fr); grid-template-areas: "bar bar" "filters tabs" "filters main"; }
.bar { grid-area: bar; display: flex; align-items: center; gap: 16px; padding: 0 12px 0 18px; border-bottom: 1px solid var(--line); background: var(--ground); }
.heading { overflow: hidden; display: flex; align-items: baseline; gap: 12px; min-width: 0; flex: 1 1 0; }
.heading h1 { flex: none; max-width: 100%; font-size: 15px; font-weight: 600; letter-spacing: -0.01em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.heading .facts { font-size: 12.5px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
.search-open { display: flex; align-items: center; gap: 8px; flex: 0 1 340px; min-width: 0; height: 34px; padding: 0 8px 0 10px; border: 1px solid var(--line); border-radius: 9px; background: var(--sunken); color: var(--quiet); }
.search-open:hover { border-color: var(--line-strong); }
.search-open .words { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.tools { display: flex; justify-content: flex-end; gap: 2px; flex: 1 1 0; }
#nv-filters-open { display: none; position: relative; }
#nv-filters-open.active::after { content: ""; position: absolute; top: 6px; right: 6px; width: 7px; height: 7px; border-radius: 50%; background: var(--accent); }
.tabs { grid-area: tabs; display: flex; gap: 2px; padding: 0 10px; border-bottom: 1px solid var(--line); overflow-x: auto; scrollbar-width: none; }
.tabs button { display: flex; align-items: center; gap: 6px; padding: 0 10px; height: 100%; border-bottom: 2px solid transparent; border-top: 2px solid transparent; color: var(--quiet); font-weight: 500; white-space: nowrap; }
.tabs button:hover { color: var(--text); }
.tabs button[aria-selected="true"] { border-bottom-color: var(--accent); color: var(--text); }
.tabs button:focus-visible { outline-offset: -3px; }
.tabs .count { padding: 0 6px; border-radius: 9px; background: var(--sunken); font-size: 11.5px; line-height: 18px; }
main { grid-area: main; position: relative; min-width: 0; min-height: 0; background: var(--ground); }
.pane { position: absolute; inset: 0; visibility: hidden; }
.pane.current { visibility: visible; }
.filters { grid-area: filters; display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--ground); }
#nv-filters-close { display: none; }
.panel { position: fixed; top: calc(var(--bar) + var(--tabs) + 12px); right: 12px; bottom: 12px; width: min(392px, 42vw); display: flex; flex-direction: column; border: 1px solid var(--line); border-radius: 14px; background: var(--raised); box-shadow: var(--shadow); overflow: hidden; z-index: 2; }
.notes { position: absolute; left: 204px; bottom: 14px; max-width: min(560px, max(260px, 100% - 640px)); padding: 7px 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); color: var(--quiet); font-size: 12px; pointer-events: none; }
button.notes-open { display: none; }
.notice { position: absolute; top: 60px; left: 20px; }
@media screen and (max-width: 1100px) {
  body { grid-template: var(--bar) var(--tabs) minmax(0, 1fr) / minmax(0, 1fr); grid-template-areas: "bar" "tabs" "main"; }
  #nv-filters-open, #nv-filters-close { display: inline-flex; }
  .filters { position: fixed; top: calc(var(--bar) + var(--tabs) + 12px); left: 12px; bottom: 12px; width: 272px; border: 1px solid var(--line); border-radius: 14px; background: var(--raised); box-shadow: var(--shadow); z-index: 3; visibility: hidden; overflow: hidden; }
  .filters-open .filters { visibility: visible; }
  .search-open { flex-basis: 280px; }
}
@media screen and (max-width: 760px) {
  .bar { gap: 6px; padding: 0 6px 0 14px; }
  .heading .facts, .search-open .words, .search-open kbd { display: none; }
  .heading { flex: 1 1 auto; }
  .search-open { flex: none; width: 32px; height: 32px; padding: 0; justify-content: center; border: 0; background: none; }
  .tools { flex: none; }
  .tabs { padding: 0 4px; }
  .panel { top: auto; left: 0; right: 0; bottom: 0; width: auto; height: 54dvh; border-width: 1px 0 0; border-radius: 16px 16px 0 0; }
  .filters { left: 0; right: 0; bottom: 0; top: auto; width: auto; max-height: 72%; border-width: 1px 0 0; border-radius: 16px 16px 0 0; }
  button.notes-open { display: block; position: absolute; left: 10px; bottom: 10px; height: 40px; padding: 0 14px; border: 1px solid var(--line); border-radius: 11px; background: var(--raised); box-shadow: var(--shadow); color: var(--quiet); font-size: 12.5px; }
  .notes { left: 10px; right: 10px; bottom: 60px; max-width: none; max-height: 40%; overflow: auto; pointer-events: auto; box-shadow: var(--shadow); }
  .ready:not(.notes-open) .notes { display: none; }
  .panel-open .notes, .panel-open button.notes-open { visibility: hidden; }
}

"""#
}
