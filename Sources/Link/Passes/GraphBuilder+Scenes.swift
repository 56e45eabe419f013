import Facts
import NavigationGraph

/// Scenes that are types of their own: an app, or another scene, has them in its body.
extension GraphBuilder {
  func addSceneTypes() {
    for index in evaluator.records.indices where !evaluator.records[index].constructs.isEmpty {
      let function = FunctionID(raw: Int32(truncatingIfNeeded: index))
      let type = sourceType(function)
      guard type.exists, !program.types[type.index].inTest, isAppOrScene(type) else { continue }
      for use in evaluator.records[index].constructs where use.type != type && naming.kind(of: use.type) == .scene {
        guard !fileIsTest(use.site) else { continue }
        addEdge(node(of: type), node(of: use.type), .scene, at: use.site) { $0.condition = text(use.condition) }
      }
    }
  }

  private func isAppOrScene(_ type: TypeID) -> Bool {
    let kind = naming.kind(of: type)
    return kind == .app || kind == .scene
  }
}
