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
    let prefix = Self.prefix(links, depth)
    self.diagram = prefix == nil ? Self.withoutPlaces(diagram) : diagram
    linkPrefix = prefix
  }

  private static func withoutPlaces(_ diagram: Diagram) -> Diagram {
    var result = diagram
    for number in result.boxes.indices { result.boxes[number].location = nil }
    for number in result.arrows.indices { result.arrows[number].location = nil }
    return result
  }

  /// Links in pictures have lines unless the prefix is a pattern.
  private static func prefix(_ links: LinkOptions, _ depth: Int) -> String? {
    if let prefix = links.prefix {
      if prefix.contains("{file}") || links.showsLines { return prefix }
      return (prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/") + "{file}"
    }
    guard let way = links.wayToSource else { return nil }
    let up = Array(repeating: "..", count: depth) + (way == "." ? [] : [URLText.path(way)])
    return up.joined(separator: "/") + (links.showsLines ? "/" : "/{file}")
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
