import NavigationGraph
import Observations

/// API that a newer one has replaced, and from which release on every user has the newer one.
struct OldInterface {
  let rule: String
  /// As the observations name it.
  let interfaces: Set<String>
  /// The first release of each platform that has what replaces it. Platforms that are not listed have always had it.
  let since: [PlatformVersion.Platform: Int]
  let hint: String
  /// What stands in the place of it, for the message.
  let replacement: String

  /// One finding for each type that uses it where nobody needs it any more.
  func findings(in context: RuleContext) -> [Finding] {
    let uses = context.observations.interfaceUses.uses.filter { interfaces.contains($0.interface) && isReplaced($0, context) }
    var byOwner: [String: [InterfaceUseObservations.Use]] = [:]
    // What stands outside types is told by its file.
    for use in uses { byOwner[use.owner.isEmpty ? use.location.file : use.owner, default: []].append(use) }
    return byOwner.sorted { compareBytes($0.key, $1.key) < 0 }.compactMap { owner, all in
      guard let first = all.first else { return nil }
      let names = Set(all.map(\.interface)).sorted()
      let subject = first.ownerName.isEmpty ? "code here uses" : "\(Wording.code(first.ownerName)) uses"
      let count = all.count > 1 ? " at \(all.count) places" : ""
      return Finding(
        rule: rule, severity: .note,
        message: "\(subject) \(Wording.list(names))\(count): \(replacement) since \(oldest(in: context, of: first))", hint: hint,
        location: first.location, ids: [first.owner],
        related: all.dropFirst().prefix(Wording.longestList).map { RelatedLocation(location: $0.location, message: "and here") })
    }
  }

  /// Whether every system that runs the code has what replaces it.
  private func isReplaced(_ use: InterfaceUseObservations.Use, _ context: RuleContext) -> Bool {
    guard !use.isForOlderSystems, let module = context.observations.module(of: use.location.file), module.kind != .test else { return false }
    let targets = module.targets.filter { !use.excludedPlatforms.contains($0.platform) }
    return !targets.isEmpty && targets.allSatisfy { target in since[target.platform].map { target.isAtLeast($0) } ?? true }
  }

  /// The release of a platform that the module runs on.
  private func oldest(in context: RuleContext, of use: InterfaceUseObservations.Use) -> String {
    let targets = context.observations.module(of: use.location.file)?.targets.filter { !use.excludedPlatforms.contains($0.platform) } ?? []
    let known = targets.compactMap { target in since[target.platform].map { "\(target.platform.rawValue) \($0)" } }
    return known.isEmpty ? "the first release" : Wording.enumeration(known)
  }
}
