import CGraphviz
import LabelPlacement

/// Moves the words of arrows that a layout put on boxes, on other words or at other arrows, and the names of clusters that lines run through.
func placeLabels(in graph: UnsafeMutablePointer<Agraph_t>) {
  var edges: [UnsafeMutablePointer<Agedge_t>] = []
  var obstacles: [Rectangle] = []
  var arrows: [Drawing.Arrow] = []
  var area = navgraph_area()
  var node = agfstnode(graph)
  while let at = node {
    obstacles.append(Rectangle(navgraph_node_area(at)))
    var edge = agfstout(graph, at)
    while let line = edge {
      edges.append(line)
      let words = navgraph_edge_label(line, &area) != 0 ? Rectangle(area) : nil
      arrows.append(Drawing.Arrow(lines: lines(of: line), words: words))
      edge = agnxtout(graph, line)
    }
    node = agnxtnode(graph, at)
  }
  if navgraph_graph_label(graph, &area) != 0 { obstacles.append(Rectangle(area)) }
  let clusters = clusters(of: graph)
  let grounds = clusters.map { cluster in
    Drawing.Ground(
      area: Rectangle(navgraph_graph_area(cluster)), title: navgraph_graph_label(cluster, &area) != 0 ? Rectangle(area) : nil)
  }
  let drawing = Drawing(bounds: Rectangle(navgraph_graph_area(graph)), obstacles: obstacles, grounds: grounds, arrows: arrows)
  let moves = LabelPlacement.moves(in: drawing)
  for (i, place) in moves.words { navgraph_move_edge_label(edges[i], place.center.x, place.center.y) }
  for (i, place) in moves.titles { navgraph_move_graph_label(clusters[i], place.center.x, place.center.y) }
}

private func lines(of edge: UnsafeMutablePointer<Agedge_t>) -> [Polyline] {
  (0..<navgraph_line_count(edge)).map { line in
    var controls = (0..<navgraph_control_count(edge, line)).map { Point(navgraph_control(edge, line, $0)) }
    var tip = navgraph_point()
    // The head of an arrow goes on straight from the end of its line.
    if navgraph_tip(edge, line, &tip) != 0, let end = controls.last { controls += [end, Point(tip), Point(tip)] }
    return Polyline(curves: controls)
  }
}

/// Those inside others too.
private func clusters(of graph: UnsafeMutablePointer<Agraph_t>) -> [UnsafeMutablePointer<Agraph_t>] {
  (0..<navgraph_cluster_count(graph)).compactMap { navgraph_cluster(graph, $0) }.flatMap { [$0] + clusters(of: $0) }
}

extension Point {
  fileprivate init(_ point: navgraph_point) { self.init(x: point.x, y: point.y) }
}

extension Rectangle {
  fileprivate init(_ area: navgraph_area) {
    self.init(center: Point(x: area.x, y: area.y), width: area.width, height: area.height)
  }
}
