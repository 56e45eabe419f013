// Elements. Text gets into the page by `textContent` only: names come from other people's source.
const svgNamespace = "http://www.w3.org/2000/svg";

const fill = (made, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
  return made;
};

const element = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
const svgElement = (name, attributes = {}, ...children) => fill(document.createElementNS(svgNamespace, name), attributes, children);
const byId = (id) => document.getElementById(`nv-${id}`);

const icon = (name) => svgElement("svg", { class: "icon", "aria-hidden": "true" }, svgElement("use", { href: `#nv-icon-${name}` }));

// What a screen reader says next. The same words twice are said twice.
const say = (words) => {
  const place = byId("said");
  place.textContent = place.textContent === words ? `${words}\u00a0` : words;
};

// Words with `code` in backticks, as documentation comments and findings have them.
const wording = (text) =>
  text.split(/(`[^`]+`)/).filter(Boolean).map((part) => (/^`[^`]+`$/.test(part) ? element("code", {}, part.slice(1, -1)) : part));

// A name that may be broken where a word of it ends: behind a dot, a slash, an underscore, before a capital. The text stays as it is.
const breakable = (text) =>
  text.split(/(?<=[/_])(?=[^/])|(?<=\.)(?=.)(?!swift)|(?<=[a-z0-9])(?=[A-Z])/).flatMap((part, i) => (i > 0 ? [element("wbr"), part] : [part]));

// A line of a list: what it is about, and the place beside it, or below where there is no room.
const lineOf = (main, place) => element("span", { class: "line" }, element("span", { class: "main" }, main), place);

const placeAnchor = (at, text = shortPlace(at)) => {
  const href = placeLink(at);
  if (href === undefined) return element("span", { class: "place", title: placeText(at) }, text);
  return element("a", { class: "place", href, target: "_blank", rel: "noopener noreferrer", title: placeText(at) }, text);
};
