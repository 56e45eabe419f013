import Pipeline

/// What a line of progress says.
enum ProgressWording {
  private static let barLength = 24

  /// `scanning [████████        ] 1234 of 4056 files`
  static func text(_ progress: PipelineProgress) -> String {
    switch progress.stage {
    case .walking: return "looking for files"
    case .linking: return "linking \(progress.files.all) files"
    case .scanning:
      let (done, all) = progress.files
      guard all > 0 else { return "scanning" }
      let filled = min(barLength, max(0, done) * barLength / all)
      return "scanning [\(String(repeating: "█", count: filled))\(String(repeating: " ", count: barLength - filled))] \(done) of \(all) files"
    }
  }
}
