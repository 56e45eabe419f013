/// What came of one file.
public struct FileOutcome: Sendable {
  public enum Result: Sendable {
    /// How many observations SwiftSyntax made in each category, and where the scanner says otherwise.
    case compared(counts: [Category: Int], differences: [Difference])
    /// SwiftSyntax finds an error in the file.
    case leftOut(SourceError)
    case unreadable(String)
  }
  public let path: String
  public let result: Result
}

/// Judges the source of one file, on request with the extents of all nodes.
public func judge(_ source: [UInt8], path: String, structure: Bool = false) -> FileOutcome {
  do {
    let syntax = try syntaxObservations(source, structure: structure)
    let scanner = try scannerObservations(source, structure: structure)
    var counts: [Category: Int] = [:]
    for observation in syntax { counts[observation.category, default: 0] += 1 }
    return FileOutcome(path: path, result: .compared(counts: counts, differences: differences(syntax: syntax, scanner: scanner)))
  } catch let error as SourceError {
    return FileOutcome(path: path, result: .leftOut(error))
  } catch {
    return FileOutcome(path: path, result: .unreadable("\(error)"))
  }
}
