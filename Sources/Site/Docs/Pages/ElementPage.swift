import NavigationGraph

/// The page of one screen, component or object.
struct ElementPage {
  /// The most rows of a table on such a page; a screen that everything leads to says how many there are.
  private static let mostRows = 200

  let context: DocsContext
  let number: Int
  let id: PageID

  private var node: Node { context.node(number) }
  private var graph: NavigationGraph { context.graph }

  func page() -> DocPage {
    var page = DocPage(id, title: node.name, summary: summary)
    page.blocks.append(.list(facts))
    if let chart { page.blocks.append(.mermaid(chart)) }
    if id.kind != .component { page.blocks += waysIn }
    page.blocks += waysOut
    page.blocks += alerts
    page.blocks += returns
    page.blocks += helpers
    page.blocks += unresolved
    page.blocks += findings
    page.blocks = page.blocks.map { $0.mapping(withoutSelf) }
    return page
  }

  private var chart: String? {
    guard id.kind == .screen else { return nil }
    return Neighbourhood.mermaid(of: number, in: context, context.waysIn(to: number), context.waysOut(of: number))
  }

  /// A page does not lead to itself.
  private func withoutSelf(_ part: Inline) -> Inline {
    guard case .link(let label, id) = part else { return part }
    return label.isCode ? .code(label.text) : .text(label.text)
  }

  private var summary: [Inline] {
    if let text = node.documentation, !text.isEmpty { return DocComment.inlines(text) }
    return [.text(kindInWords + ".")]
  }

  private var kindInWords: String {
    let framework = node.framework == "uikit" ? "UIKit" : node.framework == "swiftui" ? "SwiftUI" : ""
    let what =
      switch id.kind {
      case .object: "object that navigates"
      case .component: "component that navigates"
      default: node.role == .unused && node.entry != true ? "view that nothing shows" : "screen"
      }
    let text = framework.isEmpty ? what : "\(framework) \(what)"
    // "an object", "a screen", "a SwiftUI screen", "a UIKit screen".
    return (text.first == "o" ? "An " : "A ") + text
  }

  // MARK: What it is

  private var facts: [[Inline]] {
    var facts: [[Inline]] = []
    if let title = node.title, !title.isEmpty { facts.append([.strong("Title"), .text(": “\(title)”")]) }
    if node.documentation?.isEmpty == false { facts.append([.strong("Kind"), .text(": \(lowercasedKind)")]) }
    if !node.parameters.isEmpty { facts.append([.strong("Takes"), .text(": "), .code(node.parameterList)]) }
    let routes = context.routes(building: number)
    if !routes.isEmpty {
      let shown = routes.prefix(10).map { [Inline.code(context.signature(context.node($0)))] }
      let rest: [Inline] = routes.count > 10 ? [.text(" and \(routes.count - 10) more")] : []
      facts.append(
        [.link(.text(routes.count == 1 ? "Route" : "Routes"), PageID(.routes)), .text(": ")] + .joined(shown, by: ", ") + rest)
    }
    let links = links
    if !links.isEmpty {
      let rest: [Inline] = links.count > 10 ? [.text(" and \(links.count - 10) more")] : []
      facts.append(
        [.link(.text(links.count == 1 ? "Deep link" : "Deep links"), PageID(.deepLinks)), .text(": ")]
          + .joined(links.prefix(10).map { [.code(graph.nodes[$0].name)] }, by: ", ") + rest)
    }
    if node.entry == true { facts.append([.strong("Entry"), .text(": users can come in here")]) }
    if let hosts = context.hosts[number], id.kind == .component {
      let shown = hosts.prefix(20).map(context.reference)
      let rest: [Inline] = hosts.count > 20 ? [.text(" and \(hosts.count - 20) more")] : []
      facts.append([.strong("Part of"), .text(": ")] + .joined(shown, by: ", ") + rest)
    }
    if let module = node.module { facts.append([.strong("Module"), .text(": "), .code(module)]) }
    if node.location != nil { facts.append([.strong("Source"), .text(": ")] + context.source(node.location)) }
    let owners = context.owners(of: node)
    if !owners.isEmpty {
      facts.append([.strong(owners.count == 1 ? "Owner" : "Owners"), .text(": ")] + .joined(owners.map { [.code($0)] }, by: ", "))
    }
    return facts
  }

  private var lowercasedKind: String {
    let words = kindInWords.split(separator: " ", maxSplits: 1)
    return "\(words.first?.lowercased() ?? "") \(words.dropFirst().joined())"
  }

  /// The links that open it, itself or by a route.
  private var links: [Int] {
    let found = context.waysInOfLinks(to: number)
    return context.byName(found)
  }

  // MARK: Ways

  private var waysIn: [Block] {
    let passages = context.waysIn(to: number)
    var blocks: [Block] = []
    let isObject = id.kind == .object
    let journeys = isObject ? [] : context.journeys(to: number)
    if isObject, passages.isEmpty { return [] }
    blocks.append(.heading(isObject ? "What leads to it" : "How users get here"))
    for (start, way) in journeys {
      let steps = context.steps(of: way)
      blocks.append(.paragraph([.text("The shortest way from ")] + context.reference(start) + [.text(":")]))
      blocks.append(.steps(steps))
    }
    if !isObject, journeys.isEmpty { blocks += [.paragraph(noWay)] + suspects }
    if !passages.isEmpty {
      if !journeys.isEmpty { blocks.append(.subheading([.text("All ways in")])) }
      blocks += table(
        passages, ["From", "How", "Route", "Remarks"],
        { passage in
          [
            context.reference(passage.other) + context.whereabouts(passage), [.text(passage.kind.word)],
            route(passage), context.details(passage),
          ]
        }, of: "ways in")
    }
    return blocks
  }

  private var noWay: [Inline] {
    if node.entry == true { return [.text("Users come in here.")] }
    if !context.options.partNotes.isEmpty, node.reachable != false {
      return [.text("Users come here by ways that are not in this part of the app.")]
    }
    if !graph.nodes.contains(where: { $0.entry == true }) {
      return [.text("The source has no entry (an app, a scene, a delegate), so that no way begins anywhere.")]
    }
    if !links.isEmpty { return [.text("Only deep links lead here.")] }
    if node.reachable == true { return [.text("It is within reach, by a way that was not found.")] }
    return [.text("No way leads here from where users come in.")]
  }

  private var suspects: [Block] {
    guard node.entry != true, node.reachable != true, !graph.unresolved.isEmpty else { return [] }
    let count = context.suspects.count(for: number, in: context.index)
    guard count > 0 else { return [] }
    return [
      .paragraph([
        .text("\(counted(count, "site")) that could not be followed may lead here: "),
        .link(.text("Sites not followed"), PageID(.unresolved)), .text("."),
      ])
    ]
  }

  private func route(_ passage: Passage) -> [Inline] {
    guard let route = passage.route else { return [] }
    return [.code(context.node(route).name)]
  }

  private var waysOut: [Block] {
    let passages = context.waysOut(of: number)
    let shared = context.shared(in: number)
    guard !passages.isEmpty || !shared.components.isEmpty || !shared.objects.isEmpty else {
      return id.kind == .screen ? [.heading("Where it leads"), .paragraph("Nowhere: it is the end of every way that comes here.")] : []
    }
    var blocks: [Block] = [.heading(id.kind == .object ? "What it shows" : "Where it leads")]
    blocks += table(
      passages, ["To", "How", "Route", "In", "Remarks"],
      { passage in
        let how = passage.kind == .embeds ? "contains it" : passage.kind == .open ? "opens" : passage.kind.word
        return [
          context.reference(passage.other), [.text(how)], route(passage), passage.part.map(context.reference) ?? [], context.details(passage),
        ]
      }, of: "ways out")
    if !shared.components.isEmpty {
      blocks.append(.paragraph([.text("It also leads wherever these components lead, which other screens have, too: ")] + references(shared.components) + [.text(".")]))
    }
    if !shared.objects.isEmpty {
      blocks.append(.paragraph([.text("It holds objects that navigate, too: ")] + references(shared.objects) + [.text(".")]))
    }
    return blocks
  }

  private func references(_ nodes: [Int]) -> [Inline] {
    let most = 30
    let rest: [Inline] = nodes.count > most ? [.text(" and \(nodes.count - most) more")] : []
    return .joined(nodes.prefix(most).map(context.reference), by: ", ") + rest
  }

  private func table(_ passages: [Passage], _ columns: [String], _ row: (Passage) -> [[Inline]], of what: String) -> [Block] {
    var blocks = Block.table(columns, passages.prefix(Self.mostRows).map(row))
    if passages.count > Self.mostRows { blocks.append(.paragraph("And \(passages.count - Self.mostRows) more \(what).")) }
    return blocks
  }

  // MARK: The rest

  private var alerts: [Block] {
    let passages = context.alerts(of: number)
    guard !passages.isEmpty else { return [] }
    let rows = passages.prefix(Self.mostRows).map { passage in
      [
        [.text(passage.kind.word)], route(passage), passage.part.map(context.reference) ?? [], context.details(passage),
      ] as [[Inline]]
    }
    return [.heading("Alerts and dialogs")] + Block.table(["Kind", "Route", "In", "Remarks"], rows)
  }

  private var returns: [Block] {
    let words: [ReturnKind: String] = [
      .pop: "goes back one screen", .popTo: "goes back", .popToRoot: "goes back to the root of the stack", .dismiss: "closes what is presented",
      .dismissAll: "closes everything that is presented",
    ]
    var lines: [String: (text: [Inline], count: Int)] = [:]
    for part in context.parts[number] ?? [number] {
      for site in context.returns[graph.nodes[part].id] ?? [] {
        var text: [Inline] = [.text(words[site.kind] ?? site.kind.rawValue)]
        if let to = site.to { text += [.text(" to ")] + (context.index.number(of: to).map(context.reference) ?? [.code(to)]) }
        if let call = site.through.first { text += [.text(", by "), .code(call)] }
        if part != number { text += [.text(", in ")] + context.reference(part) }
        lines["\(site.kind.rawValue) \(text.plain)", default: (text, 0)].count += 1
      }
    }
    guard !lines.isEmpty else { return [] }
    let items = lines.sorted { compareBytes($0.key, $1.key) < 0 }.prefix(Self.mostRows).map { entry in
      entry.value.text + (entry.value.count > 1 ? [.text(" (\(entry.value.count) places)")] : [])
    }
    return [.heading("How it is left"), .list(items)]
  }

  /// The components that are part of it, each with what it is.
  private var helpers: [Block] {
    let parts = context.byName((context.parts[number] ?? []).filter { $0 != number && graph.nodes[$0].kind == .view })
    guard id.kind == .screen, !parts.isEmpty else { return [] }
    let items = parts.prefix(Self.mostRows).map { part -> [Inline] in
      let text = context.node(part).documentation.map(DocComment.inlines) ?? []
      return context.reference(part) + (text.isEmpty ? [] : [.text(": ")] + text)
    }
    return [.heading("Components that navigate"), .list(items)]
  }

  private var unresolved: [Block] {
    let parts = context.parts[number] ?? [number]
    let sites = parts.flatMap { part in (context.unresolved[graph.nodes[part].id] ?? []).map { (part, $0) } }
    guard !sites.isEmpty else { return [] }
    let rows = sites.map { part, site -> [[Inline]] in
      [[.text(site.kind.word)], [.text(site.reason)], part == number ? [] : context.reference(part), context.source(site.location)]
    }
    return [.heading("Sites that could not be followed")]
      + Block.table(["Kind", "Why", "In", "Source"], context.inOrder(rows).prefix(Self.mostRows).map(\.self))
  }

  private var findings: [Block] {
    var seen: Set<String> = []
    let found = (context.parts[number] ?? [number]).flatMap { context.findings[graph.nodes[$0].id] ?? [] }.filter {
      seen.insert($0.fingerprint + $0.message).inserted
    }
    guard !found.isEmpty else { return [] }
    return [.heading("Findings")] + Block.table(FindingRow.columns, context.inOrder(found.prefix(Self.mostRows).map(FindingRow.cells)))
  }
}

extension DocsContext {
  /// Rows by what is read of them, so that code which moves within its file changes nothing.
  func inOrder(_ rows: [[[Inline]]]) -> [[[Inline]]] {
    rows.map { ($0.map(\.plain).joined(separator: "\u{1}"), $0) }.sorted { compareBytes($0.0, $1.0) < 0 }.map(\.1)
  }

  /// The deep links that open a node, itself or by a route.
  func waysInOfLinks(to node: Int) -> Set<Int> {
    var result: Set<Int> = []
    for end in [node] + routes(building: node) {
      for number in index.incoming(end) where graph.edges[number].kind == .open && graph.nodes[index.sources[number]].kind == .deepLink {
        result.insert(index.sources[number])
      }
    }
    return result
  }
}

/// A finding in a table.
enum FindingRow {
  static let columns = ["Severity", "Finding", "Rule", "Source"]

  static func cells(_ finding: Finding) -> [[Inline]] {
    [
      [.text(finding.severity.rawValue)], message(finding.message), [.rule(finding.rule)],
      finding.location.map { [.source(file: $0.file, line: $0.line)] } ?? [],
    ]
  }

  /// Messages have names in backticks.
  private static func message(_ text: String) -> [Inline] {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().compactMap { number, part in
      part.isEmpty ? nil : number % 2 == 1 && number < parts.count - 1 ? .code(part) : .text(part)
    }
  }
}
