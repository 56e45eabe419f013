import Diagram
import NavigationGraph

/// The picture of the whole app that the first page shows.
///
/// Its bytes depend on the release of Graphviz, so that two machines give two pictures of one app. What decides whether a picture is out of
/// date is a key instead, made of all that Graphviz is told: pictures are drawn again only where that changed.
public struct OverviewPicture: Sendable {
  public let diagram: Diagram
  /// What stands before the files of links in the picture; nil: there are none.
  private let linkPrefix: String?

  /// Counts up where the text that Graphviz gets stays the same and what is done with its answer changes.
  private static let edition = "1"

  /// - Parameter depth: How many folders the picture lies below that of all pages.
  public init(_ diagram: Diagram, links: LinkOptions, depth: Int) {
    self.diagram = Self.withLinked(diagram) { links.source(file: $0, line: 1, depth: depth) != nil }
    linkPrefix = Self.prefix(links, depth)
  }

  /// The diagram with places in those files only that pages link to: `{file}` in the prefix of the picture stands for any.
  private static func withLinked(_ diagram: Diagram, _ isLinked: (String) -> Bool) -> Diagram {
    var result = diagram
    for number in result.boxes.indices where result.boxes[number].location.map({ isLinked($0.file) }) == false {
      result.boxes[number].location = nil
    }
    for number in result.arrows.indices where result.arrows[number].location.map({ isLinked($0.file) }) == false {
      result.arrows[number].location = nil
    }
    return result
  }

  /// Links in pictures have lines unless the prefix is a pattern.
  private static func prefix(_ links: LinkOptions, _ depth: Int) -> String? {
    if let prefix = links.prefix {
      if SourceLink.isPattern(prefix) || links.showsLines { return prefix }
      return (prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/") + "{file}"
    }
    return links.way(depth).map { ($0 + ["{file}" + (links.showsLines ? "#L{line}" : "")]).joined(separator: "/") }
  }

  /// The same for the same text of Graphviz, on every machine.
  public func key(_ theme: ThemeChoice) -> String {
    var options = DOTWriter.Options()
    options.theme = theme.theme
    options.linkPrefix = linkPrefix
    options.direction = diagram.direction ?? .topToBottom
    return Fingerprint.of([Self.edition, theme.rawValue, DOTWriter.write(diagram, options: options)])
  }

  /// The picture in light or dark.
  /// - Throws: `RenderFailure`.
  public func draw(_ theme: ThemeChoice, _ renderer: Renderer, timeLimit: Duration) throws(RenderFailure) -> [UInt8] {
    var options = PictureOptions()
    options.theme = theme
    options.linkPrefix = linkPrefix
    options.timeLimit = timeLimit
    return try renderer.render(diagram, options: options).bytes
  }
}
