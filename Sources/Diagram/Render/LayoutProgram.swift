#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program that lays out and draws.
public enum LayoutProgram: Hashable, Sendable {
  /// `navgraph-layout`, which links Graphviz.
  case own(path: String)
  /// `dot` of an installed Graphviz.
  case graphviz(path: String)

  /// The file that is run.
  public var path: String {
    switch self {
    case .own(let path), .graphviz(let path): path
    }
  }

  /// `navgraph-layout` beside the running program, else `dot` on the path.
  ///
  /// - Parameters:
  ///   - folder: where the running program stands; nil: found out.
  ///   - searchPath: the value of `PATH`; nil: the environment's.
  /// - Throws: `RenderFailure.noGraphviz`.
  public static func find(beside folder: String? = nil, searchPath: String? = nil) throws(RenderFailure) -> LayoutProgram {
    if let folder = folder ?? folderOfRunningProgram() {
      let path = folder + "/navgraph-layout"
      if isExecutable(path) { return .own(path: path) }
    }
    let searched = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in searched.split(separator: ":").map(String.init) {
      let path = folder + "/dot"
      if isExecutable(path) { return .graphviz(path: path) }
    }
    throw .noGraphviz
  }

  func arguments(format: String, layout: Layout, resolution: Int?) -> [String] {
    switch self {
    case .own:
      ["--layout", layout.rawValue, "--format", format] + (resolution.map { ["--dpi", String($0)] } ?? [])
    case .graphviz:
      ["-K\(layout.rawValue)", "-T\(format)"] + (resolution.map { ["-Gdpi=\($0)"] } ?? [])
    }
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// The folder of the program's file, links resolved: an installed link in another folder still finds what stands beside its target.
  private static func folderOfRunningProgram() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0, let resolved = realpath(buffer, nil) else { return nil }
    #else
      guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(resolved) }
    let path = String(cString: resolved)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
