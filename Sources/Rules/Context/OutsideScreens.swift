import NavigationGraph
import Observations

/// What is shown in no stack, by the places that show it: all that is wrong with it there has one cause.
struct OutsideScreens {
  struct Screen {
    /// In the order of the source.
    var links: [ObservedLink] = []
    var destinations: [ObservedDestination] = []
  }

  private struct Key: Hashable {
    /// What presents it.
    let ways: Set<SourceLocation>
    /// Of what stands in the root of an app the module.
    let module: String?
  }

  private let observations: Observations
  private var screens: [Key: Screen] = [:]
  private var order: [Key] = []

  init(_ observations: Observations) {
    self.observations = observations
    for link in observations.stacks.links {
      if let key = key(link.placements, link.location) { add(key) { $0.links.append(link) } }
    }
    for destination in observations.stacks.destinations where destination.isPlain && destination.onStack == nil {
      if let key = key(destination.placements, destination.location) { add(key) { $0.destinations.append(destination) } }
    }
  }

  /// Those with links, in the order of their first.
  var withLinks: [Screen] { order.compactMap { screens[$0] }.filter { !$0.links.isEmpty } }

  /// The screen on which a destination stands, if that is in no stack on any way.
  func screen(of destination: ObservedDestination) -> Screen? {
    key(destination.placements, destination.location).flatMap { screens[$0] }
  }

  private mutating func add(_ key: Key, _ change: (inout Screen) -> Void) {
    if screens[key] == nil { order.append(key) }
    change(&screens[key, default: Screen()])
  }

  private func key(_ placements: [StackPlacement], _ location: SourceLocation) -> Key? {
    guard !placements.isEmpty, placements.allSatisfy({ $0.place == .outside }) else { return nil }
    let isInRoot = placements.contains { $0.via == nil }
    return Key(ways: Set(placements.compactMap(\.via)), module: isInRoot ? observations.module(of: location.file)?.name ?? "" : nil)
  }
}
