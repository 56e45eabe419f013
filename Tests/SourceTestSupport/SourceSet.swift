import Foundation

/// The files of one app in memory: paths that start from the app's folder, and bytes.
public struct SourceSet: Sendable {
  public struct File: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
    public var isSwift: Bool { path.hasSuffix(".swift") }
    /// Manifests are read as such, not as source.
    public var isManifest: Bool { path.split(separator: "/").last == "Package.swift" }
  }

  /// In the order in which they are handed to the pipeline.
  public var files: [File]

  public init(files: [File]) { self.files = files }

  /// Reads a file, or a folder with all that lies in it, by path.
  public init(at url: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw CocoaError(.fileReadNoSuchFile) }
    guard isFolder.boolValue else {
      files = [File(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))]
      return
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    files = try names.compactMap { name in
      let file = url.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
      return File(path: name, bytes: Array(try Data(contentsOf: file)))
    }
  }

  public var swiftFiles: [File] { files.filter { $0.isSwift && !$0.isManifest } }
}
