/// One file of a generated folder.
public struct SiteFile: Hashable, Sendable {
  /// Below the folder, with `/` between its parts.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
