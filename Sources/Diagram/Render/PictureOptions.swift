/// The colours of a picture.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case light, dark
  /// An SVG that follows the reader's system; light in other formats.
  case automatic = "auto"

  public var theme: Theme { self == .dark ? .dark : .light }
}

/// The choices of a picture that are none of the diagram.
public struct PictureOptions: Hashable, Sendable {
  public var format: PictureFormat = .svg
  public var layout: Layout = .dot
  public var theme: ThemeChoice = .automatic
  public var linkPrefix: String?
  public var showsLegend = true
  public var timeLimit = Renderer.defaultTimeLimit

  public init() {}
}

extension Renderer {
  /// The picture of a diagram.
  ///
  /// - Throws: `RenderFailure`.
  public func render(_ diagram: Diagram, options: PictureOptions) throws(RenderFailure) -> Picture {
    var text = DOTWriter.Options()
    text.theme = options.theme.theme
    text.linkPrefix = options.linkPrefix
    text.showsLegend = options.showsLegend
    var picture = try render(
      dot: DOTWriter.write(diagram, options: text), format: options.format, layout: options.layout, timeLimit: options.timeLimit)
    if options.format == .svg {
      picture.bytes = SVGDocument.finish(
        picture.bytes, title: "\(diagram.title): navigation", description: diagram.facts.joined(separator: ", "),
        followsSystem: options.theme == .automatic)
    }
    return picture
  }
}
