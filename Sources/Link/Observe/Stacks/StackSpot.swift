/// Where code stands among stacks, as the walk tells spots apart.
struct StackSpot: Hashable {
  enum Kind: UInt8 { case root, pushed, outside, column, unknown }

  var kind: Kind
  /// The presentation that is the stack round it.
  var stack: Int32 = -1
  /// Whether nothing but routes decides on the way from there.
  var isSure = true
  /// The presentation that pushes it, or registers what is pushed.
  var via: Int32 = -1
  /// The presentation that is the tab round it, up to the stack.
  var tab: Int32 = -1
  /// The closure of a container round it that makes its views once they are seen.
  var lazy = FunctionID.none

  static let outside = StackSpot(kind: .outside)
  static let column = StackSpot(kind: .column)
  static let unknown = StackSpot(kind: .unknown)
  /// Unknown as a call there puts what it makes, or is handed, into a stack.
  static let wrapped = StackSpot(kind: .unknown, via: -2)

  /// What is presented stands in no stack, and is told from what presents it.
  static func presented(by presentation: Int32) -> StackSpot { StackSpot(kind: .outside, via: presentation) }

  /// What a stack there begins with.
  func root(of stack: Int32) -> StackSpot { StackSpot(kind: .root, stack: stack) }

  /// What is pushed from there.
  func pushed(via presentation: Int32) -> StackSpot {
    switch kind {
    case .root, .pushed: StackSpot(kind: .pushed, stack: stack, via: presentation)
    // What is pushed into no stack of SwiftUI's stands in one of UIKit's, or nowhere.
    case .outside, .unknown: .unknown
    case .column: .column
    }
  }

  func inTab(_ presentation: Int32) -> StackSpot {
    var spot = self
    spot.tab = presentation
    return spot
  }

  func inLazy(_ closure: FunctionID) -> StackSpot {
    var spot = self
    spot.lazy = closure
    return spot
  }

  /// Whether it is the same place, whatever decides on the way to it.
  func isAt(_ other: StackSpot) -> Bool {
    kind == other.kind && stack == other.stack && via == other.via && tab == other.tab && lazy == other.lazy
  }

  var isWrapped: Bool { via == Self.wrapped.via }

  var isInStack: Bool { kind == .root || kind == .pushed }
}
