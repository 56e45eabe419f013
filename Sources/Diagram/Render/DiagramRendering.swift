extension Renderer {
  /// Up to this many boxes a picture reads best from left to right, unless its sides are far apart.
  private static let wideLimit = 20
  /// Above this many boxes one layout is enough to wait for.
  private static let trialLimit = 200

  /// The picture of a diagram.
  ///
  /// A diagram that leaves its direction open is laid out both ways, and the better ratio of sides is kept: 0.2 s more for 40 screens.
  ///
  /// - Throws: `RenderFailure`.
  public func render(_ diagram: Diagram, options: PictureOptions) throws(RenderFailure) -> Picture {
    let deadline = ContinuousClock.now + options.timeLimit
    guard diagram.direction == nil, options.layout == .dot, diagram.boxes.count <= Self.trialLimit else {
      return try render(diagram, diagram.direction ?? .topToBottom, options, options.format, until: deadline)
    }
    let reluctance = diagram.boxes.count <= Self.wideLimit ? 1.9 : 1.15
    let wide = try render(diagram, .leftToRight, options, .svg, until: deadline)
    var best: (picture: Picture, direction: Direction) = (wide, .leftToRight)
    // One that took long leaves no time for a second.
    if deadline - .now > options.timeLimit * 0.75,
      let tall = try? render(diagram, .topToBottom, options, .svg, until: deadline),
      Self.badness(tall) * reluctance < Self.badness(wide)
    {
      best = (tall, .topToBottom)
    }
    return options.format == .svg ? best.picture : try render(diagram, best.direction, options, options.format, until: deadline)
  }

  private func render(
    _ diagram: Diagram, _ direction: Direction, _ options: PictureOptions, _ format: PictureFormat, until deadline: ContinuousClock.Instant
  ) throws(RenderFailure) -> Picture {
    var text = DOTWriter.Options()
    text.theme = options.theme.theme
    text.linkPrefix = options.linkPrefix
    text.showsLegend = options.showsLegend
    text.layout = options.layout
    text.direction = direction
    var picture: Picture
    do throws(RenderFailure) {
      picture = try render(
        dot: DOTWriter.write(diagram, options: text), format: format, layout: options.layout, timeLimit: max(deadline - .now, .zero))
    } catch {
      // The user knows the whole limit, not what was left of it.
      if case .timeLimit = error { throw .timeLimit(seconds: options.timeLimit.components.seconds) }
      throw error
    }
    if format == .svg {
      let loose = Set(diagram.loose)
      let cells = diagram.boxes.filter { loose.contains($0.id) }.map { (DOTText.identifier($0.id), DOTWriter.classes(of: $0)) }
      picture.bytes = SVGDocument.finish(
        picture.bytes, title: "\(diagram.title): navigation", description: diagram.facts.joined(separator: ", "),
        cells: Dictionary(cells, uniquingKeysWith: { first, _ in first }), followsSystem: options.theme == .automatic)
    }
    return picture
  }

  /// How far the sides of a picture are from a sheet of paper's (√2 : 1, lying), as a factor from 1.
  private static func badness(_ picture: Picture) -> Double {
    guard let size = SVGDocument.size(picture.bytes), size.width > 0, size.height > 0 else { return .infinity }
    let ratio = size.width / size.height / 1.414
    return max(ratio, 1 / ratio)
  }
}
