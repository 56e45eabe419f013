import Facts

/// How a closure or a value that stands as an argument is used.
enum Role: Hashable {
  /// Part of what the function itself does.
  case inline
  /// Makes views that are embedded where it stands.
  case view
  /// Runs later, by the user's or the system's doing.
  case action
  /// What a presentation shows: no embedding.
  case content
  /// Handed to something of the source, which may keep or call it.
  case passed
}

/// What a call leads to.
enum Callee: Hashable {
  /// Functions of the source: several where the source leaves several answers.
  case functions([FunctionID])
  case construct(TypeID, FunctionID)
  /// A closure or function that is a value.
  case value(Val)
}

/// A call of something of the source. A class, so that it is read where it lies.
final class CallRecord {
  var caller: FunctionID
  var site: Site
  var condition: Condition
  var callee: Callee
  var receiver: Val
  /// By the callee's parameters.
  var arguments: [Val]
  var role: Role
  /// Several witnesses of a protocol's method.
  var isAmbiguous = false
  /// The method that the protocol demands, where it has several witnesses; of a class the one that subclasses override.
  var demand = FunctionID.none
  /// The parameters that the call leaves to their defaults, a bit each.
  var defaulted: UInt64 = 0
  /// The one conformer that the source has was taken.
  var isInferred = false
  /// An initialiser runs that of the superclass: nothing of that is made.
  var isDelegated = false
  /// The function is handed on, and not called here: a site, but nothing that the caller does.
  var isHanded = false

  init(
    caller: FunctionID, site: Site, condition: Condition, callee: Callee, receiver: Val, arguments: [Val], role: Role, isAmbiguous: Bool = false,
    demand: FunctionID = .none, defaulted: UInt64 = 0, isInferred: Bool = false, isDelegated: Bool = false, isHanded: Bool = false
  ) {
    self.caller = caller
    self.site = site
    self.condition = condition
    self.callee = callee
    self.receiver = receiver
    self.arguments = arguments
    self.role = role
    self.isAmbiguous = isAmbiguous
    self.demand = demand
    self.defaulted = defaulted
    self.isInferred = isInferred
    self.isDelegated = isDelegated
    self.isHanded = isHanded
  }

  /// Another record of the same call, for what is known further out.
  func copy() -> CallRecord {
    CallRecord(
      caller: caller, site: site, condition: condition, callee: callee, receiver: receiver, arguments: arguments, role: role,
      isAmbiguous: isAmbiguous, demand: demand, defaulted: defaulted, isInferred: isInferred, isDelegated: isDelegated, isHanded: isHanded)
  }
}

/// What is done to a place.
enum PlaceOperation: UInt8, Hashable {
  /// `place = value`
  case assign
  /// A value is added to a collection.
  case append
  /// The last value is taken off.
  case pop
  /// `nil`, `false`, `[]`, `removeAll()`
  case clear
}

/// A place is written.
struct PutRecord {
  var function: FunctionID
  var site: Site
  var condition: Condition
  var place: Val
  var operation: PlaceOperation
  var value: Val
  var valueType: Term = .unknown
}

/// A call of the table: something navigates, presents, embeds.
struct PresentationRecord {
  /// Position in the table of shapes.
  var shape: Int
  var function: FunctionID
  var site: Site
  var condition: Condition
  /// What a modifier or a method stands on.
  var base: Val = .unknown
  var baseType: Term = .unknown
  /// The place behind the binding.
  var slot: Val?
  /// What the slot holds, as it is seen there: of a generic type's property with the arguments of that type.
  var slotType: Term = .unknown
  /// What must hold of the slot's value for it to be shown here: what a binding made by hand asks of it.
  var slotCondition = Condition.always
  /// What a modifier watches.
  var observed: Val?
  var selection: Val?
  var selectionType: Term = .unknown
  var values: [Val] = []
  var valueType: Term = .unknown
  /// The value's type is told by no declaration: of the types that have a destination it is the only one with such a case.
  var isTypeInferred = false
  var registeredType: Term = .unknown
  var content: [Val] = []
  /// Where each of these stands.
  var contentSites: [Site] = []
  var views: [Val] = []
  var title: Val?
  var id: Val?
  var role: Role = .view

  /// Where a content stands, as far as it is known.
  func site(ofContent index: Int) -> Site { index < contentSites.count ? contentSites[index] : site }
}

/// The title of something that the source does not declare is set.
struct TitleWrite {
  let base: Val
  let value: Val
  let function: FunctionID
  let site: Site
  let condition: Condition
}

/// A value of a type of the source is made.
struct ConstructUse {
  var type: TypeID
  var value: Val
  var site: Site
  var condition: Condition
  var role: Role
  /// It is made as a framework's container, and what it holds is what it shows.
  var isContainer = false
}

/// A view that a static member, a global or a computed property gives is read.
struct ViewRead {
  var value: Val
  var property: PropertyID
  var site: Site
  var condition: Condition
  var role: Role
}

struct ClosureUse {
  var function: FunctionID
  var role: Role
  var condition: Condition
  /// The presentation whose argument it is.
  var presentation: Int32 = -1
}

struct ResultValue: Hashable {
  var condition: Condition
  var value: Val
  /// Where it is given.
  var site: Site
}

/// All that a function does, closures apart. A class, so that it is read where it lies: it has eight lists.
final class FunctionRecord {
  var isEvaluated = false
  /// A closure that only code outside the source calls: nobody in the source supplies its parameters.
  var isForeign = false
  /// The setter of a binding: what it takes over was put by whoever holds the binding.
  var isSetter = false
  /// The function whose `self` it uses: for a closure the method round it.
  var selfFunction: FunctionID = .none
  /// The function round a closure.
  var parent: FunctionID = .none
  var calls: [Int32] = []
  var puts: [Int32] = []
  var presentations: [Int32] = []
  var constructs: [ConstructUse] = []
  var closures: [ClosureUse] = []
  var results: [ResultValue] = []
  var viewReads: [ViewRead] = []
  /// Objects that are named as static members.
  var statics: [PropertyID] = []
  /// The presentation whose argument the closure is.
  var host: Int32 = -1
  var resultType: Term = .unknown
  /// The type of a closure's first parameter, as far as what it is handed to tells.
  var subjectType: Term = .unknown

  init() {}
}
