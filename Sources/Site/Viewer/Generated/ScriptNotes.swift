// Made of Assets/script/notes.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptNotes = #"""
// What the picture says of itself (what it folded, how to see more). Where there is no room beside it, a button shows it.
const prepareNotes = () => {
  const notes = byId("notes");
  const opener = byId("notes-open");
  opener.hidden = !notes;
  opener.addEventListener("click", () => {
    const isOpen = document.body.classList.toggle("notes-open");
    opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) say(notes.textContent);
  });
};

"""#
}
