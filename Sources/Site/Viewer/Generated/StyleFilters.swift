// Made of Assets/style/filters.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleFilters = #"""
/* The list of filters, which is the legend, too. */
.filters > header { display: flex; align-items: center; gap: 8px; height: 40px; padding: 0 8px 0 18px; flex: none; }
.filters > header h2 { flex: 1; font-size: 13px; font-weight: 600; }
.filters .scroll { flex: 1; padding: 0 10px 18px 18px; }
.filters #nv-filter-count { font-size: 12px; margin-bottom: 4px; }
.filters section { margin-top: 14px; }
.filters h3 { display: flex; align-items: center; justify-content: space-between; margin-bottom: 3px; color: var(--quiet); font-size: 11.5px; font-weight: 600; letter-spacing: 0.02em; }
.filters .actions { display: flex; gap: 4px; }
.filters .actions .small { padding: 0 6px; font-size: 11px; font-weight: 400; letter-spacing: 0; }
.row { position: relative; display: flex; align-items: center; border-radius: 7px; margin-left: -8px; }
.row:hover, .check:hover { background: var(--hover); }
.check { display: flex; align-items: center; gap: 8px; flex: 1; min-width: 0; padding: 3px 8px; border-radius: 7px; cursor: pointer; }
#nv-filter-reach .check { margin-left: -8px; }
.check:has(input:disabled) { opacity: 0.55; cursor: default; }
.check input { flex: none; width: 14px; height: 14px; margin: 0; accent-color: var(--accent); }
.check .label { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.check .count { font-size: 12px; }
.only { position: absolute; right: 4px; padding: 0 7px; border-radius: 5px; background: var(--raised); box-shadow: 0 0 0 1px var(--line); color: var(--accent); font-size: 11.5px; line-height: 19px; opacity: 0; }
.row:hover .only, .only:focus-visible { opacity: 1; }
.cluster-row { display: flex; align-items: center; gap: 8px; width: 100%; padding: 3px 8px; border-radius: 7px; }
.cluster-row .label { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.cluster-row .icon { width: 14px; height: 14px; color: var(--quiet); transition: transform 0.12s; }
.cluster-row[aria-expanded="false"] .icon { transform: rotate(-90deg); }
.cluster-row .count { font-size: 12px; }
.sample { flex: none; width: 34px; height: 12px; color: var(--push); }
.sample .line { fill: none; stroke: currentcolor; stroke-width: 1.4; }
.sample .head { fill: currentcolor; stroke: currentcolor; stroke-width: 1; stroke-linejoin: round; }
.sample.root, .sample.scene, .sample.contains, .sample.owns, .sample.external { color: var(--quiet); }
.sample.tab, .sample.selectTab, .sample.column { color: var(--accent); }
.sample.sheet, .sample.cover, .sample.alert { color: var(--sheet); }
.sample.sheet .head, .sample.cover .head, .sample.alert .head, .sample.external .head, .sample.owns .head { fill: var(--ground); }
.sample.cover .line { stroke-width: 4; }
.sample.cover .line.inner { stroke: var(--ground); stroke-width: 1.6; }
.sample.deepLink { color: var(--deep-link); }
.sample.unresolved { color: var(--warning); }
.sample.unresolved .line, .sample.owns .line { stroke-dasharray: 2 2.5; }

"""#
}
