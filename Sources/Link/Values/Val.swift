import Facts

/// A value as the linker reasons about it: the position of its form in the table of values. 0 is the unknown value.
struct Val: Hashable, Comparable {
  let raw: Int32
  static let unknown = Val(raw: 0)
  var isKnown: Bool { raw != 0 }
  static func < (a: Val, b: Val) -> Bool { a.raw < b.raw }
}

/// The closed set of values.
enum ValForm: Hashable {
  /// With the reason, where it is worth telling.
  case unknown(Name)
  case null
  case bool(Bool)
  case text(Name)
  case number(Name)
  /// A parameter of the function whose summary this is; −1 is `self`.
  case parameter(FunctionID, Int32)
  /// A local that was declared without value: its own identity.
  case local(Site)
  /// An access path: a property of a value; of a type where the base is a `type`; a global where it is `null`.
  case member(Val, PropertyID)
  /// A member that the source does not declare: `url.host`.
  case foreign(Val, Name)
  /// An element of a collection.
  case element(Val)
  /// What a dictionary holds under a key.
  case entry(Val, Val)
  /// A dictionary as it is written: keys and values by turns.
  case dictionary([Val])
  /// The payload at a position of a case of a value: what `case .a(let x)` binds.
  case payload(Val, CaseID, Int32)
  case enumCase(CaseID, [Val])
  /// A value made of a type of the source: by which initialiser (none: the memberwise one), its arguments by parameter, where.
  case construct(TypeID, FunctionID, [Val], Site)
  /// What a call of a function of the source gives: the call's position. Only inside the function that calls.
  case result(Int32)
  /// A call of what the source does not declare: base (`null` for none), name, labels, arguments, where.
  case foreignCall(Val, Name, [Name], [Val], Site)
  case closure(FunctionID)
  /// A closure as seen from a caller of the function round it: what it captures is replaced as the environment says.
  case applied(FunctionID, Int32)
  /// A function as a value, with its receiver.
  case function(FunctionID, Val)
  /// An enum case with payload as a function: `Route.detail`.
  case caseFunction(CaseID)
  case array([Val])
  /// All elements of a collection, as items of another: `path` in `path + [.a]`.
  case allOf(Val)
  case tuple([Val])
  case choice([Val])
  /// `$x`
  case binding(Val)
  /// A type as a value.
  case type(Term)
  /// `\Type.a.b`: the type it starts from and the names.
  case keyPath(Term, [Name])
}

/// All values that were met, each once.
final class Vals {
  /// A value that is one of more than this many is partly unknown.
  static let maximumAlternatives = 256

  private var forms = InternTable<ValForm>()
  /// Whether there is a parameter in a value: others stay as they are wherever they are seen from.
  private var parameterized: [Bool] = []
  /// How many steps an access path has.
  private var steps: [Int32] = []

  init() {
    _ = intern(.unknown(.none))
  }

  subscript(_ value: Val) -> ValForm { forms[value.raw] }

  /// Every value that was met, in the order of that.
  var all: [ValForm] { forms.keys }

  @discardableResult
  func intern(_ form: ValForm) -> Val {
    let (raw, isNew) = forms.intern(form)
    if isNew {
      parameterized.append(isParameterized(form))
      steps.append(countedSteps(form))
    }
    return Val(raw: raw)
  }

  func hasParameter(_ value: Val) -> Bool { parameterized[Int(value.raw)] }

  /// How many members, elements and payloads lead to a value from where its access path starts.
  func steps(to value: Val) -> Int { Int(steps[Int(value.raw)]) }

  private func countedSteps(_ form: ValForm) -> Int32 {
    switch form {
    case .member(let base, _), .foreign(let base, _), .element(let base), .payload(let base, _, _), .binding(let base), .allOf(let base),
      .entry(let base, _):
      steps[Int(base.raw)] &+ 1
    case .choice(let items): items.lazy.map { self.steps[Int($0.raw)] }.max() ?? 0
    default: 0
    }
  }

  private func isParameterized(_ form: ValForm) -> Bool {
    switch form {
    case .parameter, .closure, .applied: true
    case .unknown, .null, .bool, .text, .number, .local, .result, .caseFunction, .type, .keyPath: false
    case .member(let base, _), .foreign(let base, _), .element(let base), .payload(let base, _, _), .binding(let base), .allOf(let base),
      .function(_, let base):
      hasParameter(base)
    case .entry(let base, let key): hasParameter(base) || hasParameter(key)
    case .enumCase(_, let items), .construct(_, _, let items, _), .array(let items), .tuple(let items), .choice(let items),
      .dictionary(let items):
      items.contains { hasParameter($0) }
    case .foreignCall(let base, _, _, let items, _): hasParameter(base) || items.contains { hasParameter($0) }
    }
  }

  /// One of several values: flat, each once; the value itself where there is one.
  func choice(_ values: [Val]) -> Val {
    var flat: [Val] = []
    for value in values {
      if case .choice(let inner) = self[value] { flat += inner } else { flat.append(value) }
    }
    var unique: [Val] = []
    for value in flat where !unique.contains(value) { unique.append(value) }
    guard unique.count > 1 else { return unique.first ?? .unknown }
    // What is cut is not forgotten: the value may be something else, too.
    if unique.count > Self.maximumAlternatives { unique = unique.prefix(Self.maximumAlternatives - 1) + [.unknown] }
    return intern(.choice(unique))
  }

  func alternatives(_ value: Val) -> [Val] {
    if case .choice(let inner) = self[value] { return inner }
    return [value]
  }
}
