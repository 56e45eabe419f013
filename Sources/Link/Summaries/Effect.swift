import Facts

/// What an effect does.
enum EffectAction: Hashable {
  /// A value is put into a slot; with the case whose payload is meant, where a case path leads into it.
  case put(SlotKey, CaseID, PlaceOperation)
  /// A link puts a value into the stack round it.
  case link(presentation: Int32)
  /// Something is shown at once: a controller, a window.
  case show(presentation: Int32)
  /// A modifier in an extension of what frameworks call a view: it stands where it is applied.
  case declare(presentation: Int32)
  /// What is shown is left.
  case leave(presentation: Int32)
}

/// What a function does to navigation, in terms of its own parameters.
struct Effect: Hashable {
  var action: EffectAction
  /// The access path of the slot: two paths are two stacks.
  var place: Val = .unknown
  /// The stack, or the bar, that something shown is put into, where it has a name or is made there: no part of what tells effects apart.
  var stack: Val = .unknown
  var value: Val
  var valueType: Term
  var condition: Condition
  /// Where it happens in the end, and in which function.
  var origin: Site
  var originFunction: FunctionID
  /// Where it happens in the function at hand: the call that leads there, or the place itself.
  var site: Site
  /// The functions between, outermost first, this one not among them.
  var chain: [FunctionID]
  /// The same for the last function of the same type: where a handler's own edge stands.
  var ownSite: Site
  var ownChain: [FunctionID]
  /// The value was made at or below this function: no caller supplies it.
  var isConcrete: Bool
  /// Callers supply what a case carries, and the case's builder goes on to that: the outer route is told here, the inner one by them.
  var isInnerOpen = false
  /// A call on the way may mean another function as well; the one conformer that the source has was taken on the way.
  var isAmbiguous = false
  var isInferred = false
  /// How many calls through a protocol are on the way whose receiver nobody has told yet.
  var openDispatches = 0
  /// A call on the way means what subclasses put in the place of what is called.
  var passesOverride = false
  /// How many types it has come through since it was clear that nobody tells on what such a call is made.
  var untoldSteps = 0
  /// It stands in a closure that runs after the function is through: nothing is put behind it.
  var isLater = false
  /// The stack is emptied, or its top taken off, before the value is put.
  var replaces = false

  struct Key: Hashable {
    let action: EffectAction
    let place: Val
    let value: Val
    let condition: Condition
    let origin: Site
  }
  var key: Key { Key(action: action, place: place, value: value, condition: condition, origin: origin) }
}

/// An effect at a place where it speaks: an edge, a return or an unresolved site comes of it.
struct Occurrence: Hashable {
  var effect: Effect
  /// The function in which the place stands.
  var function: FunctionID
  var site: Site
  /// What is passed from here on, outermost first.
  var through: [FunctionID]
  var isAmbiguous = false
  var isInferred = false
  /// Only what a case carries was supplied here: the case itself was told before.
  var isInner = false
  /// What is shown is told here, and what is called only hands it on.
  var isSupplied = false
  /// The type that was made here, where a component forwards what it is handed.
  var component: TypeID = .none
}
