import Diagram
import Foundation

/// The layout programs that tests use.
public enum LayoutPrograms {
  /// The one of this build, else an installed one.
  public static func any() throws -> LayoutProgram {
    for folder in folders() {
      if case .own(let path)? = try? LayoutProgram.find(beside: folder, searchPath: "") { return .own(path: path) }
    }
    return try LayoutProgram.find()
  }

  /// Where products may stand: beside the running program (Linux), beside the test bundle (macOS).
  private static func folders() -> [String] {
    var folders: [String] = []
    #if os(Linux)
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      folders.append(program.deletingLastPathComponent().path)
    #endif
    for bundle in Bundle.allBundles { folders.append(bundle.bundleURL.deletingLastPathComponent().path) }
    return folders
  }
}
