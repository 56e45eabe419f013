import Facts

/// Routes that are properties of coordinators: what their makers give is what is shown.
extension BuilderAnalysis {
  func collectRouteProperties(_ table: inout BuilderTable) {
    guard !evaluator.knowledge.routeProperties.isEmpty else { return }
    for index in program.propertyFile.indices {
      let property = PropertyID(raw: Int32(truncatingIfNeeded: index))
      let fact = program.fact(property)
      guard fact.initial.exists, !fact.attributes.isEmpty, let route = evaluator.route(property) else { continue }
      let initial = program.function(program.file(of: property), fact.initial)
      let shown = evaluator.records[initial.index].results.flatMap { result in
        finder.shown(result.value).map { item in
          var placed = item
          if placed.site.file < 0 { placed.site = result.site }
          return placed
        }
      }
      if route.isTab { table.tabs[property] = shown } else { table.members[.property(property)] = shown }
      table.ways[property] = route.way
    }
  }
}
