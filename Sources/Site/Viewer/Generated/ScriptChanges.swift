// Made of Assets/script/changes.js by NAVGRAPH_RENEW=1 swift test --filter ViewerAssetsTests. Not to be edited.
extension ViewerAssets {
  static let scriptChanges = #"""
// Both states of a change on one layout: which of them the picture shows.
const momentKinds = [["before", "Before", "1"], ["both", "Both", "2"], ["after", "After", "3"]];
const changeWords = { added: "new", removed: "gone", changed: "changed" };
const changeSigns = { added: "+", removed: "\u2212", changed: "~" };

const changeChip = (change) => change && chip(`${changeSigns[change]} ${changeWords[change]}`, change);

const setMoment = (id) => {
  if (!data.changes || state.moment === id) return;
  state.moment = id;
  tell("filter");
};

const drawMoments = () => {
  for (const button of byId("moments").querySelectorAll("button")) button.setAttribute("aria-checked", String(button.value === state.moment));
};

const prepareMoments = () => {
  const place = byId("moments");
  place.hidden = byId("help-moments").hidden = !data.changes;
  if (!data.changes) return;
  const titles = { before: data.states[0], both: "both states", after: data.states[1] };
  const buttons = momentKinds.map(([id, title, key]) =>
    element("button", { type: "button", role: "radio", value: id, "aria-checked": "false", title: `${titles[id]} (${key})`, onclick: () => setMoment(id) }, title));
  const count = (change) => [...boxes, ...arrows].filter((thing) => thing.change === change).length;
  const legend = Object.keys(changeWords).filter(count).map((change) => element("span", { class: "key" }, changeChip(change)));
  place.append(element("div", { class: "choice", role: "radiogroup", "aria-label": "State of the app" }, buttons), ...legend);
  // The arrow keys choose, as in any group of radio buttons.
  place.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = momentKinds.findIndex(([id]) => id === state.moment);
    const next = (at + step + momentKinds.length) % momentKinds.length;
    setMoment(momentKinds[next][0]);
    buttons[next].focus();
  });
  for (const topic of ["filter", "restored"]) on(topic, drawMoments);
  drawMoments();
};

"""#
}
