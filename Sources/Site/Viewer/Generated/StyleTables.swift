// Made of Assets/style/tables.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleTables = #"""
/* The tables. */
.table { container: nv-table / inline-size; display: flex; flex-direction: column; background: var(--ground); }
.panel-open .table { right: calc(min(392px, 42vw) + 12px); }
.table > header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; flex: none; padding: 14px 20px 10px; }
.table h2 { font-size: 15px; font-weight: 600; }
.table input { margin-left: auto; width: 240px; min-width: 0; height: 30px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); }
.table input::placeholder { color: var(--quiet); opacity: 1; }
.table .scroll { flex: 1; min-height: 0; padding: 0 20px 20px; }
.table .none { padding: 24px 20px; max-width: 72ch; }
.table .none + .none { padding-top: 0; }
.table .scroll .none { padding: 24px 0; }
.left-out { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 12.5px; }
.rest { display: flex; align-items: center; gap: 10px; padding: 12px 0; color: var(--quiet); font-size: 12.5px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
thead th { position: sticky; top: 0; z-index: 1; padding: 0; background: var(--ground); border-bottom: 1px solid var(--line); text-align: left; font-size: 12px; font-weight: 600; color: var(--quiet); white-space: nowrap; }
thead button { display: flex; align-items: center; gap: 4px; width: 100%; padding: 7px 12px 7px 0; }
thead button:hover { color: var(--text); }
thead .icon { width: 14px; height: 14px; opacity: 0.45; }
[aria-sort="ascending"] .icon, [aria-sort="descending"] .icon { opacity: 1; color: var(--accent); }
[aria-sort="ascending"] .icon { clip-path: inset(0 0 50% 0); }
[aria-sort="descending"] .icon { clip-path: inset(50% 0 0 0); }
tbody td, tbody th { padding: 6px 16px 6px 0; border-bottom: 1px solid light-dark(#eef2f6, #18233a); vertical-align: top; text-align: left; font-weight: 400; overflow-wrap: break-word; }
tbody td.number { font-variant-numeric: tabular-nums; }
tbody tr { scroll-margin: 40px 0 8px; }
tbody tr[data-node] { cursor: pointer; }
tbody tr:hover > * { background: var(--hover); }
tbody tr[aria-selected="true"] > * { background: var(--accent-ground); }
tbody .prose { width: 50%; min-width: 16em; }
tbody .link { overflow-wrap: break-word; }
tbody .prose .link { font-weight: 400; text-align: left; }
@media screen and (max-width: 760px) {
  .panel-open .table { right: 0; bottom: 54dvh; }
  .table > header { padding: 10px 14px 8px; }
  .table .scroll { padding: 0 14px 14px; }
  .table > .none { padding-left: 14px; padding-right: 14px; }
}
/* Where columns have no room each row is a card: its name, then its cells with the titles of their columns. */
@container nv-table (max-width: 719px) {
  .table input { flex: 1 1 150px; width: 150px; max-width: 260px; }
  .left-out { order: 1; flex-basis: 100%; }
  table, thead, tbody, tbody td, tbody th { display: block; }
  thead tr { display: flex; flex-wrap: wrap; gap: 5px; padding: 2px 0 8px; }
  thead th { position: static; border: 1px solid var(--line); border-radius: 7px; background: none; }
  thead button { padding: 3px 5px 3px 9px; }
  tbody tr { display: flex; flex-direction: column; margin-bottom: 8px; padding: 9px 13px 10px; border: 1px solid var(--line); border-radius: var(--radius); }
  tbody td, tbody th, tbody .prose { width: auto; min-width: 0; padding: 1px 0; border: 0; overflow-wrap: anywhere; }
  tbody th { order: -1; padding-bottom: 3px; }
  tbody th .link { max-width: 100%; font-weight: 600; overflow-wrap: anywhere; }
  tbody td { position: relative; padding-left: 96px; }
  tbody td:empty { display: none; }
  tbody td::before { content: attr(data-label); content: attr(data-label) / ""; position: absolute; left: 0; color: var(--quiet); font: 12px/20px var(--sans); }
  tbody .place { white-space: normal; }
  tbody tr:hover, tbody tr:hover > * { background: none; }
  tbody tr[data-node]:hover { background: var(--hover); }
  tbody tr[aria-selected="true"] { border-color: var(--accent); background: var(--accent-ground); }
  tbody tr[aria-selected="true"] > * { background: none; }
}

"""#
}
