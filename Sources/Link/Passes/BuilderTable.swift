import Facts
import Knowledge

/// A case that another case's builder goes on to, and where.
struct InnerRoute: Hashable, Comparable {
  let enumCase: CaseID
  let site: Site
  static func < (a: Self, b: Self) -> Bool { (a.enumCase, a.site) < (b.enumCase, b.site) }
}

/// What a builder shows of values whose parts answer a call in their own way, each by its type.
struct AnsweredView: Hashable {
  /// The value at hand, as the builder names it.
  let subject: Val
  let target: ShownTarget
  /// What is demanded of the value.
  let condition: Condition
}

/// A value that is handed to a function, and the enum by whose cases that chooses which controller it shows.
struct ShownRoute: Hashable, Comparable {
  let value: Val
  let type: TypeID
  static func < (a: Self, b: Self) -> Bool { (a.value, a.type) < (b.value, b.type) }
}

/// What builders make of the cases of an enum, or of the values of a type.
struct BuilderTable {
  /// For each case the views that arms name it for.
  var views: [CaseID: [Shown]] = [:]
  /// The same for arms that take what is left.
  var defaults: [CaseID: [Shown]] = [:]
  /// Cases that an arm hands on to the builder of an inner enum: the inner cases that were named.
  var inner: [CaseID: [InnerRoute]] = [:]
  /// Types whose builder does not tell their values apart.
  var whole: [TypeID: [Shown]] = [:]
  /// Of such types what is shown where something that the value carries meets a demand: the value tells which of it.
  var answered: [TypeID: [AnsweredView]] = [:]
  /// Of such types that are enums the views of each case that the same builder names nowhere else.
  var wholeCases: [CaseID: [Shown]] = [:]
  /// Enums whose builders tell their cases apart.
  var enums: Set<TypeID> = []
  /// The types that a value of such an enum is carried in (a struct with a field, an enum with a payload).
  var carriers: Set<TypeID> = []
  /// Static members that carry the views that are made of them, and the types that have such.
  var members: [Member: [Shown]] = [:]
  var memberTypes: Set<TypeID> = []
  /// Properties that are routes by an attribute: in what way each is shown, and what those show that are tabs.
  var ways: [PropertyID: CallKind] = [:]
  var tabs: [PropertyID: [Shown]] = [:]
  /// The types that were looked through for such.
  var searched: Set<TypeID> = []
  /// Cases that lead to an alert.
  var alerts: [CaseID: Site] = [:]
  /// Cases whose arm shows nothing.
  var empty: Set<CaseID> = []
  /// Builders that could not be followed.
  var unresolved: [(function: FunctionID, site: Site, type: TypeID)] = []
  /// What code outside the source may use to show values of a type.
  var possible: [(function: FunctionID, site: Site, types: [TypeID])] = []
  /// Presentations behind a flag that says whether a state is there, whose content is chosen by that state.
  var chosenByState: Set<Int32> = []
  /// Presentations that show what is made of a route which is handed to their function.
  var shownRoutes: [Int32: ShownRoute] = [:]
  /// Types for which a destination is registered.
  var registered: Set<TypeID> = []

  /// Whether values of a type carry what tells the view that is shown for them.
  func carries(_ type: TypeID) -> Bool { carriers.contains(type) || answered[type] != nil }

  /// Adds what one builder makes. An enum may have several builders: what one of them leaves to its `default:` arm, or does not tell apart, is
  /// so whatever another names.
  mutating func add(_ other: BuilderTable, casesOf cases: (TypeID) -> [CaseID]) {
    func isNamed(_ id: CaseID) -> Bool { other.views[id] != nil }
    views.merge(other.views, uniquingKeysWith: +)
    defaults.merge(other.defaults.filter { !isNamed($0.key) && other.inner[$0.key] == nil }, uniquingKeysWith: +)
    for (id, routes) in other.inner { for route in routes where inner[id]?.contains(route) != true { inner[id, default: []].append(route) } }
    whole.merge(other.whole, uniquingKeysWith: +)
    answered.merge(other.answered, uniquingKeysWith: +)
    for (type, shown) in other.whole {
      for id in cases(type) where !isNamed(id) && other.defaults[id] == nil { wholeCases[id, default: []] += shown }
    }
    enums.formUnion(other.enums)
    carriers.formUnion(other.carriers)
    registered.formUnion(other.registered)
    empty.formUnion(other.empty)
  }
}
