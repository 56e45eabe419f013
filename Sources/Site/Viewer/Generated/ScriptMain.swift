// Made of Assets/script/main.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptMain = #"""
// Puts the page together.
prepareTheme();
preparePicture();
measureFrames();
prepareClusters();
prepareTabs();
prepareNotes();
prepareMoments();
drawFilters();
applyFilter();
on("restored", () => {
  drawFilters();
  drawFolds();
  refreshHighlight();
});
isRestoring = true;
showStart();
isRestoring = false;
restore(location.hash);

on("camera", () => noteChange(true));
for (const topic of ["selection", "filter", "folds", "tab"]) on(topic, () => noteChange(false));
addEventListener("hashchange", () => restore(location.hash));

// A drawing that was never moved stays fitted; one that was keeps its middle.
let canvasSize = { width: canvas.clientWidth, height: canvas.clientHeight };
new ResizeObserver(() => {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (size.width === 0 || (size.width === canvasSize.width && size.height === canvasSize.height)) return;
  const before = canvasSize;
  canvasSize = size;
  isRestoring = true;
  if (!isCameraMoved) {
    showStart();
    if (chosenBoxes().length > 0) reveal(chosenBoxes()[0], false);
  } else {
    panBy((size.width - before.width) / 2, (size.height - before.height) / 2);
  }
  isRestoring = false;
}).observe(canvas);

document.body.classList.add("ready");
performance.mark("navgraph-ready");

"""#
}
