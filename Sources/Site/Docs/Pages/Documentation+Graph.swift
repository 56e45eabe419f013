import NavigationGraph

extension Documentation {
  /// The pages of a graph. The same graph and options give the same pages.
  ///
  /// - Parameter graph: `normalized()`, with reachability. O(nodes · entries) and the ways and parts of each screen.
  public init(_ graph: NavigationGraph, _ options: DocsOptions = DocsOptions()) {
    let context = DocsContext(graph, options)
    let lists =
      PlaceLists.entries(context) + PlaceLists.tabs(context) + ElementLists.pages(context) + RoutesPage.pages(context)
      + PlaceLists.deepLinks(context) + PlaceLists.alerts(context) + ReviewLists.findings(context) + ReviewLists.unresolved(context)
    let elements = context.pages.sorted { $0.key < $1.key }.map { ElementPage(context: context, number: $0.key, id: $0.value).page() }
    let pages = [IndexPage.page(context, lists: lists)] + lists + elements
    self.init(app: context.app, pages: pages, names: PageNames(pages.map(\.id)))
  }
}
