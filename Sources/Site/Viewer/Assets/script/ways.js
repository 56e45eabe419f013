// How a user gets to a node: the cheapest way from each start, as `navgraph path` gives it. Backwards from the target, once for all starts
// (E. Dijkstra, 1959); what edges cost and which of them may be walked the program has written down.
const startRanks = ["app", "scene", "tab", "view", "object", "route", "alert", "deepLink", "external"];
const stepsTo = listsBy(nodes.length, edges, (edge) => (edge.cost ? edge.to : undefined));

// A cost is a list of numbers, the first of which weighs most; the last is the number of edges. That of one edge comes without it.
const costLength = (edges.find((edge) => edge.cost)?.cost.length ?? 1) + 1;

const compareCosts = (a, b) => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
};

// A binary heap of [cost, node], the cheapest first.
class CostQueue {
  items = [];

  precedes(a, b) {
    const order = compareCosts(this.items[a][0], this.items[b][0]);
    return order !== 0 ? order < 0 : this.items[a][1] < this.items[b][1];
  }

  swap(a, b) {
    [this.items[a], this.items[b]] = [this.items[b], this.items[a]];
  }

  push(item) {
    let child = this.items.push(item) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.precedes(child, parent)) return;
      this.swap(child, parent);
      child = parent;
    }
  }

  pop() {
    const first = this.items[0];
    const last = this.items.pop();
    if (this.items.length === 0) return first;
    this.items[0] = last;
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) if (child < this.items.length && this.precedes(child, least)) least = child;
      if (least === parent) return first;
      this.swap(parent, least);
      parent = least;
    }
  }
}

// The ways, the best first: those from apps, then scenes, links and what else there is; in each, the cheapest.
const waysTo = (target) => {
  const remaining = new Array(nodes.length);
  const next = new Array(nodes.length).fill(-1);
  const settled = new Uint8Array(nodes.length);
  const queue = new CostQueue();
  remaining[target] = new Array(costLength).fill(0);
  queue.push([remaining[target], target]);
  while (queue.items.length > 0) {
    const [cost, node] = queue.pop();
    if (settled[node]) continue;
    settled[node] = 1;
    for (const i of stepsTo[node]) {
      const { from, cost: step } = edges[i];
      if (from === target) continue;
      const total = cost.map((known, k) => known + (step[k] ?? 1));
      const known = remaining[from];
      const order = known ? compareCosts(known, total) : 1;
      if (order < 0 || (order === 0 && next[from] <= i)) continue;
      remaining[from] = total;
      next[from] = i;
      queue.push([total, from]);
    }
  }
  const ways = [];
  for (const start of data.starts) {
    if (!remaining[start]) continue;
    const way = { start, edges: [], cost: remaining[start] };
    for (let node = start; node !== target && next[node] >= 0 && way.edges.length < nodes.length; node = edges[next[node]].to) {
      way.edges.push(next[node]);
    }
    ways.push(way);
  }
  const rank = (node) => startRanks.indexOf(nodes[node].kind);
  return ways.sort((a, b) => rank(a.start) - rank(b.start) || compareCosts(a.cost, b.cost) || a.start - b.start);
};
