import NavigationGraph

extension GraphBuilder {
  /// The route types that a type-erased path can hold values of: those for which its stack registers a destination. None where the stack
  /// was not followed to its end, or shows a type that is no route of the graph: then nothing is told.
  func typesShown(byPath key: SlotKey) -> [String] {
    if let known = typesOfPaths[key] { return known }
    let registered = StackContents(evaluator, flow, finder, slots).registeredTypes(ofPath: key) ?? []
    let isRoute = { (type: TypeID) in self.routeEnums.contains(type) || self.nodes[self.naming.routeID(of: type)] != nil }
    let own = registered.filter { program.types[$0.index].isSource }
    let types = own.allSatisfy(isRoute) ? registered.filter(isRoute).map { naming.name(of: $0) }.sorted() : []
    typesOfPaths[key] = types
    return types
  }
}
