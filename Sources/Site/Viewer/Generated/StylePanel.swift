// Made of Assets/style/panel.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let stylePanel = #"""
/* The panel of a screen. */
.panel-tools { position: absolute; top: 8px; right: 8px; display: flex; gap: 2px; z-index: 1; border-radius: 9px; background: var(--raised); }
.panel > .scroll { flex: 1; padding: 16px 18px 22px; }
.panel header { padding-right: 70px; }
.panel h2 { margin: 6px 0 0; font-size: 17px; font-weight: 600; letter-spacing: -0.012em; line-height: 1.3; overflow-wrap: anywhere; }
.panel h2:focus { outline: none; }
.panel .chips { display: flex; flex-wrap: wrap; gap: 4px; }
.panel .title { color: var(--quiet); }
.panel .documentation { margin: 8px -70px 0 0; line-height: 1.55; }
.panel .source { display: flex; flex-wrap: wrap; gap: 2px 12px; margin: 8px -70px 0 0; color: var(--quiet); font-size: 12px; }
.panel .source .place { white-space: normal; overflow-wrap: anywhere; }
.panel section { margin-top: 18px; padding-top: 14px; border-top: 1px solid var(--line); }
.panel h3 { display: flex; align-items: baseline; gap: 8px; margin-bottom: 6px; font-size: 12.5px; font-weight: 600; }
.panel h3 .count { font-size: 12px; }
.rows > li { padding: 4px 0; }
.rows > li + li { border-top: 1px solid light-dark(#eef2f6, #1b2740); }
.line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
.line .main { display: flex; align-items: baseline; gap: 8px; flex: 1 1 auto; max-width: 100%; min-width: 0; }
.line .place { max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
.parameters + .facts { margin: 2px 0 8px; font-size: 12px; }
.parameters + .facts .link { font-weight: 400; color: var(--quiet); }
.rows .facts, .way .facts, .rows .message { display: block; font-size: 12px; overflow-wrap: anywhere; }
.rows .message { margin-top: 2px; font-size: 13px; }
.rows .facts .link { color: var(--quiet); font-weight: 400; text-decoration: underline; text-decoration-color: var(--line-strong); text-underline-offset: 2px; }
.rows .facts .link:hover { color: var(--accent); }
.rows .facts .chip { margin-right: 6px; }
.rows .dead .link { color: var(--quiet); }
.rule { background: none; padding: 0; color: var(--quiet); font-size: 11.5px; }
.more { margin-top: 4px; color: var(--accent); font-size: 12.5px; }
.more:hover { text-decoration: underline; }
.parameters { display: grid; grid-template-columns: max-content 1fr; gap: 3px 14px; }
.parameters dt { font-family: var(--mono); font-size: 12px; color: var(--quiet); }
.way-tools { display: flex; flex-wrap: wrap; gap: 6px; margin: -2px 0 8px; }
.way-tools select { min-width: 0; max-width: 100%; flex: 1 1 160px; padding: 2px 4px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); font-size: 12px; text-overflow: ellipsis; }
.way li { position: relative; display: flex; gap: 10px; padding: 3px 0; }
.way .step { flex: 1; min-width: 0; }
.way .number { flex: none; z-index: 1; width: 18px; height: 18px; margin-top: 1px; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 11px; font-weight: 600; line-height: 18px; text-align: center; font-variant-numeric: tabular-nums; }
.way .free .number { width: 8px; height: 8px; margin: 6px 5px 0; background: var(--line-strong); }
.way .free .number.start { background: var(--text); }
.way li:not(:last-child)::before { content: ""; position: absolute; left: 8.25px; top: 12px; bottom: -8px; width: 1.5px; background: var(--line); }

"""#
}
