import Files

/// Where the groups and file references of a project lie.
struct XcodePaths {
  /// Absolute paths by identifier, of file references, groups and synchronised folders.
  let paths: [String: String]
  /// The folder that `SOURCE_ROOT` stands for.
  let sourceRoot: String

  /// Walks the tree of groups. A group that holds itself, or stands in two places, is entered once.
  init(_ objects: XcodeObjects, projectFolder: String) {
    let parts = (objects.root["projectDirPath"]?.string ?? "") + "/" + (objects.root["projectRoot"]?.string ?? "")
    sourceRoot = PathResolution.absolute(parts.split(separator: "/").joined(separator: "/"), from: projectFolder)
    var paths: [String: String] = [:]
    var pending: [(id: String, parent: String)] = []
    if let group = objects.root["mainGroup"]?.string { pending.append((group, sourceRoot)) }
    while let (id, parent) = pending.popLast() {
      guard paths[id] == nil, let path = Self.path(of: id, in: parent, sourceRoot: sourceRoot, objects) else { continue }
      paths[id] = path
      for child in objects.ids(id, "children").reversed() { pending.append((child, path)) }
    }
    self.paths = paths
  }

  private static func path(of id: String, in parent: String, sourceRoot: String, _ objects: XcodeObjects) -> String? {
    guard let object = objects.objects[id] else { return nil }
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": return PathResolution.absolute(path, from: parent)
    case "SOURCE_ROOT": return PathResolution.absolute(path, from: sourceRoot)
    case "<absolute>": return path.hasPrefix("/") ? PathResolution.absolute(path, from: "/") : nil
    // Products and the SDK hold no source of the app.
    default: return nil
    }
  }
}
