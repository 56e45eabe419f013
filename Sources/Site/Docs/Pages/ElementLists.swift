import NavigationGraph

/// The lists of screens, components and objects.
enum ElementLists {
  static func pages(_ context: DocsContext) -> [DocPage] {
    let screens = DocPage(
      PageID(.screens), title: "Screens",
      summary: [.text("What is shown to users: the first views of the app, its windows, tabs and stacks, and whatever is pushed or presented.")])
    let components = DocPage(
      PageID(.components), title: "Components",
      summary: [.text("Views that screens are made of, as far as they navigate. Others are left out.")])
    let objects = DocPage(
      PageID(.objects), title: "Objects that navigate",
      summary: [.text("Routers, coordinators, view models and others: types that are no views and push, present or go back.")])
    let lists = [(screens, PageKind.screen, "screen"), (components, .component, "component"), (objects, .object, "object")]
    return lists.flatMap { page, kind, noun in
      let rows = rows(of: kind, context)
      return rows.isEmpty ? [] : ListPages.make(page, style(noun), rows)
    }
  }

  private static func style(_ noun: String) -> ListPages.Style {
    .init(columns: ["Name", "Title", "What it is", "Reached by", "State", "Owner"], others: "No module", noun: noun, isCode: true)
  }

  private static func rows(of kind: PageKind, _ context: DocsContext) -> [ListRow] {
    context.graph.nodes.indices.compactMap { number in
      guard let page = context.pages[number], page.kind == kind else { return nil }
      let node = context.node(number)
      let cells: [[Inline]] = [
        context.reference(number), node.title.map { [.text("“\($0)”")] } ?? [],
        node.documentation.map { DocComment.inlines($0.cut(to: 200)) } ?? [], kind == .screen ? kindsOfWays(number, context) : [],
        state(number, context),
        .joined(context.owners(of: node).map { [.code($0)] }, by: ", "),
      ]
      return ListRow(group: node.module ?? "", name: node.name, cells: cells, page: page)
    }
  }

  /// By what kinds of navigation users come to a screen.
  private static func kindsOfWays(_ number: Int, _ context: DocsContext) -> [Inline] {
    let words = Set(context.waysIn(to: number).map { $0.kind.word }).sorted { compareBytes($0, $1) < 0 }
    return words.isEmpty ? [] : [.text(words.joined(separator: ", "))]
  }

  /// What is amiss, and nothing where all is well.
  private static func state(_ number: Int, _ context: DocsContext) -> [Inline] {
    let node = context.node(number)
    var words: [String] = []
    if node.entry == true {
      words.append("entry")
    } else if node.role == .unused {
      words.append("shown by nothing")
    } else if node.reachable == false {
      words.append(context.options.doubted.contains(node.id) ? "out of reach as far as is known" : "out of reach")
    }
    let findings = context.findings[node.id]?.count ?? 0
    if findings > 0 { words.append(counted(findings, "finding")) }
    return words.isEmpty ? [] : [.text(words.joined(separator: ", "))]
  }
}
