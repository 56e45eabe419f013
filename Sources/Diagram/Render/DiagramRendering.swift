extension Renderer {
  /// Above this many boxes one layout is enough to wait for.
  private static let trialLimit = 200
  /// Up to this many boxes more than one order is tried.
  private static let orderLimit = 120
  /// Up to this many boxes a picture reads best from left to right, unless its sides are far apart.
  private static let wideLimit = 20

  /// The picture of a diagram.
  ///
  /// Graphviz takes what comes: the order of the text decides which lines cross. So several texts of one diagram are laid out (both
  /// directions where it leaves that open, both orders, grounds together and each by itself), and the layout is drawn that has the fewest
  /// faults and the largest letters on a sheet A3.
  ///
  /// - Throws: `RenderFailure`.
  public func render(_ diagram: Diagram, options: PictureOptions) throws(RenderFailure) -> Picture {
    let deadline = ContinuousClock.now + options.timeLimit
    let isTried = options.layout == .dot && diagram.boxes.count <= Self.trialLimit
    let variant = isTried ? try best(diagram, options, until: deadline) : nil
    let dot = text(diagram, options, variant ?? Variant(direction: diagram.direction ?? .topToBottom))
    var picture = try render(dot, options.format.rawValue, options, until: deadline)
    if options.format == .svg {
      let loose = Set(diagram.loose)
      let cells = diagram.boxes.filter { loose.contains($0.id) }.map { (DOTText.identifier($0.id), DOTWriter.classes(of: $0)) }
      picture.bytes = SVGDocument.finish(
        picture.bytes, title: diagram.documentTitle, description: diagram.facts.joined(separator: ", "),
        cells: Dictionary(cells, uniquingKeysWith: { first, _ in first }), images: options.images.values,
        followsSystem: options.theme == .automatic)
    }
    return picture
  }

  /// One text of a diagram.
  private struct Variant {
    var direction: Direction
    var isReversed = false
    var isCompact = false
  }

  /// The variant with the fewest faults; of equal ones the first.
  private func best(
    _ diagram: Diagram, _ options: PictureOptions, until deadline: ContinuousClock.Instant
  ) throws(RenderFailure) -> Variant? {
    var found: [(variant: Variant, quality: LayoutQuality)] = []
    for variant in variants(of: diagram) {
      // Layouts that take long leave no time for more of them.
      if !found.isEmpty, deadline - .now < options.timeLimit * 0.7 { break }
      // Of a dense diagram one layout that has a fair shape is enough.
      if let first = found.first, Density(diagram) != .light, first.quality.proportion < 2.5 { break }
      do throws(RenderFailure) {
        // The drawing lays out once more: it needs as much time as the trial took.
        let half = ContinuousClock.now + (deadline - .now) / 2
        let plain = try render(text(diagram, options, variant), "plain", options, until: half)
        found.append((variant, LayoutQuality(PlainLayout(String(decoding: plain.bytes, as: UTF8.self)))))
      } catch {
        // Some releases of Graphviz fail on some of the variants; the first is the plainest.
        if found.isEmpty { throw error }
      }
    }
    let largestScale = found.map(\.quality.paperScale).max() ?? 1
    let countsCrossings = found.allSatisfy { $0.quality.crossings != nil }
    let costs = found.map { cost($0.variant, $0.quality, diagram, countsCrossings, largestScale: largestScale) }
    guard let least = costs.min(), let i = costs.firstIndex(of: least) else { return nil }
    return found[i].variant
  }

  private func variants(of diagram: Diagram) -> [Variant] {
    let directions = diagram.direction.map { [$0] } ?? [.leftToRight, .topToBottom]
    // Without grounds there is nothing to lay out by itself.
    let isCompact = diagram.clusters.isEmpty || Density(diagram) != .light ? [false] : [false, true]
    let isReversed = diagram.boxes.count <= Self.orderLimit && Density(diagram) == .light ? [false, true] : [false]
    return isReversed.flatMap { reversed in
      isCompact.flatMap { compact in directions.map { Variant(direction: $0, isReversed: reversed, isCompact: compact) } }
    }
  }

  private func cost(
    _ variant: Variant, _ quality: LayoutQuality, _ diagram: Diagram, _ countsCrossings: Bool, largestScale: Double
  ) -> Double {
    let isSmall = diagram.boxes.count <= Self.wideLimit
    let reluctance = variant.direction == .leftToRight ? 1 : isSmall ? 1.9 : 1.15
    // Letters half as large on paper weigh as much as a few faults, the more the more lines there are; so do sides that are far apart.
    let weight = 2 + Double(diagram.arrows.count) / 8
    let shrinking = largestScale / max(quality.paperScale, 0.001)
    // Twice as long as a sheet is no harm; a strip is no picture.
    let strip = quality.proportion - 1
    return quality.cost(crossingsCount: countsCrossings) + weight * (shrinking * reluctance - 1) + weight / 2 * strip * strip
  }

  private func text(_ diagram: Diagram, _ options: PictureOptions, _ variant: Variant) -> String {
    var text = DOTWriter.Options()
    text.theme = options.theme.theme
    text.linkPrefix = options.linkPrefix
    text.showsLegend = options.showsLegend
    text.layout = options.layout
    text.images = options.images
    text.direction = variant.direction
    text.isReversed = variant.isReversed
    text.isCompact = variant.isCompact
    return DOTWriter.write(diagram, options: text)
  }

  private func render(
    _ dot: String, _ format: String, _ options: PictureOptions, until deadline: ContinuousClock.Instant
  ) throws(RenderFailure) -> Picture {
    do throws(RenderFailure) {
      return try run(dot, format: format, layout: options.layout, timeLimit: max(deadline - .now, .zero))
    } catch {
      // The user knows the whole limit, not what was left of it.
      if case .timeLimit = error { throw .timeLimit(seconds: options.timeLimit.components.seconds) }
      throw error
    }
  }
}
