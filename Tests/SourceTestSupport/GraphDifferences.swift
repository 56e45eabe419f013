import NavigationGraph

/// Compares graphs that ought to be the same.
public enum GraphDifferences {
  /// The lines of JSON that one has and the other has not, with `-` and `+` before them; empty where both are the same to the byte.
  public static func lines(_ a: NavigationGraph, _ b: NavigationGraph) -> [String] {
    let (x, y) = (lines(a), lines(b))
    let (onlyX, onlyY) = (x.filter { !Set(y).contains($0) }, y.filter { !Set(x).contains($0) })
    if onlyX.isEmpty, onlyY.isEmpty, x != y { return ["the order or number of lines differs"] }
    return onlyX.map { "- \($0)" } + onlyY.map { "+ \($0)" }
  }

  private static func lines(_ graph: NavigationGraph) -> [String] {
    // A line's comma tells of its neighbour only.
    String(decoding: graph.normalized().json(), as: UTF8.self).split(separator: "\n").map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }
}
