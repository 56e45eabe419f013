// Made of Assets/script/picture.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptPicture = #"""
// The drawing: which element stands for which box, arrow and cluster. Everything in it that can be chosen is a button with a name.
const canvas = byId("canvas");
const svg = canvas.querySelector("svg");
const graph = svg.querySelector(".graph");

const boxElements = boxes.map((box) => document.getElementById(box.element));
const arrowElements = arrows.map((arrow) => document.getElementById(arrow.element));
const clusterElements = clusters.map((cluster) => document.getElementById(cluster.element));

const boxOfElement = new Map(boxElements.map((made, i) => [made, i]));
const arrowOfElement = new Map(arrowElements.map((made, i) => [made, i]));
boxOfElement.delete(null);
arrowOfElement.delete(null);

const clusterOfBox = new Array(boxes.length).fill(undefined);
clusters.forEach((cluster, i) => cluster.boxes.forEach((box) => (clusterOfBox[box] = i)));

// Arrows without words leave gaps in the drawing where Graphviz drew none; the list of kinds is the legend on screen.
const boxName = (i) => boxes[i].name;

const boxLabel = (i) => {
  const box = boxes[i];
  const parts = [box.name, box.node === undefined ? box.kind : kindWord(nodes[box.node])];
  parts.push(counted(arrowsTo[i].length, "way in", "ways in"), counted(arrowsFrom[i].length, "way out", "ways out"));
  if (box.unreachable) parts.push(box.doubted ? "unreachable as far as is known" : "unreachable");
  return parts.join(", ");
};

// The layout knows the widths of Helvetica and Arial, whose small alphabet is this wide at a size of 1. Where a browser has a wider font
// instead, words would stand out of their boxes: they are smaller by as much.
const widthOfAlphabet = 12.726;

const fitWords = () => {
  const family = graph.querySelector("text[font-family]")?.getAttribute("font-family");
  const sample = svgElement("text", { "font-family": family, "font-size": 100 }, "abcdefghijklmnopqrstuvwxyz");
  svg.append(sample);
  const ratio = (100 * widthOfAlphabet) / sample.getComputedTextLength();
  sample.remove();
  if (!(ratio < 0.98)) return;
  for (const text of graph.querySelectorAll("text[font-size]")) text.style.fontSize = `${Number(text.getAttribute("font-size")) * ratio}px`;
};

const preparePicture = () => {
  fitWords();
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", `Picture: ${counted(boxes.length, "box", "boxes")}, ${counted(arrows.length, "arrow", "arrows")}`);
  svg.removeAttribute("aria-labelledby");
  const { width, height } = svg.viewBox.baseVal;
  document.body.classList.toggle("wide", width > height);
  boxElements.forEach((made, i) => {
    if (!made) return;
    made.setAttribute("role", "button");
    made.setAttribute("tabindex", "-1");
    made.setAttribute("aria-label", boxLabel(i));
    made.setAttribute("aria-pressed", "false");
  });
  for (const made of arrowElements) made?.setAttribute("aria-hidden", "true");
  for (const text of graph.querySelectorAll(":scope > text")) text.setAttribute("class", "caption");
  const first = boxElements.find(Boolean);
  first?.setAttribute("tabindex", "0");
};

// One box is the stop of the Tab key; the arrow keys go on from it.
let tabStop;
const moveTabStop = (i) => {
  if (tabStop === undefined) svg.querySelector(".box[tabindex='0']")?.setAttribute("tabindex", "-1");
  else boxElements[tabStop]?.setAttribute("tabindex", "-1");
  tabStop = i;
  boxElements[i]?.setAttribute("tabindex", "0");
};

// Where things stand, in the drawing's own measure. Asked for once: each question makes the browser lay out.
const frames = new Map();
const frameOf = (made) => {
  if (!frames.has(made)) {
    const { x, y, width, height } = made.getBBox();
    frames.set(made, { x, y, width, height });
  }
  return frames.get(made);
};

const measureFrames = () => {
  for (const made of boxElements) if (made) frameOf(made);
  for (const made of clusterElements) if (made) frameOf(made);
};

const boxFrame = (i) => {
  const cluster = clusterOfBox[i];
  if (cluster !== undefined && state.folded.has(cluster)) return foldFrame(cluster);
  return boxElements[i] && frameOf(boxElements[i]);
};

const frameAround = (list) => {
  const left = Math.min(...list.map((f) => f.x));
  const top = Math.min(...list.map((f) => f.y));
  const right = Math.max(...list.map((f) => f.x + f.width));
  const bottom = Math.max(...list.map((f) => f.y + f.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const middle = (frame) => ({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });

"""#
}
