import Files

/// Reads the targets of an Xcode project.
enum XcodeProjectReader {
  static let maximumSize = 64 << 20

  /// - Parameters:
  ///   - path: the `project.pbxproj`.
  ///   - displayPath: how problems name it.
  ///   - tree: what it is read from; the disk where it is nil.
  /// - Throws: a `FileProblem` where it cannot be read or is no project.
  static func read(_ path: String, displayPath: String, in tree: (any FileTree)? = nil) throws(FileProblem) -> [TargetDescription] {
    let bytes = try ReadBuffer.bytes(of: path, displayPath: displayPath, limit: maximumSize, in: tree)
    let bundle = PathResolution.split(path).folder
    do {
      return targets(try XcodeObjects(bytes), bundle: bundle, in: tree)
    } catch {
      throw FileProblem(path: displayPath, reason: "not a readable Xcode project: \(error.reason) (byte \(error.offset))", kind: .damaged)
    }
  }

  /// - Parameters:
  ///   - bundle: the path of the `.xcodeproj`.
  ///   - tree: what files of build settings are read from; the disk where it is nil.
  static func targets(_ objects: XcodeObjects, bundle: String, in tree: (any FileTree)? = nil) -> [TargetDescription] {
    let (folder, bundleName) = PathResolution.split(bundle)
    let paths = XcodePaths(objects, projectFolder: folder)
    let projectName = bundleName.hasSuffix(".xcodeproj") ? String(bundleName.dropLast(".xcodeproj".count)) : bundleName
    let reader = XcodeTargetReader(objects: objects, paths: paths, projectName: projectName, tree: tree)
    var targets: [TargetDescription] = []
    for id in objects.root["targets"]?.strings ?? [] where objects.isa(id) == "PBXNativeTarget" {
      if let target = reader.read(id) { targets.append(target) }
    }
    return targets
  }
}
