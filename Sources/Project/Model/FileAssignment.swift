import Files

/// Shares the files of the walk out among the targets. A class: it looks at each folder once.
final class FileAssignment {
  private let targets: [TargetDescription]
  private var targetsOfFile: [String: [Int]] = [:]
  private var targetsOfFolder: [String: [(target: Int, folder: TargetDescription.Folder)]] = [:]
  /// By folder what lays claim to the files in it, the nearest first, as far as no folder on the way is left out.
  private var claimsOnFolder: [String: [(target: Int, folder: TargetDescription.Folder)]] = [:]

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
  func target(of path: String) -> Int? { chosen(among: targets(of: path)) }

  /// Of the targets that compile a file the one that it belongs to.
  func chosen(among targets: [Int]) -> Int? { targets.min { (rank($0), $0) < (rank($1), $1) } }

  /// All targets that compile a file.
  func targets(of path: String) -> [Int] {
    var candidates = targetsOfFile[path] ?? []
    let declared = candidates.filter { targets[$0].isDeclared }
    if !declared.isEmpty { return declared }
    var deepestPackage: String?
    for (target, claim) in claims(on: PathResolution.split(path).folder) where !claim.excluded.contains(path) {
      if targets[target].isOfPackage {
        // The innermost package keeps what lies in it; folders of Xcode projects around it do not hold it.
        if deepestPackage == nil { deepestPackage = claim.path }
        if deepestPackage == claim.path { candidates.append(target) }
      } else if deepestPackage == nil {
        candidates.append(target)
      }
    }
    return candidates
  }

  private func claims(on folder: String) -> [(target: Int, folder: TargetDescription.Folder)] {
    if let known = claimsOnFolder[folder] { return known }
    var result: [(target: Int, folder: TargetDescription.Folder)] = []
    var current = folder
    // What excludes a file may be any folder on the way up.
    var passed: [String] = []
    while true {
      for claim in targetsOfFolder[current] ?? [] where !passed.contains(where: claim.folder.excluded.contains) { result.append(claim) }
      guard current != "/" else { break }
      passed.append(current)
      current = PathResolution.split(current).folder
    }
    claimsOnFolder[folder] = result
    return result
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
