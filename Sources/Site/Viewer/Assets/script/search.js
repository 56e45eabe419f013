// Finding by a few letters: every word of the question must occur in order of its letters, best at the beginnings of words.
// In lower case, with each letter at its place: a few letters become longer ("İ" is two), and what stands behind them would be marked wrong.
const lowered = (text) => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : Array.from(text, (letter) => letter.toLowerCase().slice(0, letter.length)).join("");
};

const searchEntries = (() => {
  const entries = [];
  nodes.forEach((node, i) => {
    const words = [node.name, node.title, node.parameters?.map((p) => p.label).filter(Boolean).join(" ")].filter(Boolean);
    entries.push({ node: i, name: node.name, title: node.title, texts: words, file: node.at && files[node.at[0]].path });
  });
  boxes.forEach((box, i) => {
    if (box.node === undefined && box.kind === "group") entries.push({ box: i, name: box.name, texts: [box.name] });
  });
  for (const entry of entries) {
    entry.lower = entry.texts.map(lowered);
    entry.lowerFile = entry.file && lowered(entry.file.split("/").slice(-2).join("/"));
  }
  return entries;
})();

const isWordStart = (text, i) => {
  if (i === 0) return true;
  const [before, at] = [text[i - 1], text[i]];
  return /[^\p{L}\p{N}]/u.test(before) || (/\p{Lu}/u.test(at) && !/\p{Lu}/u.test(before)) || (/\p{N}/u.test(at) && !/\p{N}/u.test(before));
};

// How well letters fit into a text, 0 where they do not; `marks` are the places of the letters.
const fuzzyScore = (letters, text, lower) => {
  const at = lower.indexOf(letters);
  if (at >= 0) {
    const score = (at === 0 ? 120 : isWordStart(text, at) ? 100 : 70) + 30 * (letters.length / text.length);
    return { score, marks: Array.from({ length: letters.length }, (_, i) => at + i) };
  }
  const marks = [];
  let score = 0;
  let from = 0;
  for (const letter of letters) {
    let found = -1;
    // The beginning of a word before any other place.
    for (let i = from; i < lower.length; i++) {
      if (lower[i] !== letter) continue;
      if (found < 0) found = i;
      if (isWordStart(text, i)) {
        found = i;
        break;
      }
      if (i === from && marks.length > 0) break;
    }
    if (found < 0) return { score: 0, marks: [] };
    score += isWordStart(text, found) ? 8 : found === from && marks.length > 0 ? 5 : 1;
    marks.push(found);
    from = found + 1;
  }
  // Letters strewn about a long name are no match.
  const isDense = score >= 3 * letters.length;
  return isDense ? { score: 10 + (50 * score) / (8 * letters.length) + 10 * (letters.length / text.length), marks } : { score: 0, marks: [] };
};

const searchRank = { app: 6, view: 6, tab: 5, deepLink: 5, route: 4, scene: 4, object: 2, alert: 1, external: 1 };

const scoreEntry = (entry, words) => {
  let total = 0;
  let marks = [];
  for (const word of words) {
    let best = 0;
    entry.texts.forEach((text, k) => {
      const found = fuzzyScore(word, text, entry.lower[k]);
      if (found.score > best) {
        best = found.score;
        if (k === 0) marks = marks.concat(found.marks);
      }
    });
    if (best === 0 && entry.lowerFile?.includes(word)) best = 30;
    if (best === 0) return undefined;
    total += best;
  }
  const node = entry.node === undefined ? undefined : nodes[entry.node];
  return { entry, marks: new Set(marks), score: total + (node ? searchRank[node.kind] ?? 0 : 3) - (node?.role === "screen" ? 0 : 3) };
};

const find = (question, limit = 40) => {
  const words = lowered(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { results: [], count: 0 };
  const found = searchEntries.map((entry) => scoreEntry(entry, words)).filter(Boolean);
  found.sort((a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length || (a.entry.name < b.entry.name ? -1 : 1));
  return { results: found.slice(0, limit), count: found.length };
};
