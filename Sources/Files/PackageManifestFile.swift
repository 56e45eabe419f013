/// Tells the manifest of a package from a file of an app that has the same name.
enum PackageManifestFile {
  private static let marker = Array("swift-tools-version".utf8)

  /// Whether the file says at its beginning which tools it is for, as every manifest must (SE-0152).
  static func isOne(_ path: String, in tree: (any FileTree)?) -> Bool {
    var buffer = ReadBuffer(limit: 4 << 20, of: tree)
    let found = try? buffer.read(path, displayPath: path) { bytes in
      let beginning = bytes.prefix(1024)
      return beginning.indices.contains { beginning[$0...].starts(with: marker) }
    }
    return found ?? false
  }
}
