/// What reading one source file came to.
public enum SourceReading<Result> {
  /// The file was read; `problem` where it is damaged (not all of it is UTF-8, say).
  case read(Result, problem: FileProblem?)
  /// The file says of itself that a tool wrote it, and such files were not asked for.
  case generated
  /// It could not be read, or is no text.
  case unreadable(FileProblem)
}

extension ReadBuffer {
  /// Reads a source file and hands its bytes to `body`, unless it is binary or, where those are left out, generated.
  ///
  /// Cost: reading, and one pass over the bytes at some gigabytes a second for UTF-8.
  /// - Parameters:
  ///   - leavesOutGenerated: whether `GeneratedHeader` is asked; the walk's `usesDefaultExcludes`.
  ///   - body: gets bytes that are valid inside only.
  public mutating func readSource<Result>(
    _ file: SourceFile, leavesOutGenerated: Bool, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> SourceReading<Result> {
    let count: Int
    do {
      count = try fill(file.absolutePath, displayPath: file.path)
    } catch {
      return .unreadable(error)
    }
    let bytes = content(count)
    if let reason = TextCheck.binaryReason(bytes) { return .unreadable(FileProblem(path: file.path, reason: reason)) }
    if leavesOutGenerated, GeneratedHeader.isPresent(in: bytes) { return .generated }
    var problem: FileProblem?
    if let offset = TextCheck.firstInvalidUTF8(bytes) {
      let line = TextCheck.line(of: offset, in: bytes)
      problem = FileProblem(path: file.path, reason: "not valid UTF-8 from line \(line) on (byte \(offset)); the rest is read", kind: .damaged)
    }
    return .read(try body(bytes), problem: problem)
  }
}
