// Made of Assets/style/print.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let stylePrint = #"""
/* On paper: the picture on its page, then the tables. */
@media print {
  :root, :root[data-theme] { color-scheme: light; }
  @page { margin: 12mm; }
  @page nv-wide { size: landscape; }
  body { display: block; height: auto; overflow: visible; font-size: 10px; }
  .bar { border: 0; padding: 0 0 4mm; height: auto; }
  .search-open, .tools, .tabs, .filters, .panel, .zoom, .visually-hidden, .notes-open:not(body), .table .rest, .search, .help, .table input, .left-out button, thead .icon { display: none !important; }
  main, .pane, .canvas, .table .scroll { position: static; visibility: visible; contain: none; overflow: visible; height: auto; background: none; padding: 0; }
  main:has(.table table) #nv-tab-picture { break-after: page; }
  .table { container-type: normal; display: block; margin-bottom: 8mm; }
  .table > header { padding: 0 0 2mm; break-after: avoid; }
  .table h2 { font-size: 13px; }
  /* Together with the title on one page, A4 or Letter. */
  .canvas > svg { display: block; position: static; transform: none !important; width: 100%; height: auto; max-height: 225mm; }
  .wide .bar, .wide #nv-tab-picture { page: nv-wide; }
  .wide .canvas > svg { max-height: 155mm; }
  .canvas .cluster:not([class*="cluster-"]) > text { display: inline; }
  .pinned .arrow:not(.lit), .pinned .box:not(.lit) { stroke-opacity: 1; fill-opacity: 1; }
  .pinned .arrow:not(.lit) text, .far .arrow text { display: inline; }
  .cluster-title .chevron { display: none; }
  body .notes { display: block !important; visibility: visible; position: static; max-height: none; overflow: visible; max-width: none; border: 0; padding: 0; }
  thead th { position: static; }
  thead { display: table-header-group; break-inside: avoid; }
  thead th { padding: 1mm 3mm 1mm 0; font-size: 9px; }
  /* A heading that each page repeats is painted without what is a box of its own. */
  thead button { display: contents; }
  tbody td, tbody th { padding: 0.8mm 3mm 0.8mm 0; line-height: 1.35; }
  tbody .place, tbody .mono, tbody code { font-size: 8.5px; }
  tbody .chip { font-size: 9px; line-height: 13px; }
  tr { break-inside: avoid; }
  .table:not(:has(table)) { display: none; }
}

"""#
}
