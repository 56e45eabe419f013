import Knowledge

extension ConfigurationKey {
  /// Call shapes.
  static let navigators = ConfigurationKey(
    name: "navigators",
    summary: "Calls that navigate and that navgraph does not know, a shape a line; see [navigators.md](navigators.md).",
    example: """
      navigators: |
        method Navigator.go(_: value) links push
        construct NavigatorHost(for: type, destination: content) registers push
      """
  ) { node, draft in
    for line in draft.lines(node, of: "navigators") {
      do throws(ShapeError) {
        guard let shape = try ShapeParser.shape(Substring(line.value)) else { continue }
        if let earlier = draft.configuration.navigators.first(where: { $0.value.coversCalls(of: shape) }) {
          draft.fail(line.mark, "no call is left for this shape: the one in line \(earlier.mark.line) takes them all; put it behind this one")
        }
        draft.configuration.navigators.append(Marked(shape, at: line.mark))
        draft.configuration.shapeLines.append(line.value)
      } catch {
        let mark = Mark(line: line.mark.line, column: line.mark.column &+ error.column &- 1)
        draft.fail(mark, error.description + draft.hint(error.word, among: error.known))
      }
    }
  }
}
