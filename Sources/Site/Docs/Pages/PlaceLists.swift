import NavigationGraph

/// The lists of where users come in, of tabs, deep links and alerts.
enum PlaceLists {
  static func entries(_ context: DocsContext) -> [DocPage] {
    let (graph, index) = (context.graph, context.index)
    let rows = graph.nodes.indices.filter {
      (graph.nodes[$0].entry == true || graph.nodes[$0].kind == .scene) && graph.nodes[$0].kind != .deepLink
    }.map { number -> ListRow in
      let node = graph.nodes[number]
      let first = index.outgoing(number).filter { graph.edges[$0].kind == .root }.map { index.targets[$0] }
      return ListRow(
        group: "", name: "\(DocsContext.rank(node.kind)) \(node.name)",
        cells: [
          context.reference(number), [.text(kind(node))], .joined(context.byName(Set(first)).map(context.reference), by: ", "),
          context.source(node.location),
        ], page: context.pages[number])
    }
    guard !rows.isEmpty else { return [] }
    var links: [Inline] = []
    if graph.nodes.contains(where: { $0.kind == .deepLink }) {
      links = [.text(" Deep links have "), .link(.text("a page of their own"), PageID(.deepLinks)), .text(".")]
    }
    let page = DocPage(
      PageID(.entries), title: "Entries", summary: [.text("Where users come in, and what they see first.")] + links)
    return ListPages.make(
      page, .init(columns: ["Entry", "Kind", "First view", "Source"], others: "Entries", noun: "entry", isCode: false),
      rows.map(\.withoutPage))
  }

  private static func kind(_ node: Node) -> String {
    switch node.kind {
    case .app: "app"
    case .scene where node.entry == true: "scene (a window, a widget …)"
    case .scene: "window that the app opens"
    case .object: "delegate or the like"
    case .view: "view that the system or the configuration shows"
    default: node.kind.rawValue
    }
  }

  static func tabs(_ context: DocsContext) -> [DocPage] {
    let (graph, index) = (context.graph, context.index)
    var rows: [ListRow] = []
    var screens: [Int] = []
    for number in graph.nodes.indices where graph.nodes[number].kind == .tab {
      let node = graph.nodes[number]
      let views = Set(index.outgoing(number).filter { graph.edges[$0].kind == .tab }.map { index.targets[$0] })
      let choosers = Set(index.incoming(number).filter { graph.edges[$0].kind == .selectTab }.map { index.sources[$0] })
      screens += context.byName(views)
      let bars = Set(index.incoming(number).filter { graph.edges[$0].kind == .tab }.map { graph.nodes[index.sources[$0]].name })
      rows.append(
        ListRow(
          group: bars.sorted { compareBytes($0, $1) < 0 }.joined(separator: ", "), name: node.name,
          cells: [
            [.code(node.name)], node.title.map { [.text("“\($0)”")] } ?? [], .joined(context.byName(views).map(context.reference), by: ", "),
            .joined(context.byName(choosers).prefix(8).map(context.reference), by: ", ")
              + (choosers.count > 8 ? [.text(" and \(choosers.count - 8) more")] : []),
          ]))
    }
    guard !rows.isEmpty else { return [] }
    let page = DocPage(
      PageID(.tabs), title: "Tabs", summary: [.text("The tabs by the views that have them, what each shows first, and what else selects it.")])
    var pages = ListPages.make(
      page, .init(columns: ["Tab", "Title", "First view", "Selected by"], others: "Other tabs", noun: "tab", isCode: true), rows)
    var seen: Set<PageID> = []
    let first = screens.compactMap { context.pages[$0] }.filter { seen.insert($0).inserted }
    if !first.isEmpty, !pages.isEmpty { pages[0].topics.append(.init(title: "First views", pages: first)) }
    return pages
  }

  static func deepLinks(_ context: DocsContext) -> [DocPage] {
    let (graph, index) = (context.graph, context.index)
    let rows = graph.nodes.indices.filter { graph.nodes[$0].kind == .deepLink }.map { number -> ListRow in
      let node = graph.nodes[number]
      let opened = index.outgoing(number).filter { graph.edges[$0].kind == .open }
      let targets = context.byName(Set(opened.map { index.targets[$0] }))
      // What several routes of a link come to is named once.
      var routes: [Int: [Int]] = [:]
      for target in targets {
        for end in context.ends(of: target) { routes[end, default: []] += end == target ? [] : [target] }
      }
      let ends = context.byName(routes.keys).map { end -> [Inline] in
        let ways = routes[end] ?? []
        return context.reference(end) + (ways.isEmpty ? [] : [.text(" by ")] + .joined(ways.map(context.reference), by: ", "))
      }
      let files = Set(opened.map { graph.edges[$0].location.file }).sorted { compareBytes($0, $1) < 0 }
      return ListRow(
        group: "", name: node.name,
        cells: [
          [.code(node.name)], source(node.source), .joined(ends, by: "; "),
          .joined(files.map { [.source(file: $0, line: 0)] }, by: ", "),
        ])
    }
    guard !rows.isEmpty else { return [] }
    let page = DocPage(
      PageID(.deepLinks), title: "Deep links", summary: [.text("Addresses, notifications and their like that open the app, and what each shows.")])
    return ListPages.make(
      page, .init(columns: ["Link", "Kind", "Opens", "Handled in"], others: "Links", noun: "link", isCode: false), rows)
  }

  private static func source(_ word: String?) -> [Inline] {
    switch word {
    case "universalLink": [.text("universal link")]
    case "userActivity": [.text("user activity")]
    case "url": [.text("URL")]
    case let word?: [.text(word)]
    case nil: []
    }
  }

  private static func state(_ node: Node, _ context: DocsContext) -> String {
    guard node.reachable == false else { return "" }
    return context.options.doubted.contains(node.id) ? "out of reach as far as is known" : "out of reach"
  }

  static func alerts(_ context: DocsContext) -> [DocPage] {
    let (graph, index) = (context.graph, context.index)
    var rows: [ListRow] = []
    for number in graph.nodes.indices where graph.nodes[number].kind == .alert {
      let direct = index.incoming(number).filter { ![.owns, .embeds].contains(graph.edges[$0].kind) }
      let sources = context.byName(Set(direct.map { index.sources[$0] }))
      let kinds = Set(direct.map { graph.edges[$0].kind }).subtracting([.builds]).map(\.word).sorted { compareBytes($0, $1) < 0 }
      rows.append(
        ListRow(
          group: graph.nodes[number].module ?? sources.first.flatMap { graph.nodes[$0].module } ?? "", name: graph.nodes[number].name,
          cells: [
            .joined(sources.map { context.reference($0) + context.whereabouts($0) }, by: "; "),
            [.text(kinds.isEmpty ? "alert" : kinds.joined(separator: ", "))],
            [.text(state(graph.nodes[number], context))].filter { !$0.plain.isEmpty },
            context.source(graph.nodes[number].location),
          ]))
    }
    guard !rows.isEmpty else { return [] }
    let page = DocPage(PageID(.alerts), title: "Alerts", summary: [.text("Who shows alerts and confirmation dialogs.")])
    return ListPages.make(
      page, .init(columns: ["Shown by", "Kind", "State", "Source"], others: "No module", noun: "alert", isCode: true), rows)
  }
}

extension ListRow {
  fileprivate var withoutPage: ListRow { ListRow(group: group, name: name, cells: cells) }
}
