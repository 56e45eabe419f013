import Processes

/// Draws DOT by a child process.
public struct Renderer: Sendable {
  /// Dots an inch of a PNG: sharp in a wiki on a screen of double density.
  public static let resolution = 144
  public static let defaultTimeLimit = Duration.seconds(60)

  private let program: LayoutProgram

  /// - Parameter program: nil: `LayoutProgram.find()`.
  /// - Throws: `RenderFailure.noGraphviz`.
  public init(program: LayoutProgram? = nil) throws(RenderFailure) {
    if let program { self.program = program } else { self.program = try LayoutProgram.find() }
  }

  /// The bytes of a picture, and what Graphviz warned of.
  ///
  /// - Parameters:
  ///   - dot: the text of `DOTWriter`.
  ///   - timeLimit: after this the child is ended. On dense graphs a layout runs for minutes.
  /// - Throws: `RenderFailure`.
  public func render(
    dot: String, format: PictureFormat, layout: Layout = .dot, timeLimit: Duration = Renderer.defaultTimeLimit
  ) throws(RenderFailure) -> Picture {
    try run(dot, format: format.rawValue, layout: layout, timeLimit: timeLimit)
  }

  /// The bytes of any of Graphviz's formats.
  func run(_ dot: String, format: String, layout: Layout, timeLimit: Duration) throws(RenderFailure) -> Picture {
    let resolution = format == PictureFormat.png.rawValue ? Self.resolution : nil
    let child = ChildProcess(program: program.path, arguments: program.arguments(format: format, layout: layout, resolution: resolution))
    let output: ChildProcess.Output
    do throws(ChildProcess.Failure) {
      output = try child.run(input: Array(dot.utf8), timeLimit: timeLimit)
    } catch {
      if case .timeLimit(_, let limit) = error { throw .timeLimit(seconds: limit.components.seconds) }
      throw .process(error.description)
    }
    let messages = Self.messages(output.standardError)
    guard output.exitCode == 0, !output.standardOutput.isEmpty else {
      let ending = output.signal.map { "signal \($0)" } ?? output.exitCode.map { "exit code \($0)" } ?? "no picture"
      throw .layout(messages.isEmpty ? ending : messages.prefix(8).joined(separator: "; "))
    }
    return Picture(bytes: output.standardOutput, warnings: messages)
  }

  /// Lines of text, bounded, without control characters.
  private static func messages(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes.prefix(64 * 1024), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .map { line in
        let text = line.hasPrefix("navgraph-layout: ") ? line.dropFirst("navgraph-layout: ".count) : line
        return String(
          String.UnicodeScalarView(text.unicodeScalars.prefix(400).map { $0.value < 32 || (127..<160).contains($0.value) ? " " : $0 }))
      }
  }
}

/// A picture.
public struct Picture: Hashable, Sendable {
  public var bytes: [UInt8]
  /// What Graphviz said beside it.
  public var warnings: [String]
}
