import NavigationGraph

/// The first page.
enum IndexPage {
  static func page(_ context: DocsContext, lists: [DocPage]) -> DocPage {
    let (graph, app) = (context.graph, context.app)
    var page = DocPage(
      PageID(.index), title: "Navigation of \(app)", summary: [.text("Which screens there are in \(app), how users get to each, and where it leads.")])
    if context.options.showsPicture {
      page.blocks.append(.picture(alternative: "Map of the screens of \(app) and the ways between them"))
    }
    page.blocks.append(.list(counts(context, lists)))
    if !context.options.partNotes.isEmpty {
      page.blocks.append(.paragraph("A part of the app: \(context.options.partNotes.joined(separator: "; "))."))
    }
    if let words = graph.summary.unreadWords { page.blocks.append(.paragraph("\(words).")) }
    page.blocks += beginnings(context)
    page.blocks += [
      .heading("How to read this"),
      .list([
        [.text("A "), .strong("screen"), .text(" is a view that is shown by itself; a "), .strong("component"), .text(" is a part of screens.")],
        [
          .text("A "), .strong("route"), .text(" is a value in the source that stands for a screen: an enum case or a type for which some code builds a view."),
        ],
        [
          .text("Everything is read from the source without running the app. “Concluded” and “one of several answers” mark what the source does not settle"),
          .text(graph.unresolved.isEmpty ? "." : "; places that could not be followed at all are listed under "),
        ] + (graph.unresolved.isEmpty ? [] : [.link(.text("Sites not followed"), PageID(.unresolved)), .text(".")]),
        [.text("These pages are made by "), .code("navgraph docs"), .text(". To change one, change the source and run it again.")],
      ]),
    ]
    page.topics = topics(lists)
    return page
  }

  private static func counts(_ context: DocsContext, _ lists: [DocPage]) -> [[Inline]] {
    let graph = context.graph
    let views = context.pages.filter { $0.value.kind == .screen }.map { graph.nodes[$0.key] }
    let screens = views.filter { $0.role != .unused }
    // What nothing shows has a page, too, and no picture counts it.
    let unshown = views.count - screens.count
    let numbers: [PageKind: Int] = [
      .screens: screens.count, .components: context.pages.values.count { $0.kind == .component },
      .objects: context.pages.values.count { $0.kind == .object }, .routes: context.routes.rows.count,
      .tabs: graph.nodes.count { $0.kind == .tab }, .deepLinks: graph.nodes.count { $0.kind == .deepLink },
      .alerts: graph.nodes.count { $0.kind == .alert },
      .entries: graph.nodes.count(where: isBeginning), .findings: graph.findings?.count ?? 0,
      .unresolved: graph.unresolved.count,
    ]
    let remarks: [PageKind: String] = [
      .components: " (parts of screens that navigate)", .objects: " (routers, view models and others)",
      .unresolved: " (places that navigate, nobody knows where to)",
    ]
    return lists.filter { $0.id.part == nil }.map { page in
      var text = ": \(numbers[page.id.kind] ?? 0)\(remarks[page.id.kind] ?? "")"
      if page.id.kind == .screens {
        let outOfReach = screens.filter { $0.reachable == false }
        let inDoubt = outOfReach.count { context.options.doubted.contains($0.id) }
        if !outOfReach.isEmpty { text += ", of which \(outOfReach.count) out of reach" }
        if inDoubt > 0 {
          let which = inDoubt == outOfReach.count ? "" : "\(inDoubt) of them "
          text += " (\(which)unless by a place that could not be followed)"
        }
        if unshown > 0 { text += "; and \(unshown) \(unshown == 1 ? "view" : "views") that nothing shows" }
      }
      return [.link(.text(page.title), page.id), .text(text)]
    }
  }

  /// What the app begins with, and its tabs: each list as a whole or not at all, for with a part of one a new name would push out another.
  private static func beginnings(_ context: DocsContext) -> [Block] {
    let graph = context.graph
    let most = 20
    let entries = graph.nodes.indices.filter { Self.isBeginning(graph.nodes[$0]) }
    let tabs = graph.nodes.indices.filter { graph.nodes[$0].kind == .tab }
    let lists = [
      (name: "entries", page: PageID(.entries), count: entries.count, items: sentences(entries, .root, " opens with ", context)),
      (name: "tabs", page: PageID(.tabs), count: tabs.count, items: sentences(tabs, .tab, " shows ", context)),
    ]
    var shown: [[Inline]] = []
    var rest: [Block] = []
    for list in lists where !list.items.isEmpty {
      if shown.count + list.items.count <= most {
        shown += list.items.map(\.capitalized)
      } else {
        rest.append(.paragraph([.text("The \(list.count) "), .link(.text(list.name), list.page), .text(" have a page of their own.")]))
      }
    }
    guard !shown.isEmpty || !rest.isEmpty else { return [] }
    return [.heading("Where the app begins")] + (shown.isEmpty ? [] : [.list(shown)]) + rest
  }

  /// Whether users come in at a node that is no link: at an app, a scene, a delegate, the view of an extension.
  private static func isBeginning(_ node: Node) -> Bool { (node.entry == true || node.kind == .scene) && node.kind != .deepLink }

  /// What some nodes show by edges of one kind; those that show nothing are left out, unless users come in at the view itself.
  private static func sentences(_ nodes: [Int], _ kind: EdgeKind, _ verb: String, _ context: DocsContext) -> [[Inline]] {
    let (graph, index) = (context.graph, context.index)
    return nodes.compactMap { number in
      let views = context.byName(Set(index.outgoing(number).filter { graph.edges[$0].kind == kind }.map { index.targets[$0] }))
      if views.isEmpty, kind == .root, graph.nodes[number].kind == .view {
        return context.reference(number) + [.text(" is where users come in")]
      }
      return views.isEmpty ? nil : context.reference(number) + [.text(verb)] + .joined(views.map(context.reference), by: ", ")
    }
  }

  private static func topics(_ lists: [DocPage]) -> [DocPage.Topic] {
    let sections: [(String, [PageKind])] = [
      ("Where users come in", [.entries, .tabs, .deepLinks]), ("What there is", [.screens, .components, .routes, .objects, .alerts]),
      ("To look into", [.findings, .unresolved]),
    ]
    return sections.compactMap { title, kinds in
      let pages = kinds.flatMap { kind in lists.filter { $0.id.kind == kind && $0.id.part == nil }.map(\.id) }
      return pages.isEmpty ? nil : .init(title: title, pages: pages)
    }
  }
}
