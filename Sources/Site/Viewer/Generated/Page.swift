// Made of Assets/page.html by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let page = #"""
<body>
<svg class="icons" aria-hidden="true">
<symbol id="nv-icon-search" viewBox="0 0 16 16"><circle cx="7" cy="7" r="4.25"/><path d="M10.2 10.2 14 14"/></symbol>
<symbol id="nv-icon-filter" viewBox="0 0 16 16"><path d="M2 4h12M4.5 8h7M7 12h2"/></symbol>
<symbol id="nv-icon-close" viewBox="0 0 16 16"><path d="m4 4 8 8M12 4l-8 8"/></symbol>
<symbol id="nv-icon-plus" viewBox="0 0 16 16"><path d="M8 3v10M3 8h10"/></symbol>
<symbol id="nv-icon-minus" viewBox="0 0 16 16"><path d="M3 8h10"/></symbol>
<symbol id="nv-icon-fit" viewBox="0 0 16 16"><path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10"/></symbol>
<symbol id="nv-icon-target" viewBox="0 0 16 16"><circle cx="8" cy="8" r="4.5"/><path d="M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3"/></symbol>
<symbol id="nv-icon-chevron" viewBox="0 0 16 16"><path d="m4 6 4 4 4-4"/></symbol>
<symbol id="nv-icon-sort" viewBox="0 0 16 16"><path class="up" d="m5 6.5 3-3 3 3"/><path class="down" d="m5 9.5 3 3 3-3"/></symbol>
<symbol id="nv-icon-light" viewBox="0 0 16 16"><circle cx="8" cy="8" r="3"/><path d="M8 1.5v1.4M8 13.1v1.4M1.5 8h1.4M13.1 8h1.4M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1"/></symbol>
<symbol id="nv-icon-dark" viewBox="0 0 16 16"><path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1z"/></symbol>
<symbol id="nv-icon-auto" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.5"/><path class="half" d="M8 2.5a5.5 5.5 0 0 1 0 11z"/></symbol>
</svg>
<header class="bar">
<div class="heading"><h1>{{TITLE}}</h1><p class="facts">{{FACTS}}</p></div>
<button type="button" class="search-open" id="nv-search-open" aria-keyshortcuts="Meta+K Control+K /"><svg class="icon" aria-hidden="true"><use href="#nv-icon-search"/></svg><span class="words">Search screens, routes, links, files</span><kbd>/</kbd></button>
<div class="tools">
<button type="button" class="icon-button" id="nv-filters-open" aria-expanded="false" aria-controls="nv-filters" aria-label="Filters" title="Filters"><svg class="icon" aria-hidden="true"><use href="#nv-icon-filter"/></svg></button>
<button type="button" class="icon-button" id="nv-theme"></button>
<button type="button" class="icon-button" id="nv-help-open" aria-label="Keys and help" title="Keys and help">?</button>
</div>
</header>
<div class="tabs" id="nv-tabs" role="tablist" aria-label="Views"></div>
<aside class="filters" id="nv-filters" aria-label="Filters">
<header><h2>Filters</h2><button type="button" class="small" id="nv-filter-reset" hidden>Reset</button><button type="button" class="icon-button" id="nv-filters-close" aria-label="Close filters"><svg class="icon" aria-hidden="true"><use href="#nv-icon-close"/></svg></button></header>
<div class="scroll">
<p class="facts" id="nv-filter-count"></p>
<section><h3>Arrows</h3><div id="nv-filter-kinds"></div></section>
<section><h3>Screens</h3><div id="nv-filter-reach" role="radiogroup" aria-label="Which screens are shown"></div></section>
<section id="nv-filter-clusters-part"><h3>Groups<span class="actions"><button type="button" class="small" id="nv-fold-all">Collapse all</button><button type="button" class="small" id="nv-unfold-all">Expand all</button></span></h3><div id="nv-filter-clusters"></div></section>
<section id="nv-filter-modules-part"><h3>Modules</h3><div id="nv-filter-modules"></div></section>
</div>
</aside>
<main>
<section class="pane current" id="nv-tab-picture" role="tabpanel" aria-labelledby="nv-for-picture">
<div class="canvas" id="nv-canvas" tabindex="0" role="group" aria-roledescription="canvas" aria-label="Picture of the navigation. Arrow keys move it, plus and minus zoom, Tab goes to the boxes.">
{{PICTURE}}
</div>
<div class="moments" id="nv-moments" hidden></div>
<div class="zoom" role="group" aria-label="Zoom">
<button type="button" class="icon-button" id="nv-zoom-out" aria-label="Zoom out" title="Zoom out (−)"><svg class="icon" aria-hidden="true"><use href="#nv-icon-minus"/></svg></button>
<button type="button" id="nv-zoom" aria-label="Actual size" title="Actual size">100 %</button>
<button type="button" class="icon-button" id="nv-zoom-in" aria-label="Zoom in" title="Zoom in (+)"><svg class="icon" aria-hidden="true"><use href="#nv-icon-plus"/></svg></button>
<button type="button" class="icon-button" id="nv-fit" aria-label="Fit the whole picture" title="Fit (0)"><svg class="icon" aria-hidden="true"><use href="#nv-icon-fit"/></svg></button>
</div>
<button type="button" class="notes-open" id="nv-notes-open" aria-expanded="false" aria-controls="nv-notes" hidden>Notes</button>
{{NOTES}}
</section>
<section class="pane table" id="nv-tab-changes" role="tabpanel" aria-labelledby="nv-for-changes"></section>
<section class="pane table" id="nv-tab-screens" role="tabpanel" aria-labelledby="nv-for-screens"></section>
<section class="pane table" id="nv-tab-routes" role="tabpanel" aria-labelledby="nv-for-routes"></section>
<section class="pane table" id="nv-tab-links" role="tabpanel" aria-labelledby="nv-for-links"></section>
<section class="pane table" id="nv-tab-findings" role="tabpanel" aria-labelledby="nv-for-findings"></section>
<section class="pane table" id="nv-tab-unresolved" role="tabpanel" aria-labelledby="nv-for-unresolved"></section>
</main>
<aside class="panel" id="nv-panel" aria-label="Selected" hidden>
<div class="panel-tools"><button type="button" class="icon-button" id="nv-panel-show" aria-label="Show in the picture" title="Show in the picture"><svg class="icon" aria-hidden="true"><use href="#nv-icon-target"/></svg></button><button type="button" class="icon-button" id="nv-panel-close" aria-label="Close" title="Close (Esc)"><svg class="icon" aria-hidden="true"><use href="#nv-icon-close"/></svg></button></div>
<div class="scroll" id="nv-panel-body"></div>
</aside>
<dialog class="search" id="nv-search" aria-label="Search">
<div class="field"><svg class="icon" aria-hidden="true"><use href="#nv-icon-search"/></svg><input id="nv-search-input" type="text" role="combobox" aria-label="Search screens, routes, deep links, titles and files" aria-controls="nv-search-list" aria-expanded="false" aria-autocomplete="list" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Search screens, routes, links, titles, files"/><kbd>Esc</kbd></div>
<ul id="nv-search-list" role="listbox" aria-label="Results"></ul>
<p class="foot"><span id="nv-search-count" role="status" aria-live="polite"></span><span id="nv-search-hint">A few letters are enough: <code>fds</code> finds <code>FruitDetailScreen</code></span><span class="keys"><kbd>↑</kbd><kbd>↓</kbd> move <kbd>↵</kbd> select</span></p>
</dialog>
<dialog class="help" id="nv-help" aria-labelledby="nv-help-title">
<header><h2 id="nv-help-title">Keys</h2><button type="button" class="icon-button" aria-label="Close"><svg class="icon" aria-hidden="true"><use href="#nv-icon-close"/></svg></button></header>
<dl>
<dt><kbd>/</kbd> <kbd>⌘ K</kbd> <kbd>Ctrl K</kbd></dt><dd>Search</dd>
<dt><kbd>Tab</kbd></dt><dd>Into the picture, then to its boxes and group titles</dd>
<dt><kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd></dt><dd>From a box to the next; else move the picture (with <kbd>Shift</kbd> always)</dd>
<dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>In a table, from row to row</dd>
<dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>On the tabs, from the picture to the tables</dd>
<dt><kbd>Enter</kbd></dt><dd>Select the box or the row, collapse or expand the group</dd>
<dt><kbd>Esc</kbd></dt><dd>Close, or select nothing</dd>
<dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>Zoom in, zoom out, fit the whole picture</dd>
<div id="nv-help-moments" hidden><dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd></dt><dd>The app before the change, both states, after it</dd></div>
<dt>Wheel, drag, two fingers</dt><dd>Move; with <kbd>Ctrl</kbd> or <kbd>⌘</kbd>, or a pinch, zoom</dd>
<dt><kbd>?</kbd></dt><dd>These keys</dd>
</dl>
<p class="facts">The address of this page holds the view: the selected screen, filters, collapsed groups, the tab and the zoom. {{GENERATOR}}</p>
</dialog>
<div class="visually-hidden" id="nv-said" role="status" aria-live="polite"></div>
<noscript><p class="notice">This page needs JavaScript for its panel and tables. The picture is below.</p></noscript>

"""#
}
