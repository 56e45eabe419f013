// Made of Assets/style/picture.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let stylePicture = #"""
/* The drawing, and what is added to it. The colours of its parts come from the palette. */
.canvas { position: absolute; inset: 0; overflow: hidden; cursor: grab; touch-action: none; user-select: none; -webkit-user-select: none; contain: strict;
  background-image: radial-gradient(circle, light-dark(#e3e9f0, #18233a) 1px, transparent 1px); background-size: 24px 24px; }
.canvas:focus-visible { outline-offset: -3px; }
.canvas.dragging { cursor: grabbing; }
.canvas.dragging svg { pointer-events: none; }
.canvas > svg { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: visible; max-width: none; }
/* Title and legend stand in the bar and in the list of filters; on paper the legend is back. */
.canvas .caption, .canvas .cluster:not([class*="cluster-"]) > text, .canvas .graph > polygon { display: none; }
.canvas text:not([fill]) { fill: var(--text); }
.canvas .out, .canvas .in-fold { display: none; }
.box, .fold, .cluster-title { cursor: pointer; }
.box:hover > g path, .box:hover > g polygon, .box:hover > g ellipse, .box:hover > path { stroke-width: 2; }
.arrow { cursor: pointer; pointer-events: visiblePainted; }
.arrow path { pointer-events: stroke; }
.arrow.lit path { stroke-width: 2.2; }
.arrow.lit text { font-weight: 600; }
.far .arrow text, .far .joined text { display: none; }
.far .arrow.lit text { display: inline; }
.box.lit > g path, .box.lit > g polygon, .box.lit > g ellipse, .box.lit > path { stroke-width: 2; }
.box.at > g path, .box.at > g polygon, .box.at > g ellipse, .box.at > path { stroke: var(--accent); stroke-width: 3; }
.pinned .arrow:not(.lit) { stroke-opacity: 0.14; fill-opacity: 0.14; }
.pinned .box:not(.lit) { stroke-opacity: 0.3; fill-opacity: 0.32; }
.pinned .arrow:not(.lit) text { display: none; }
.box:focus-visible, .fold:focus-visible, .cluster-title:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.cluster-title rect { fill: transparent; }
.cluster-title:hover rect { fill: light-dark(rgb(15 23 42 / 0.07), rgb(226 232 240 / 0.1)); }
.cluster-title .chevron { fill: none; stroke: var(--quiet); stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; }
.fold rect { fill: var(--raised); stroke: var(--line-strong); stroke-width: 1.4; }
.fold rect.sheet { fill: var(--sunken); }
.fold:hover rect { stroke: var(--accent); }
.fold.at rect { stroke: var(--accent); stroke-width: 3; }
.fold text { font-family: Helvetica, Arial, sans-serif; text-anchor: middle; fill: var(--text); }
.fold .name { font-size: 12px; font-weight: 600; }
.fold .count { font-size: 9px; fill: var(--quiet); }
.joined .line { fill: none; stroke: var(--push); stroke-width: 1.4; }
.joined .head { fill: var(--push); }
.joined text { font: 600 9.5px Helvetica, Arial, sans-serif; fill: var(--push); stroke: var(--ground); stroke-width: 3px; paint-order: stroke; text-anchor: middle; }
.joined.sheet .line, .joined.cover .line, .joined.alert .line { stroke: var(--sheet); }
.joined.sheet .head, .joined.cover .head, .joined.alert .head { fill: var(--sheet); }
.joined.tab .line, .joined.selectTab .line, .joined.column .line { stroke: var(--accent); }
.joined.tab .head, .joined.selectTab .head, .joined.column .head { fill: var(--accent); }
.joined.deepLink .line { stroke: var(--deep-link); }
.joined.deepLink .head { fill: var(--deep-link); }
.pinned .joined { stroke-opacity: 0.35; fill-opacity: 0.35; }
.zoom { position: absolute; left: 14px; bottom: 14px; display: flex; align-items: center; padding: 3px; border: 1px solid var(--line); border-radius: 11px; background: var(--raised); box-shadow: var(--shadow); }
.zoom #nv-zoom { min-width: 52px; height: 32px; border-radius: 8px; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; text-align: center; }
.zoom #nv-zoom:hover { background: var(--hover); color: var(--text); }
@media screen and (max-width: 760px) {
  .zoom { left: auto; right: 10px; bottom: 10px; }
  .panel-open .zoom { visibility: hidden; }
  .canvas { background-image: none; }
}

"""#
}
