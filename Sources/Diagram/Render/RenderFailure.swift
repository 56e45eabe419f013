/// Why there is no picture.
public enum RenderFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither `navgraph-layout` nor `dot` is there.
  case noGraphviz
  /// The layout took longer than allowed.
  case timeLimit(seconds: Int64)
  /// The layout program said no; with what it said.
  case layout(String)
  /// The program could not be run.
  case process(String)

  public var description: String {
    switch self {
    case .noGraphviz:
      """
      no Graphviz to draw with: neither navgraph-layout beside navgraph nor dot on the PATH. \
      Install it with 'apt-get install graphviz' (Debian, Ubuntu) or 'brew install graphviz' (macOS)
      """
    case .timeLimit(let seconds):
      """
      the layout took longer than \(seconds) s and was ended. Draw less (--focus NAME, --collapse module, \
      --max-boxes 60), or raise --time-limit
      """
    case .layout(let message): "Graphviz cannot draw the graph: \(message)"
    case .process(let message): message
    }
  }
}
