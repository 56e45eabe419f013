import Facts
import Observations

/// Which code one build of the app has, and which of it today's systems run. A class: it reads each file once.
///
/// An app for several platforms is looked at as it is built for iOS: what only another one has is no fault there.
final class BuiltCode {
  private let program: Program
  /// By file; nil for those that nobody asked for yet.
  private var files: [CodeBranches?]
  /// Whether every system runs all of a file: most are asked for nothing else.
  private var isPlain: [Bool?]

  init(_ program: Program) {
    self.program = program
    files = Array(repeating: nil, count: program.files.count)
    isPlain = Array(repeating: nil, count: program.files.count)
  }

  func branches(_ file: Int32) -> CodeBranches {
    if let known = files[Int(file)] { return known }
    let made = CodeBranches(program.files[Int(file)].facts)
    files[Int(file)] = made
    return made
  }

  /// Where a place stands among the branches of `#if`.
  func place(_ site: Site) -> BuildPlace { branches(site.file).place(at: site.offset) }

  /// Whether the app has a place, and others than older systems run it.
  func counts(_ site: Site) -> Bool {
    let file = Int(site.file)
    if isPlain[file] == nil { isPlain[file] = branches(site.file).isPlain }
    return isPlain[file] == true || isBuilt(site)
  }

  private func isBuilt(_ site: Site) -> Bool {
    let branches = branches(site.file)
    if branches.isForOlderSystems(site.offset) { return false }
    let excluded = branches.excludedPlatforms(at: site.offset)
    guard !excluded.isEmpty else { return true }
    let platforms = Set(PlatformVersion.Platform.allCases).subtracting(excluded)
    let unit = program.files[Int(site.file)]
    let modules = ([unit.module] + unit.sharedWith).filter(program.modules.indices.contains)
    let targets = modules.flatMap { program.modules[$0].targets.map(\.platform) }
    if targets.contains(.iOS) { return platforms.contains(.iOS) }
    return targets.isEmpty ? !platforms.isEmpty : targets.contains { platforms.contains($0) }
  }

  /// Whether one build can have two places.
  func areBuiltTogether(_ first: Site, _ second: Site) -> Bool { place(first).isBuilt(with: place(second)) }
}
