/// How many arrows a layout has to bring under. Graphviz searches without an end in sight: with all its care it ran over 60 s for 150 boxes and
/// 400 arrows at random, and over 200 s for 350 and 1,150.
enum Density: Hashable {
  case light
  /// The search is bounded: 5 s for 150 boxes and 400 arrows at random.
  case dense
  /// The words at arrows stand in their tooltips only, for each word is a node of the layout and doubles its ranks: 18 s for 350 boxes and
  /// 1,150 arrows.
  case extreme

  init(_ diagram: Diagram) {
    self = diagram.arrows.count > 450 ? .extreme : diagram.arrows.count > 250 ? .dense : .light
  }

  /// The attributes of the graph that bound the search (https://graphviz.org/docs/attrs/nslimit/, https://graphviz.org/docs/attrs/mclimit/).
  var limits: [(String, String)] {
    switch self {
    case .light: []
    case .dense: [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.3")]
    case .extreme: [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.1")]
    }
  }
}
