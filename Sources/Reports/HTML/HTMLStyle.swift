/// How the page looks: by the reader's preference light or dark, and plain on paper.
enum HTMLStyle {
  static let sheet = """
    :root {
      --text: #1d1d1f; --faint: #63636a; --back: #fff; --panel: #f5f5f7; --line: #d9d9de; --link: #0a58ca;
      --error: #b3261e; --warning: #8a5a00; --note: #0b6472;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #ececf0; --faint: #a0a0a8; --back: #19191c; --panel: #242428; --line: #3a3a40; --link: #7db3ff;
        --error: #ff8a80; --warning: #ffc766; --note: #7fdbe8;
      }
    }
    body {
      margin: 0 auto; max-width: 64rem; padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif;
      color: var(--text); background: var(--back);
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
    h3 { font-size: 1rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
    p { margin: .5rem 0; overflow-wrap: anywhere; }
    a { color: var(--link); }
    code, pre, .place, .rule { font-family: ui-monospace, monospace; font-size: .875em; }
    code { background: var(--panel); border-radius: 3px; padding: .1em .25em; }
    article { border-left: 4px solid var(--note); padding: .5rem 1rem; margin: .75rem 0; background: var(--panel); }
    article.error { border-color: var(--error); }
    article.warning { border-color: var(--warning); }
    article code { background: none; padding: 0; }
    .severity { color: var(--note); }
    .error .severity, .error .caret { color: var(--error); }
    .warning .severity, .warning .caret { color: var(--warning); }
    .note .caret { color: var(--note); }
    .place, .rule, .count, footer { color: var(--faint); font-weight: 400; }
    pre { margin: .5rem 0; overflow-x: auto; line-height: 1.3; }
    ul { margin: .5rem 0; padding-left: 1.25rem; }
    li { overflow-wrap: anywhere; }
    footer { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: .5rem; }
    @media print {
      :root {
        --text: #000; --faint: #444; --back: #fff; --panel: #fff; --line: #999; --link: #000; --error: #000; --warning: #000; --note: #000;
      }
      body { max-width: none; padding: 0; font-size: 10pt; }
      article { break-inside: avoid; }
      nav { display: none; }
      pre { white-space: pre-wrap; }
    }

    """
}
