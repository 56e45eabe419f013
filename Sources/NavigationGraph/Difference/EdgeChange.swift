/// What became of a way.
public struct EdgeChange: Sendable {
  /// What can differ between a way before and after a change.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// Push became sheet.
    case kind
    /// A screen moved to another tab.
    case source
    /// A builder makes another view of a route.
    case target
    case certainty, condition, presentation
    /// How many places set the flag that presents.
    case triggers
    /// Whether only a `default:` arm catches the route.
    case via
    /// Whether anything runs the place.
    case live
  }

  /// What it was; nil where it is new.
  public let base: Edge?
  /// What it is; nil where it is gone.
  public let head: Edge?
  /// In what it differs, in the order of `Field`; empty where it is new or gone.
  public let fields: [Field]
  /// How many places do the same, before the change and after it, where it is new or gone and others do the same on both sides: the way itself
  /// neither came nor went.
  public var places: Places?

  /// Places from which the same screen leads to the same target in the same way.
  public struct Places: Hashable, Sendable {
    public let base: Int
    public let head: Int
  }

  public var isAdded: Bool { base == nil }
  public var isRemoved: Bool { head == nil }

  /// Whether a way came or went as a whole, and not one of several places that do the same.
  public var isOfWholeWay: Bool { places == nil && (isAdded || isRemoved) }
}

extension EdgeChange {
  /// The edge as it is, else as it was.
  public var edge: Edge? { head ?? base }

  /// By place, kind and ends; what is gone before what is there at the same place.
  static func precedes(_ a: EdgeChange, _ b: EdgeChange) -> Bool {
    guard let x = a.edge, let y = b.edge else { return false }
    if x.location != y.location { return x.location < y.location }
    for (left, right) in [(x.kind.rawValue, y.kind.rawValue), (x.from, y.from), (x.to, y.to)] {
      let order = compareBytes(left, right)
      if order != 0 { return order < 0 }
    }
    return a.isRemoved && !b.isRemoved
  }
}
