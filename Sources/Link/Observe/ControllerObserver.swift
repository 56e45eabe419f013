import Facts
import Knowledge
import NavigationGraph
import Observations

extension Observer {
  static let controllers = Observer(family: .controllers) { context, result in
    let observer = ControllerObserver(context)
    result.controllers.unmetRequests = observer.unmetRequests()
    result.controllers.popovers = observer.popovers()
    result.controllers.hasty = observer.hasty()
    result.controllers.early = observer.early()
    result.controllers.locals = observer.localCoordinators()
    result.controllers.children = observer.childCoordinators()
  }
}

/// Observes what controllers of UIKit do.
struct ControllerObserver {
  let context: ObservationContext
  let known = ControllerNames.standard
  let codes: ControllerCodes
  private let presenting: Name
  private let dismissing: Name
  let animated: Name
  let completion: Name

  init(_ context: ObservationContext) {
    self.context = context
    codes = ControllerCodes(context.program)
    presenting = context.names.intern(known.presenting)
    dismissing = context.names.intern(known.dismissing)
    animated = context.names.intern(known.animated)
    completion = context.names.intern(known.completion)
  }

  var evaluator: Evaluator { context.evaluator }
  var program: Program { context.program }
  var vals: Vals { context.vals }
  var names: Names { context.names }

  // MARK: Presentations

  func shape(_ record: PresentationRecord) -> KnowledgeTable.Shape { evaluator.knowledge.shapes[record.shape] }

  /// `present(_:animated:)` of a controller.
  func isPresentation(_ record: PresentationRecord) -> Bool {
    let shape = shape(record)
    return shape.form == .method && shape.effect == .shows && shape.name == presenting
  }

  /// `dismiss(animated:)` of a controller.
  func isDismissal(_ record: PresentationRecord) -> Bool {
    let shape = shape(record)
    return shape.form == .method && shape.effect == .returns && shape.name == dismissing
  }

  func records(of function: FunctionID) -> [PresentationRecord] {
    evaluator.records[function.index].presentations.map { evaluator.presentations[Int($0)] }
  }

  /// All functions and closures that are read, in order.
  var functions: [FunctionID] {
    evaluator.records.indices.lazy.filter { evaluator.records[$0].isEvaluated }.map { FunctionID(raw: Int32(truncatingIfNeeded: $0)) }
  }

  // MARK: Functions

  func type(of function: FunctionID) -> TypeID { program.owner(of: function) }

  /// The name of the type round a function, as users see it; of free functions nothing.
  func typeName(of function: FunctionID) -> String {
    let type = type(of: function)
    return type.exists ? context.builder.naming.name(of: type) : ""
  }

  /// The function round closures.
  func root(of function: FunctionID) -> FunctionID {
    var current = function
    for _ in 0..<64 {
      let parent = evaluator.records[current.index].parent
      guard parent.exists else { return current }
      current = parent
    }
    return current
  }

  func name(of function: FunctionID) -> String { names[program.name(of: root(of: function))] }

  /// The bytes of a function.
  func range(of function: FunctionID) -> Range<UInt32> {
    let fact = program.fact(function)
    return fact.offset..<max(fact.offset, fact.end)
  }

  /// Whether a function, or one of the closures in it, says a name that a condition takes.
  func says(_ function: FunctionID, where isMeant: (Name) -> Bool) -> Bool {
    codes[program.file(of: function)].says(in: range(of: function), where: isMeant)
  }

  func isSelf(_ value: Val) -> Bool { if case .parameter(_, -1) = vals[value] { true } else { false } }

  /// What is shown, as users call it; nil where the source does not tell one thing.
  func name(ofShown values: [Val]) -> String? {
    var found: Set<String> = []
    for value in values {
      for shown in context.builder.finder.shown(value) {
        switch shown.target {
        case .view(let type): found.insert(context.builder.naming.name(of: type))
        case .foreign(let name): found.insert(names[name])
        case .scene, .route, .untold: return nil
        }
      }
      if found.isEmpty, case .foreignCall(_, let name, _, _, _) = vals[value], names[name].first?.isUppercase == true {
        found.insert(names[name])
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
