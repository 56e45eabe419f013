import Files

/// Shares the files of the walk out among the targets.
struct FileAssignment {
  private let targets: [TargetDescription]
  private var targetsOfFile: [String: [Int]] = [:]
  private var targetsOfFolder: [String: [(target: Int, folder: TargetDescription.Folder)]] = [:]

  init(_ targets: [TargetDescription]) {
    self.targets = targets
    for (index, target) in targets.enumerated() {
      for file in target.files { targetsOfFile[file, default: []].append(index) }
      for folder in target.folders { targetsOfFolder[folder.path, default: []].append((index, folder)) }
    }
  }

  /// The target that a file belongs to; of several the app's, else the more widely shared one, else the first.
  /// - Parameter path: absolute.
  /// Cost: in proportion to the depth of the path.
  func target(of path: String) -> Int? { targets(of: path).min { (rank($0), $0) < (rank($1), $1) } }

  /// All targets that compile a file.
  func targets(of path: String) -> [Int] {
    var candidates = targetsOfFile[path] ?? []
    let declared = candidates.filter { targets[$0].isDeclared }
    if !declared.isEmpty { return declared }
    var deepestPackage: String?
    var folder = PathResolution.split(path).folder
    // What excludes a file may be the file itself or any folder on the way up.
    var passed: [String] = [path]
    while true {
      for (target, claim) in targetsOfFolder[folder] ?? [] where !passed.contains(where: claim.excluded.contains) {
        if targets[target].isOfPackage {
          // The innermost package keeps what lies in it; folders of Xcode projects around it do not hold it.
          if deepestPackage == nil { deepestPackage = folder }
          if deepestPackage == folder { candidates.append(target) }
        } else if deepestPackage == nil {
          candidates.append(target)
        }
      }
      guard folder != "/" else { break }
      passed.append(folder)
      folder = PathResolution.split(folder).folder
    }
    return candidates
  }

  private func rank(_ index: Int) -> Int {
    switch targets[index].kind {
    case .app: 0
    case .appClip: 1
    case .watchApp: 2
    case .executable: 3
    case .framework: 4
    case .library: 5
    case .appExtension: 6
    case .unknown: 7
    case .test: 8
    }
  }
}
