// Made of Assets/style/print.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let stylePrint = #"""
/* On paper: the picture on its page, then the tables. */
@media print {
  :root, :root[data-theme] { color-scheme: light; }
  @page { margin: 12mm; }
  body { display: block; height: auto; overflow: visible; font-size: 10px; }
  .bar { border: 0; padding: 0 0 4mm; height: auto; }
  .search-open, .tools, .tabs, .filters, .panel, .zoom, .notes-open:not(body), .table .rest, .search, .help, .table input, thead .icon { display: none !important; }
  main, .pane, .canvas, .table .scroll { position: static; visibility: visible; contain: none; overflow: visible; height: auto; background: none; padding: 0; }
  .table { display: block; break-before: page; }
  .canvas > svg { position: static; transform: none !important; width: 100%; height: auto; max-height: 260mm; }
  .canvas .caption, .canvas .cluster:not([class*="cluster-"]) > text { display: inline; }
  .pinned .arrow:not(.lit), .pinned .box:not(.lit) { stroke-opacity: 1; fill-opacity: 1; }
  .pinned .arrow:not(.lit) text, .far .arrow text { display: inline; }
  .cluster-title .chevron { display: none; }
  body .notes { display: block !important; visibility: visible; position: static; max-height: none; overflow: visible; max-width: none; border: 0; padding: 0; }
  thead th { position: static; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  .table:has(.none) { display: none; }
}

"""#
}
