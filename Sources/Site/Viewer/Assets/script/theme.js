// Light, dark, or as the system has it.
const themes = ["auto", "light", "dark"];
const themeWords = { auto: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" };

const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
  const button = byId("theme");
  button.setAttribute("aria-label", themeWords[theme]);
  button.title = themeWords[theme];
  button.replaceChildren(icon(theme));
  try {
    if (theme === data.theme) localStorage.removeItem("navgraph-theme");
    else localStorage.setItem("navgraph-theme", theme);
  } catch {
    // Some browsers keep nothing for files.
  }
};

const prepareTheme = () => {
  let kept;
  try {
    kept = localStorage.getItem("navgraph-theme");
  } catch {
    kept = undefined;
  }
  setTheme(themes.includes(kept) ? kept : data.theme);
  byId("theme").addEventListener("click", () => {
    const next = themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length];
    setTheme(next);
    say(themeWords[next]);
  });
};
