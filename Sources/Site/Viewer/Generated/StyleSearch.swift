// Made of Assets/style/search.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleSearch = #"""
/* Dialogs: search and keys. */
dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--raised); color: var(--text); padding: 0; box-shadow: var(--shadow); }
dialog::backdrop { background: light-dark(rgb(15 23 42 / 0.22), rgb(2 6 15 / 0.55)); }
.search { width: min(640px, calc(100vw - 24px)); margin: min(12vh, 96px) auto auto; overflow: hidden; }
.search .field { display: flex; align-items: center; gap: 10px; padding: 0 14px 0 16px; border-bottom: 1px solid var(--line); color: var(--quiet); }
.search input { flex: 1; min-width: 0; height: 50px; border: 0; background: none; color: var(--text); font-size: 16px; }
.search input:focus-visible { outline: none; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
.search ul { max-height: min(430px, 56vh); overflow: auto; padding: 6px; scrollbar-width: thin; }
.search ul:empty { display: none; }
.search li { display: flex; align-items: center; gap: 12px; padding: 6px 10px; border-radius: 8px; cursor: pointer; }
.search li[aria-selected="true"] { background: var(--accent-ground); }
.search .what { flex: 1; min-width: 0; }
.search .name { display: block; font-weight: 500; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.search .what .facts { display: block; font-size: 12px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.search .what .facts:empty { display: none; }
.search .kind { color: var(--quiet); font-size: 12px; white-space: nowrap; }
.search .foot { display: flex; gap: 12px; align-items: center; justify-content: space-between; min-height: 36px; padding: 6px 16px; border-top: 1px solid var(--line); color: var(--quiet); font-size: 12px; }
.search ul:empty + .foot { border-top: 0; }
.search .keys { white-space: nowrap; margin-left: auto; }
.dot { flex: none; width: 9px; height: 9px; border-radius: 3px; background: var(--push); }
.dot.route { border-radius: 50%; background: none; box-shadow: inset 0 0 0 2px var(--push); }
.dot.tab { background: var(--accent); }
.dot.deepLink { background: var(--deep-link); clip-path: polygon(0 0, 60% 0, 100% 50%, 60% 100%, 0 100%); }
.dot.alert { background: var(--sheet); border-radius: 50%; }
.dot.object, .dot.external, .dot.group { background: var(--line-strong); }
.dot.app, .dot.scene { background: var(--text); border-radius: 50%; }
.help { width: min(520px, calc(100vw - 24px)); padding: 18px 22px 20px; margin: auto; }
.help header { display: flex; align-items: center; justify-content: space-between; margin-bottom: 8px; }
.help h2 { font-size: 16px; font-weight: 600; }
.help dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 20px; margin-bottom: 14px; }
.help dt { color: var(--quiet); }
@media screen and (max-width: 760px) {
  .search { margin-top: 8px; }
  .search .keys { display: none; }
  .help dl { grid-template-columns: 1fr; gap: 2px; }
  .help dd { margin-bottom: 8px; }
}

"""#
}
