/// Finds the Swift files below some folders, and what tells of their project.
public enum FileWalk {
  /// What a walk leaves out, and from where paths are shown.
  public struct Options: Sendable {
    /// Whether `.gitignore` files (and `.git/info/exclude`) are obeyed.
    public var obeysGitignore = true
    /// Whether dependencies, build products and generated files are left out by their names.
    public var usesDefaultExcludes = true
    /// What the user's configuration takes in and leaves out. Files that are named themselves are read all the same.
    public var filter: PathFilter?
    /// What paths in results are relative to; the process's own folder where it is `nil`.
    public var currentDirectory: String?
    /// What is walked; the disk where it is nil.
    public var tree: (any FileTree)?

    public init() {}
  }

  /// What a walk found.
  public struct Result: Sendable {
    /// Sorted by the bytes of their absolute paths, each once.
    public var files: [SourceFile] = []
    /// Sorted by path.
    public var problems: [FileProblem] = []
    /// Manifests, project files and property lists that were met.
    public var inventory = ProjectInventory()
    /// The folders that were looked through, as the user named them.
    public var roots: [String] = []
    /// The same, absolute.
    public var rootFolders: [String] = []
    /// Swift files that lie beside one that was named, and were not named themselves; none where whole folders were read. Sorted as shown.
    public var beside: [SourceFile] = []
    /// Links that were met and not followed.
    public var links: [SymbolicLink] = []
    /// What was wrong, but for links: these are judged once all folders are known.
    public var faults: [FileProblem] = []
    /// Manifests and projects above the folders that were looked through, of those that lie nearest; empty where they hold one themselves.
    public var manifestsAbove = ProjectInventory()
    /// What was walked; the disk where it is nil.
    public var tree: (any FileTree)?

    public init() {}

    /// The first Swift file that lies beside one that was named, and was not named itself; nil where whole folders were read.
    public var leftOutBeside: String? { beside.first?.path }
  }

  /// A symbolic link to a folder or a Swift file.
  public struct SymbolicLink: Hashable, Sendable {
    /// As users see it.
    public var shown: String
    /// Absolute.
    public var path: String
    /// What it leads to, absolute and without links.
    public var leadsTo: String

    public init(shown: String, path: String, leadsTo: String) {
      self.shown = shown
      self.path = path
      self.leadsTo = leadsTo
    }
  }

  /// Walks each path: a folder whole, a file by itself, whatever its name or place.
  ///
  /// No symbolic link below a given folder is followed: what it leads to within the folders is met anyway, and what lies outside
  /// was not asked for. One that would have mattered becomes a problem of kind `skipped`. Depth costs no stack.
  public static func run(_ paths: [String], options: Options = Options()) -> Result {
    let directory = options.currentDirectory ?? PathResolution.currentDirectory() ?? "/"
    var walker = Walker(options: options, directory: directory)
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted { walker.visit(path) }
    return walker.finish()
  }
}
