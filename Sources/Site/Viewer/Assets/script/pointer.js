// Drag, wheel, touch and pinch.
const pointers = new Map();
let isDragging = false;
// A drag ends with a click that is none.
let wasDragged = false;

const canvasPoint = (event) => {
  const frame = canvas.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
};

const spread = () => {
  const [a, b] = [...pointers.values()];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
};

canvas.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  pointers.set(event.pointerId, canvasPoint(event));
  wasDragged = false;
});

canvas.addEventListener("pointermove", (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = canvasPoint(event);
  if (pointers.size === 1) {
    if (!isDragging && Math.hypot(now.x - before.x, now.y - before.y) < 4) return;
    if (!isDragging) {
      isDragging = wasDragged = true;
      canvas.setPointerCapture(event.pointerId);
      canvas.classList.add("dragging");
    }
    pointers.set(event.pointerId, now);
    panBy(now.x - before.x, now.y - before.y);
  } else if (pointers.size === 2) {
    const from = spread();
    pointers.set(event.pointerId, now);
    const to = spread();
    wasDragged = true;
    panBy(to.x - from.x, to.y - from.y);
    if (from.distance > 0) zoomAt(to.distance / from.distance, to.x, to.y);
  }
});

const endPointer = (event) => {
  pointers.delete(event.pointerId);
  if (pointers.size === 0) {
    isDragging = false;
    canvas.classList.remove("dragging");
  }
};
canvas.addEventListener("pointerup", endPointer);
canvas.addEventListener("pointercancel", endPointer);
addEventListener("blur", () => {
  pointers.clear();
  isDragging = false;
  canvas.classList.remove("dragging");
});
// A button let go outside is no longer held.
addEventListener("pointerup", (event) => pointers.has(event.pointerId) && endPointer(event));

canvas.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? canvas.clientHeight : 1;
    if (event.ctrlKey || event.metaKey) {
      const point = canvasPoint(event);
      // A pinch on a trackpad sends small steps, the wheel of a mouse large ones.
      zoomAt(Math.exp(-Math.max(-60, Math.min(60, event.deltaY * unit)) * 0.01), point.x, point.y);
    } else {
      panBy(-(event.shiftKey ? event.deltaY : event.deltaX) * unit, -(event.shiftKey ? event.deltaX : event.deltaY) * unit);
    }
  },
  { passive: false },
);

// The browser scrolls to what has focus; here the camera does.
canvas.addEventListener("scroll", () => {
  canvas.scrollLeft = 0;
  canvas.scrollTop = 0;
});
