// Made of Assets/style/changes.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleChanges = #"""
/* Which state of a change is shown, and what the colours mean. */
.moments { position: absolute; top: 14px; left: 14px; display: flex; align-items: center; gap: 8px; padding: 3px 10px 3px 3px; border: 1px solid var(--line); border-radius: 11px; background: var(--raised); box-shadow: var(--shadow); }
.moments .choice { display: flex; gap: 2px; padding: 2px; border-radius: 8px; background: var(--sunken); }
.moments button { height: 26px; padding: 0 12px; border-radius: 6px; color: var(--quiet); font-size: 12.5px; font-weight: 500; }
.moments button:hover { color: var(--text); }
.moments button[aria-checked="true"] { background: var(--raised); box-shadow: 0 0 0 1px var(--line); color: var(--text); font-weight: 600; }
.chip.added { background: var(--added-ground); color: var(--added); }
.chip.removed { background: var(--error-ground); color: var(--error); }
.chip.changed { background: var(--warning-ground); color: var(--warning); }
.rows .gone .link { color: var(--quiet); text-decoration: line-through; }
.help dl > div { display: contents; }
@media screen and (max-width: 760px) { .moments { top: 8px; left: 8px; } .moments .key { display: none; } .moments { padding-right: 3px; } }
@media print { .moments { display: none; } }

"""#
}
