import Knowledge
import NavigationGraph

/// URLs that the source opens: out of the app, or back into it.
extension GraphBuilder {
  /// Edges `open` for the calls that open a URL: to the deep link that answers it, where the app does, else out of the app.
  func addLinks() {
    for (occurrence, type, presentation) in pendingLinks {
      let record = evaluator.presentations[Int(presentation)]
      let shape = shape(presentation)
      guard let to = deepLink(record, isWidget: shape.kind == .widget) ?? shape.target.map(externalNode) else { continue }
      addEdge(node(of: type), to, shape.kind?.edge ?? .open, at: occurrence.site) { decorate(&$0, occurrence) }
    }
  }

  /// The deep link that a URL of the app's own leads to. What a widget opens comes back into the app, whatever it is.
  private func deepLink(_ record: PresentationRecord, isWidget: Bool) -> String? {
    guard let link = record.id.flatMap(link) else {
      return isWidget ? widgetNode(CallKind.widget.rawValue, named: nameOfAny(.widget), record) : nil
    }
    let isOwn = isWidget || input.urlSchemes.contains(link.scheme) || entries.contains { $0.hasPrefix("deepLink:\(link.scheme)://") }
    guard isOwn else { return nil }
    for count in (0...link.path.count).reversed() {
      let path = link.path.prefix(count).joined(separator: "/")
      for name in ["\(link.scheme)://\(path)", path] where !name.isEmpty && nodes["deepLink:\(name)"] != nil { return "deepLink:\(name)" }
    }
    let any = "deepLink:\(CallKind.url.rawValue)"
    if nodes[any] != nil { return any }
    return isWidget ? widgetNode("\(link.scheme)://\(link.path.joined(separator: "/"))", record) : nil
  }

  /// What a way in is called of which the source does not tell by what it is entered: the schemes that the app declares, where it may be each.
  func nameOfAny(_ kind: CallKind) -> String {
    switch kind {
    case .url where (2...3).contains(input.urlSchemes.count): input.urlSchemes.map { "\($0)://" }.joined(separator: ", ")
    case .url, .widget: "any link"
    case .userActivity: "any activity"
    case .notification: "any notification"
    case .shortcut: "any shortcut"
    default: kind.rawValue
    }
  }

  private func widgetNode(_ name: String, named shown: String? = nil, _ record: PresentationRecord) -> String {
    let id = node(id: "deepLink:\(name)", kind: .deepLink, name: shown ?? name, at: record.site) { $0.source = CallKind.widget.rawValue }
    entries.insert(id)
    return id
  }

  /// Scheme, host and path of a URL that the source writes down, as far as it does.
  private func link(_ value: Val) -> (scheme: String, path: [String])? {
    for known in flow.resolve(value) + [value] {
      guard let (text, isWhole) = text(ofURL: known), let colon = text.firstRange(of: "://") else { continue }
      let rest = text[colon.upperBound...]
      let path = rest.prefix { $0 != "?" && $0 != "#" }
      var parts = path.split(separator: "/").map(String.init)
      // A part that goes on with what is not known says nothing.
      if !isWhole, path.endIndex == rest.endIndex, !parts.isEmpty, !path.hasSuffix("/") { parts.removeLast() }
      return (String(text[..<colon.lowerBound]), parts)
    }
    return nil
  }

  /// The text that a URL is made of, and whether it is all of it.
  private func text(ofURL value: Val) -> (text: String, isWhole: Bool)? {
    var current = value
    var isWhole = true
    for _ in 0..<8 {
      switch vals[current] {
      case .text(let text): return (names[text], isWhole)
      case .foreignCall(_, let name, _, let arguments, _):
        guard let first = arguments.first else { return nil }
        if name == evaluator.known.string { isWhole = false }
        current = first
      case .choice(let items):
        guard let first = items.first(where: \.isKnown) else { return nil }
        current = first
      default: return nil
      }
    }
    return nil
  }
}
