/// A Swift file that the walk found.
public struct SourceFile: Sendable, Hashable {
  /// The path as reports show it: relative to the current directory, with `../` where it lies outside.
  public let path: String
  /// The path to open. It leads through no symbolic link below the folder that was named by the user.
  public let absolutePath: String
  /// The size in bytes at the time of the walk; a hint for sharing out work, never a bound for reading.
  public let size: Int

  public init(path: String, absolutePath: String, size: Int) {
    self.path = path
    self.absolutePath = absolutePath
    self.size = size
  }
}

/// What went wrong with one file or folder. A problem is a value: the run goes on with the other files.
public struct FileProblem: Error, Sendable, Hashable {
  /// How bad it is.
  public enum Kind: String, Sendable {
    /// Nothing of the file was read.
    case unreadable
    /// The file was read, but not all of it is what it should be (text that is not UTF-8, say).
    case damaged
    /// Left out on purpose: a link that leads in a circle or out of the folders that were named.
    case skipped
  }

  /// As users see it.
  public let path: String
  /// What is wrong, in words.
  public let reason: String
  public let kind: Kind

  /// The reasons why a symbolic link leads to no file.
  public static let leadsInCircle = "a symbolic link that leads in a circle"
  public static let leadsNowhere = "a symbolic link that leads nowhere"

  public init(path: String, reason: String, kind: Kind = .unreadable) {
    self.path = path
    self.reason = reason
    self.kind = kind
  }
}

extension FileProblem: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
