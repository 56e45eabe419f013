/// Why a file cannot be scanned at all. Wrong syntax is no such reason.
public enum ScanError: Error, Equatable, Sendable {
  /// The file has `bytes` bytes; offsets of 32 bits end at `SyntaxTree.maximumSize`.
  case tooLarge(bytes: Int)
}

extension ScanError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let bytes): "a file of \(bytes) bytes is too large to be scanned; the limit is \(SyntaxTree.maximumSize)"
    }
  }
}
