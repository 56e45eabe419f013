// Made of Assets/style/tokens.css by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let styleTokens = #"""
/* Colours, sizes and fonts. The roles and most colours are the picture's. */
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #0b1220);
  --raised: light-dark(#ffffff, #131d31);
  --sunken: light-dark(#f4f7fa, #0f1829);
  --hover: light-dark(#edf2f7, #1b2740);
  --line: light-dark(#dde4ec, #24324b);
  --line-strong: light-dark(#b6c2d0, #3b4c6b);
  --text: light-dark(#111827, #e5edf7);
  --quiet: light-dark(#566070, #9dacc2);
  --accent: light-dark(#0369a1, #6cbcf5);
  --accent-ground: light-dark(#e5f2fa, #12304a);
  --on-accent: light-dark(#ffffff, #06121f);
  --push: light-dark(#334155, #c3cfdd);
  --sheet: light-dark(#6d28d9, #c9b0fa);
  --sheet-ground: light-dark(#f3eefd, #271d45);
  --deep-link: light-dark(#0f5f58, #7fdccb);
  --deep-link-ground: light-dark(#e3f4f0, #0f2e2e);
  --added: light-dark(#14532d, #a6f0be);
  --added-ground: light-dark(#e3f6ea, #0f2c1d);
  --error: light-dark(#a81a1a, #fba4a4);
  --error-ground: light-dark(#fdeeee, #3a1a20);
  --warning: light-dark(#8a3d06, #f8cb7a);
  --warning-ground: light-dark(#fdf3d6, #3a2c10);
  --shadow: 0 1px 2px light-dark(rgb(15 23 42 / 0.06), rgb(0 0 0 / 0.4)), 0 8px 28px light-dark(rgb(15 23 42 / 0.1), rgb(0 0 0 / 0.45));
  --sans: -apple-system, BlinkMacSystemFont, "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --radius: 10px;
  --bar: 52px;
  --tabs: 40px;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

"""#
}
