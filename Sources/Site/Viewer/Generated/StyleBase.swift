// Made of Assets/style/base.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleBase = #"""
/* What holds everywhere: fonts, focus, buttons, chips. */
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { height: 100%; }
body { margin: 0; height: 100%; overflow: hidden; background: var(--ground); color: var(--text); font: 13.5px/1.5 var(--sans); -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; }
ul, ol { list-style: none; }
button, input, select { font: inherit; color: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
button:disabled { opacity: 0.45; cursor: default; }
code, kbd, .mono, .place { font-family: var(--mono); font-size: 0.9em; }
code { padding: 0 3px; border-radius: 4px; background: light-dark(rgb(15 23 42 / 0.055), rgb(226 232 240 / 0.09)); overflow-wrap: anywhere; }
kbd { display: inline-block; min-width: 18px; padding: 0 4px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--sunken); color: var(--quiet); font-size: 11px; line-height: 16px; text-align: center; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
::selection { background: light-dark(#bfe1f6, #1f5580); }
mark { background: none; color: var(--accent); font-weight: 600; }
.icons { position: absolute; width: 0; height: 0; }
.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentcolor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
symbol .half { fill: currentcolor; stroke: none; }
.icon-button { display: inline-flex; align-items: center; justify-content: center; width: 32px; height: 32px; border-radius: 8px; color: var(--quiet); }
.icon-button:hover:not(:disabled) { background: var(--hover); color: var(--text); }
.small { padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; color: var(--quiet); font-size: 12px; }
.small:hover { background: var(--hover); color: var(--text); }
.small[aria-pressed="true"] { border-color: var(--accent); background: var(--accent-ground); color: var(--accent); }
.link { color: var(--text); font-weight: 500; overflow-wrap: anywhere; border-radius: 4px; }
.link:hover { color: var(--accent); text-decoration: underline; }
.quiet, .facts, .count, .none { color: var(--quiet); }
.count { font-variant-numeric: tabular-nums; font-weight: 400; }
.place { color: var(--quiet); font-size: 11.5px; white-space: nowrap; }
a.place:hover { color: var(--accent); }
.chip { display: inline-block; padding: 0 6px; border-radius: 5px; background: light-dark(#eef1f5, #1e2a41); color: var(--push); font-size: 11px; font-weight: 500; line-height: 18px; white-space: nowrap; }
.chip.sheet, .chip.cover, .chip.alert { background: var(--sheet-ground); color: var(--sheet); }
.chip.tab, .chip.selectTab, .chip.column { background: var(--accent-ground); color: var(--accent); }
.chip.deepLink { background: var(--deep-link-ground); color: var(--deep-link); }
.chip.error { background: var(--error-ground); color: var(--error); }
.chip.warning, .chip.unresolved { background: var(--warning-ground); color: var(--warning); }
.chip.note, .chip.quiet, .chip.external, .chip.owns, .chip.contains { background: var(--sunken); color: var(--quiet); }
.chip.entry { background: var(--text); color: var(--ground); }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scroll { overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: var(--line-strong) transparent; }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { transition: none !important; animation: none !important; } }

"""#
}
