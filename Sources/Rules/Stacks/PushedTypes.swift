import NavigationGraph
import Observations

/// The types of what is pushed into some stacks, as far as it is known: by what is put there, by links, and by what is registered.
struct PushedTypes {
  private var places: [String: SourceLocation] = [:]
  /// Types of which something is put there.
  private(set) var put: Set<String> = []
  /// Types that are registered there.
  private(set) var registered: Set<String> = []
  /// Types that may be pushed or registered there as well: in code that may stand in any stack.
  private(set) var possible: Set<String> = []
  /// Whether the type of a link there, or of a registration, is not known.
  private(set) var isPartial = false

  /// Sorted.
  var names: [String] { put.union(registered).sorted { compareBytes($0, $1) < 0 } }

  /// The first place that pushes a type, else that registers it.
  func place(of type: String) -> SourceLocation? { places[type] }

  /// O(what is observed of stacks).
  init(_ observations: StackObservations, into stacks: Set<Int>) {
    for item in observations.puts where !stacks.isDisjoint(with: item.stacks) {
      guard let type = item.type else { continue }
      put.insert(type)
      places[type] = places[type] ?? item.location
    }
    for link in observations.links where link.hasValue {
      switch Self.place(link.placements, among: stacks) {
      case .within:
        guard let type = link.type else {
          isPartial = true
          continue
        }
        put.insert(type)
        places[type] = places[type] ?? link.location
      case .perhaps: link.type.map { _ = possible.insert($0) }
      case .elsewhere: continue
      }
    }
    for destination in observations.destinations where destination.isForType {
      switch Self.place(destination.placements, among: stacks) {
      case .within:
        guard let type = destination.type else {
          isPartial = true
          continue
        }
        registered.insert(type)
        places[type] = places[type] ?? destination.location
      case .perhaps: destination.type.map { _ = possible.insert($0) }
      case .elsewhere: continue
      }
    }
  }

  private enum Place { case within, perhaps, elsewhere }

  private static func place(_ placements: [StackPlacement], among stacks: Set<Int>) -> Place {
    if placements.contains(where: { $0.stack.map(stacks.contains) ?? false }) { return .within }
    return placements.isEmpty || placements.contains { $0.place == .unknown } ? .perhaps : .elsewhere
  }
}
