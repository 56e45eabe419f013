/// The one style sheet of the site.
enum HTMLDocsStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --text: #1d2127; --faint: #5b6470; --line: #d8dde4; --link: #0b57d0; --code: #f1f4f8; --head: #f6f8fa;
    }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #14171c; --text: #e3e7ed; --faint: #9aa5b3; --line: #343b46; --link: #8ab4f8; --code: #222833; --head: #1a1f27; }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--text); display: grid; grid-template-columns: 14rem minmax(0, 1fr);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
    }
    nav { padding: 1.5rem 1rem; border-right: 1px solid var(--line); background: var(--head); min-height: 100vh; }
    nav ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 1.5rem; }
    nav a { display: block; padding: .3rem .6rem; border-radius: .4rem; text-decoration: none; color: var(--text); }
    nav a:hover { background: var(--code); }
    nav a[aria-current] { background: var(--code); font-weight: 600; }
    main { padding: 1.5rem 2.5rem 4rem; max-width: 78rem; }
    a { color: var(--link); }
    a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .2rem; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: .2rem 0 1rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.05rem; margin: 1.6rem 0 .5rem; }
    .summary { font-size: 1.1rem; color: var(--faint); max-width: 60rem; }
    .trail { color: var(--faint); font-size: .9rem; margin: 0; }
    code { font: .88em ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; background: var(--code); padding: .1em .3em; border-radius: .25rem; overflow-wrap: break-word; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-size: .93rem; }
    th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-bottom: 1px solid var(--line); }
    li, p { overflow-wrap: anywhere; }
    th { background: var(--head); font-weight: 600; white-space: nowrap; }
    figure { margin: 1rem 0; }
    figure img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .4rem; }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: .5rem; z-index: 1; }
    @media (max-width: 50rem) {
      body { display: block; }
      nav { border: 0; min-height: 0; padding: .6rem 1rem; }
      nav ul { position: static; display: flex; flex-wrap: wrap; }
      main { padding: 1rem; }
    }
    @media print {
      body { display: block; font-size: 11pt; }
      nav, .skip, .trail { display: none; }
      main { padding: 0; max-width: none; }
      a { color: inherit; text-decoration: none; }
      tr, figure { break-inside: avoid; }
    }

    """
}
