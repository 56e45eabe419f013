import Facts
import NavigationGraph
import Observations

/// What views present, and the paths of stacks, that hang on state of the view's own.
extension SlotGround {
  /// - Parameter attribute: the attribute of such state.
  func ownSlots(marked attribute: String) -> [StateObservations.OwnSlot] {
    var result: [StateObservations.OwnSlot] = []
    for presentation in presentations where [.sheet, .fullScreenCover, .popover].contains(kind(presentation)) {
      guard shape(presentation).target == nil else { continue }
      result.append(contentsOf: ownSlot(presentation, kind(presentation), attribute))
    }
    for index in evaluator.presentations.indices {
      let presentation = Int32(truncatingIfNeeded: index)
      guard shape(presentation).effect == .binds, counts(record(presentation).function) else { continue }
      result.append(contentsOf: ownSlot(presentation, .push, attribute))
    }
    return result.sorted { $0.presentation < $1.presentation }
  }

  private func ownSlot(_ presentation: Int32, _ kind: EdgeKind, _ attribute: String) -> [StateObservations.OwnSlot] {
    let presenter = presenter(of: presentation)
    guard let path = record(presentation).slot.flatMap({ ownPath($0) }), path.count == 1, let property = path.first,
      hasAttribute(property, among: [attribute]), program.owner(of: property) == presenter
    else { return [] }
    let slot = slot(property)
    let route = slots.valueTypes(of: .property(property)).first { builder.isRouteType($0) }
    return [
      StateObservations.OwnSlot(
        presenter: builder.naming.id(of: presenter), slot: slot.name, location: slot.location,
        presentation: context.location(record(presentation).site), kind: kind, routeType: route.map { builder.naming.name(of: $0) })
    ]
  }
}
