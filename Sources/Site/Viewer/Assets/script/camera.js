// What part of the picture is seen. A transform of the whole drawing: nothing in it is laid out again.
const camera = { x: 0, y: 0, scale: 1 };
const leastScale = 0.05;
const mostScale = 4;
// Below this the words at arrows are specks.
const farScale = 0.34;

const origin = (() => {
  const matrix = graph.transform.baseVal.consolidate()?.matrix;
  const view = svg.viewBox.baseVal;
  svg.setAttribute("width", view.width);
  svg.setAttribute("height", view.height);
  return { x: (matrix?.e ?? 0) - view.x, y: (matrix?.f ?? 0) - view.y };
})();

let cameraTarget;
let cameraFrame = 0;

const applyCamera = () => {
  svg.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
  svg.classList.toggle("far", camera.scale < farScale);
  byId("zoom").textContent = `${Math.round(camera.scale * 100)} %`;
  tell("camera");
};

const setCamera = (next, isAnimated = false) => {
  const scale = Math.min(mostScale, Math.max(leastScale, next.scale));
  cancelAnimationFrame(cameraFrame);
  cameraTarget = { x: next.x, y: next.y, scale };
  if (!isAnimated || prefersStill.matches || document.hidden) {
    Object.assign(camera, cameraTarget);
    cameraTarget = undefined;
    applyCamera();
    return;
  }
  const from = { ...camera };
  const to = cameraTarget;
  const start = performance.now();
  const step = (now) => {
    const t = Math.min(1, Math.max(0, (now - start) / 220));
    const eased = 1 - (1 - t) ** 3;
    for (const key of ["x", "y", "scale"]) camera[key] = from[key] + (to[key] - from[key]) * eased;
    applyCamera();
    if (t < 1) cameraFrame = requestAnimationFrame(step);
    else cameraTarget = undefined;
  };
  cameraFrame = requestAnimationFrame(step);
};

const panBy = (x, y, isAnimated = false) => {
  const from = cameraTarget ?? camera;
  setCamera({ x: from.x + x, y: from.y + y, scale: from.scale }, isAnimated);
};

// Zooms so that what lies under a point of the canvas stays under it.
const zoomAt = (factor, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2, isAnimated = false) => {
  const from = isAnimated ? cameraTarget ?? camera : camera;
  const scale = Math.min(mostScale, Math.max(leastScale, from.scale * factor));
  const ratio = scale / from.scale;
  setCamera({ x: x - (x - from.x) * ratio, y: y - (y - from.y) * ratio, scale }, isAnimated);
};

// The drawing's measure to the canvas's.
const toCanvas = (point) => ({ x: camera.x + (point.x + origin.x) * camera.scale, y: camera.y + (point.y + origin.y) * camera.scale });

const wholeCanvas = () => ({ x: 0, y: 0, width: canvas.clientWidth, height: canvas.clientHeight });

// The part of the canvas that the panel leaves free: it lies over the picture, which stays where it is when the panel opens.
const freeCanvas = () => {
  const area = wholeCanvas();
  if (panel.hidden) return area;
  const [frame, own] = [panel.getBoundingClientRect(), canvas.getBoundingClientRect()];
  if (isNarrow.matches) area.height = Math.max(80, Math.min(area.height, frame.top - own.top));
  else area.width = Math.max(80, Math.min(area.width, frame.left - own.left));
  return area;
};

const centerOn = (point, scale = camera.scale, isAnimated = true, area = freeCanvas()) => {
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  setCamera({ x: x - (point.x + origin.x) * scale, y: y - (point.y + origin.y) * scale, scale }, isAnimated);
};

// The largest scale at which a frame fits.
const fittingScale = (frame, most, area = freeCanvas()) => {
  const margin = Math.min(40, area.width * 0.05);
  return Math.max(leastScale, Math.min((area.width - 2 * margin) / frame.width, (area.height - 2 * margin) / frame.height, most));
};

const visibleFrames = () => {
  const list = [];
  boxElements.forEach((made, i) => made && isBoxVisible(i) && list.push(boxFrame(i)));
  arrowElements.forEach((made, i) => made && isArrowVisible(i) && !made.classList.contains("in-fold") && list.push(frameOf(made)));
  clusterElements.forEach((made, i) => made && !state.folded.has(i) && isClusterVisible(i) && list.push(frameOf(made)));
  return list.length > 0 ? list : boxElements.filter(Boolean).map(frameOf);
};

// The buttons and the notes at the bottom are left free, too.
const fitArea = () => {
  const area = freeCanvas();
  const foot = Math.max(44, document.querySelector(".notes")?.offsetHeight ?? 0);
  return { ...area, height: Math.max(80, area.height - (isNarrow.matches ? 0 : foot)) };
};

const fit = (isAnimated = true) => {
  const list = visibleFrames();
  if (list.length === 0) return;
  const frame = frameAround(list);
  const area = fitArea();
  centerOn(middle(frame), fittingScale(frame, 1.4, area), isAnimated, area);
};

// Where the whole picture would be unreadable it begins where the app begins.
const showStart = () => {
  fit(false);
  if (camera.scale > 0.4) return;
  const first = boxes.findIndex((box, i) => box.kind === "entry" && boxElements[i]);
  if (first < 0) return;
  const frame = boxFrame(first);
  const scale = 0.8;
  setCamera({ x: 32 - (frame.x + origin.x) * scale, y: canvas.clientHeight / 3 - (middle(frame).y + origin.y) * scale, scale });
};

// Brings a box into sight, without moving what is already well in it.
const reveal = (i, isAnimated = true) => {
  const frame = boxFrame(i);
  if (!frame) return;
  const scale = camera.scale < 0.55 ? 0.9 : camera.scale;
  const point = toCanvas(middle(frame));
  const area = freeCanvas();
  const margin = Math.min(60, area.width / 4, area.height / 4);
  const isInside = scale === camera.scale && point.x > margin && point.y > margin && point.x < area.width - margin && point.y < area.height - margin;
  if (!isInside) centerOn(middle(frame), scale, isAnimated);
};
