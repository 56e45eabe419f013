import NavigationGraph

/// Writes a diagram as DOT, the same to the byte for the same diagram. All text goes through `DOTText`.
public struct DOTWriter: Sendable {
  /// The choices of the text that are none of the diagram.
  public struct Options: Hashable, Sendable {
    public var theme: Theme = .light
    /// What stands before a file's path in links to the source; with `{file}` and `{line}` in it, a pattern for the whole link.
    /// Nil: the path alone.
    public var linkPrefix: String?
    public var showsLegend = true
    /// The engine that the text is for: only `dot` has directions, only `dot` and `fdp` draw clusters.
    public var layout: Layout = .dot
    /// The direction of a diagram that leaves it open; nil: left to right up to 45 boxes.
    public var direction: Direction?
    /// Pictures of screens by the id of a box.
    public var images: [String: Screenshot] = [:]
    /// Boxes and grounds in the reverse of their order: another layout of the same diagram.
    var isReversed = false
    /// Each ground is laid out by itself: less paper, and now and then a way back where a way on was.
    var isCompact = false

    public init() {}

    func direction(of diagram: Diagram) -> Direction {
      diagram.direction ?? direction ?? (diagram.boxes.count <= 45 ? .leftToRight : .topToBottom)
    }
  }

  private let options: Options
  private let theme: Theme
  private let direction: Direction
  /// The names of clusters by box.
  private var clusterOfBox: [String: String] = [:]
  /// Boxes that a way on leads to: what only goes across to them takes no part in where they stand.
  private var led: Set<String> = []
  private var showsParameters = true
  /// How much care the layout is to take.
  private var density = Density.light
  private var text = ""
  private var indentation = 1

  private init(_ options: Options, _ direction: Direction) {
    self.options = options
    self.direction = direction
    theme = options.theme
  }

  /// The most lines below a name.
  private static let detailLimit = 5

  /// Up to this many boxes parameters stand in them.
  private static let parameterLimit = 60

  /// The text of a diagram.
  public static func write(_ diagram: Diagram, options: Options = Options()) -> String {
    var writer = DOTWriter(options, options.direction(of: diagram))
    writer.showsParameters = diagram.boxes.count <= Self.parameterLimit
    writer.density = Density(diagram)
    writer.led = Set(diagram.arrows.filter { $0.kind.isWayOn && $0.from != $0.to }.map(\.to))
    writer.write(diagram)
    return writer.text
  }

  // MARK: Statements

  private mutating func write(_ diagram: Diagram) {
    text += "digraph navigation {\n"
    writeDefaults(diagram, legend: options.showsLegend ? Legend(diagram, theme).label : nil)
    for cluster in diagram.clusters { for box in cluster.boxes { clusterOfBox[box] = Self.name(of: cluster) } }
    let boxes = Dictionary(diagram.boxes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let clustered = Set(diagram.clusters.flatMap(\.boxes) + diagram.loose)
    for box in ordered(diagram.boxes) where !clustered.contains(box.id) { write(box) }
    for cluster in ordered(diagram.clusters) { write(cluster, boxes) }
    if !diagram.loose.isEmpty { writeLoose(diagram.loose.compactMap { boxes[$0] }) }
    let lengths = Fans.lengths(diagram, direction)
    for (i, arrow) in diagram.arrows.enumerated() { write(arrow, boxes, length: lengths[i] ?? 1) }
    text += "}\n"
  }

  private func ordered<T>(_ list: [T]) -> [T] { options.isReversed ? list.reversed() : list }

  private mutating func writeDefaults(_ diagram: Diagram, legend: String?) {
    // All of one width: what lays out measures with one of them, and a browser draws with another.
    let font = "Helvetica,Arial,Nimbus Sans,Liberation Sans,Arimo,sans-serif"
    var list: [(String, String)] = [
      ("bgcolor", theme.ground), ("fontname", font), ("fontsize", "12"), ("fontcolor", theme.text), ("pad", "0.3"), ("labelloc", "t"),
      ("labeljust", "l"), ("label", title(of: diagram, legend: legend)),
    ]
    if options.layout == .dot {
      list += [
        ("rankdir", direction.rawValue), ("nodesep", "0.18"), ("ranksep", direction == .leftToRight ? "0.5" : "0.45"),
        ("compound", "true"), ("splines", density == .extreme ? "polyline" : "spline"),
      ]
      // Any value turns it on, `false` too (Graphviz 2.42).
      if !options.isCompact { list.append(("newrank", "true")) }
      list += density.limits
    } else {
      list += [("overlap", "false"), ("sep", "+10"), ("esep", "+4"), ("splines", "true")]
      if options.layout == .twopi || options.layout == .circo { list.append(("ranksep", "1.6")) }
    }
    attributes("graph", list, html: ["label"])
    attributes(
      "node",
      [
        ("shape", "box"), ("style", "rounded,filled"), ("fillcolor", theme.boxGround), ("color", theme.boxBorder), ("penwidth", "1.1"),
        ("fontname", font), ("fontsize", "11"), ("fontcolor", theme.text), ("margin", "0.13,0.07"), ("height", "0.38"),
      ])
    attributes(
      "edge",
      [
        ("fontname", font), ("fontsize", "9"), ("fontcolor", theme.push), ("color", theme.push), ("penwidth", "1.15"), ("arrowsize", "0.7"),
      ])
  }

  /// What stands above the picture: the title, the notes, the legend.
  private func title(of diagram: Diagram, legend: String?) -> String {
    let facts = diagram.facts.joined(separator: " · ")
    var lines = [
      "<b>\(DOTText.label(diagram.title))</b>"
        + (facts.isEmpty ? "" : "   <font color=\"\(theme.quietText)\">\(DOTText.label(facts))</font>")
    ]
    let notes = diagram.notes + (density == .extreme ? ["Too many arrows for words at each: a pointer resting on one tells."] : [])
    let width = diagram.boxes.count <= Legend.smallLimit ? 70 : 130
    lines += notes.flatMap { LineBreaks.wrapped($0, to: width) }.map { "<font point-size=\"9\" color=\"\(theme.quietText)\">\(DOTText.label($0))</font>" }
    guard legend != nil || lines.count > 1 else { return lines[0] }
    let rows = (lines + [legend].compactMap { $0 }).map { "<tr><td align=\"left\">\($0)</td></tr>" }
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">\(rows.joined())</table>"
  }

  private mutating func write(_ cluster: Cluster, _ boxes: [String: Box]) {
    line("subgraph \(DOTText.quoted(Self.name(of: cluster))) {")
    indentation += 1
    let change = cluster.change ?? .same
    let look = ChangeLook.colors(change, theme)
    let name = change == .same ? cluster.name : "\(change.sign) \(cluster.name)"
    let label = "<b>\(DOTText.label(name))</b> <font color=\"\(theme.quietText)\">\(DOTText.label(cluster.word))</font>"
    var list = [
      ("id", "cluster-" + DOTText.identifier(cluster.id)), ("class", "cluster-\(cluster.word)"), ("label", label), ("labelloc", "t"),
      ("labeljust", "l"), ("style", change == .removed ? "rounded,filled,dashed" : "rounded,filled"),
      ("color", change == .same ? theme.clusterBorder : look.line), ("fillcolor", theme.clusterGround), ("margin", "14"), ("fontsize", "11"),
    ]
    if change != .same { list.append(("fontcolor", look.text)) }
    attributes("graph", list, html: ["label"])
    for id in ordered(cluster.boxes) { if let box = boxes[id] { write(box) } }
    indentation -= 1
    line("}")
  }

  private mutating func write(_ box: Box) {
    let style = BoxStyle(box, theme)
    let plain = BoxStyle(Box(id: "", kind: .screen, lines: []), theme)
    var list: [(String, String)] = [("id", DOTText.identifier(box.id)), ("class", Self.classes(of: box)), ("label", label(box, style))]
    func add(_ name: String, _ value: String, unless usual: String) {
      if value != usual { list.append((name, value)) }
    }
    add("shape", style.shape, unless: plain.shape)
    add("style", style.style, unless: plain.style)
    add("fillcolor", style.fill, unless: plain.fill)
    add("color", style.border, unless: plain.border)
    add("fontcolor", style.text, unless: plain.text)
    add("fontsize", number(style.fontSize), unless: number(plain.fontSize))
    add("margin", style.margin, unless: plain.margin)
    add("height", number(style.height), unless: number(plain.height))
    add("peripheries", String(style.peripheries), unless: String(plain.peripheries))
    add("penwidth", number(style.borderWidth), unless: number(plain.borderWidth))
    if box.kind == .unresolved { list += [("width", "0.3"), ("height", "0.3"), ("fixedsize", "true")] }
    list.append(("tooltip", tooltip(box)))
    list += link(box.location.map { ($0.file, $0.line) })
    statement(DOTText.quoted(DOTText.identifier(box.id)), list, html: ["label"])
  }

  private mutating func write(_ arrow: Arrow, _ boxes: [String: Box], length: Int) {
    guard boxes[arrow.from] != nil, boxes[arrow.to] != nil else { return }
    let style = ArrowStyle(arrow, theme)
    var list: [(String, String)] = [("id", DOTText.identifier(arrow.id)), ("class", Self.classes(of: arrow))]
    let isWorded = !arrow.label.isEmpty && density != .extreme
    if isWorded {
      // Going down, words stand to the right of the line: spaces keep them off it.
      let space = direction == .topToBottom ? "\u{A0}\u{A0}" : "\u{A0}"
      list.append(("label", arrow.label.map { space + DOTText.label($0) + "\u{A0}" }.joined(separator: "<br align=\"left\"/>")
        + (arrow.label.count > 1 ? "<br align=\"left\"/>" : "")))
    }
    if style.colorList(theme) != theme.push { list.append(("color", style.colorList(theme))) }
    if style.textColor != theme.push { list.append(("fontcolor", style.textColor)) }
    if style.head != "normal" { list.append(("arrowhead", style.head)) }
    if let line = style.line { list.append(("style", line)) }
    if length > 1, options.layout == .dot { list.append(("minlen", String(length))) }
    if !arrow.kind.isWayOn, led.contains(arrow.to) { list.append(("constraint", "false")) }
    // Going down, a line to a tab's first view would cross the tab's name: it ends at the tab's border.
    if direction == .topToBottom, arrow.kind == .tab || arrow.selectsTab, let cluster = clusterOfBox[arrow.to],
      cluster != clusterOfBox[arrow.from]
    {
      list.append(("lhead", cluster))
    }
    if style.width != 1.15 { list.append(("penwidth", number(style.width))) }
    list.append(("tooltip", arrow.tooltip))
    if isWorded { list.append(("labeltooltip", arrow.tooltip)) }
    list += link(arrow.location.map { ($0.file, $0.line) })
    statement("\(DOTText.quoted(DOTText.identifier(arrow.from))) -> \(DOTText.quoted(DOTText.identifier(arrow.to)))", list, html: ["label"])
  }

  /// Boxes without arrows, as the cells of one table: as boxes they would stand in one long line.
  private mutating func writeLoose(_ boxes: [Box]) {
    let columns = min(max(2, Int(Double(boxes.count).squareRoot().rounded(.up))), 6)
    let isUnreachable = boxes.allSatisfy(\.isUnreachable)
    let words =
      boxes.allSatisfy { $0.change != nil } ? ("Changed themselves", "no way to or from these is new or gone")
      : isUnreachable ? ("Unreachable", "no way leads here") : ("Without arrows", "no way leads here or on")
    let heading = "<b>\(words.0)</b> <font color=\"\(theme.quietText)\">\(words.1)</font>"
    var rows = "<tr><td border=\"0\" align=\"left\" colspan=\"\(columns)\">\(heading)</td></tr>"
    for start in stride(from: 0, to: boxes.count, by: columns) {
      rows += "<tr>" + boxes[start..<min(start + columns, boxes.count)].map(cell).joined() + "</tr>"
    }
    let table =
      "<table border=\"1\" color=\"\(theme.clusterBorder)\" bgcolor=\"\(theme.clusterGround)\" style=\"rounded\" "
      + "cellborder=\"1\" cellspacing=\"7\" cellpadding=\"5\">\(rows)</table>"
    statement(
      "loose", [("id", "loose"), ("class", "loose"), ("shape", "plain"), ("style", ""), ("label", table), ("tooltip", "no arrows")],
      html: ["label"])
  }

  private func cell(_ box: Box) -> String {
    let style = BoxStyle(box, theme)
    var attributes = [
      ("id", DOTText.identifier(box.id)), ("bgcolor", style.fill), ("color", style.border),
      ("style", style.style.contains("dashed") ? "rounded,dashed" : "rounded"), ("tooltip", DOTText.attribute(tooltip(box))),
    ]
    if let location = box.location, let url = SourceLink.url(file: location.file, line: location.line, prefix: options.linkPrefix) {
      attributes.append(("href", url))
    }
    // Without a link or a target Graphviz leaves out tooltip and id.
    attributes.append(("target", "_blank"))
    let text = "<font color=\"\(style.text)\">\(label(box, style))</font>"
    return "<td \(attributes.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " "))>\(text)</td>"
  }

  // MARK: Parts

  private func label(_ box: Box, _ style: BoxStyle) -> String {
    var lines = box.lines.enumerated().map { number, line in
      ChangeLook.name(style.isBold ? "<b>\(DOTText.label(line))</b>" : DOTText.label(line), box, isFirst: number == 0)
    }
    let isPlain = box.change.map { $0 == .same } ?? (box.kind != .entry)
    let color = !isPlain ? style.text : box.change == nil && (box.isUnreachable && !box.isDoubted || box.isFaulty) ? theme.red : theme.quietText
    var details = (showsParameters ? box.parameters : []) + box.details
    if details.count > Self.detailLimit {
      details = Array(details.prefix(Self.detailLimit - 1)) + ["+ \(details.count - Self.detailLimit + 1) more"]
    }
    if let word = box.reachWord { details.append(word) }
    lines += details.map { "<font point-size=\"8.5\" color=\"\(color)\">\(DOTText.label($0))</font>" }
    if box.unresolvedCount > 0 {
      lines.append(
        "<font point-size=\"8.5\" color=\"\(box.kind == .entry ? style.text : theme.amberText)\">? \(box.unresolvedCount) not resolved</font>"
      )
    }
    let text = lines.joined(separator: "<br/>")
    guard let image = options.images[box.id] else { return text }
    let size = image.thumbnail
    return "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"2\">"
      + "<tr><td fixedsize=\"true\" width=\"\(size.width)\" height=\"\(size.height)\">"
      + "<img src=\"\(DOTText.xml(image.path))\" scale=\"true\"/></td></tr><tr><td>\(text)</td></tr></table>"
  }

  private func tooltip(_ box: Box) -> String {
    if box.kind == .group || box.kind == .unresolved { return box.tooltip }
    return ([box.id] + box.parameters + box.details + [box.location.map { "\($0.file):\($0.line)" }].compactMap { $0 } + [box.tooltip])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func link(_ place: (file: String, line: Int)?) -> [(String, String)] {
    guard let place, let url = SourceLink.url(file: place.file, line: place.line, prefix: options.linkPrefix) else { return [] }
    return [("URL", url), ("target", "_blank")]
  }

  private static func name(of cluster: Cluster) -> String { "cluster_" + DOTText.identifier(cluster.id) }

  static func classes(of box: Box) -> String {
    let marks = [box.change?.rawValue, box.isUnreachable ? "unreachable" : nil, box.isHighlighted ? "highlighted" : nil]
    return (["box", box.kind.rawValue] + marks.compactMap { $0 }).joined(separator: " ")
  }

  private static func classes(of arrow: Arrow) -> String {
    let marks = [arrow.change?.rawValue, arrow.standing == .exact ? nil : arrow.standing.rawValue, arrow.isHighlighted ? "highlighted" : nil]
    return (["arrow", arrow.kind.rawValue] + marks.compactMap { $0 }).joined(separator: " ")
  }

  // MARK: Text

  private mutating func attributes(_ kind: String, _ list: [(String, String)], html: Set<String> = []) { statement(kind, list, html: html) }

  private mutating func statement(_ subject: String, _ list: [(String, String)], html: Set<String> = []) {
    let parts = list.map { name, value in "\(name)=" + (html.contains(name) ? "<\(value)>" : DOTText.quoted(value)) }
    line("\(subject) [\(parts.joined(separator: ", "))];")
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: indentation) + content + "\n"
  }

  private func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
