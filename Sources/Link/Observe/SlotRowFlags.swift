import Facts
import NavigationGraph
import Observations

/// Presentations that stand in each row of a list, and hang on one flag.
extension SlotGround {
  func rowFlags() -> [SlotObservations.RowFlag] {
    (presentations + presentationsOfModifiers).compactMap { presentation in
      let record = record(presentation)
      guard isFlag(presentation), isPlainSlot(presentation), let place = record.slot, !picksRow(record.condition) else { return nil }
      let found: (row: Row, slot: PropertyID, presenter: TypeID)?
      let path = ownPath(place)
      if let path, let last = path.last {
        let own = ownRow(of: record.function).map { (row: $0, slot: last) } ?? rowView(presentation, path)
        found = own.map { ($0.row, $0.slot, presenter(of: presentation)) }
      } else {
        found = rowModifier(presentation, place)
      }
      guard let found, !found.row.isView || !isForSomeRows(presentation) else { return nil }
      let list = self.record(found.row.list)
      return SlotObservations.RowFlag(
        presentation: SlotObservations.Presentation(
          location: context.location(record.site), kind: kind(presentation), presenter: builder.naming.id(of: found.presenter)),
        isLink: shape(presentation).form == .construct, slot: slot(found.slot),
        list: program.text(shape(found.row.list).name), listLocation: context.location(list.site),
        showsRow: shows(found.row, presentation, besides: path?.first))
    }
  }

  /// Presentations of functions for views, which hang on what these are handed.
  private var presentationsOfModifiers: [Int32] {
    evaluator.presentations.indices.map { Int32(truncatingIfNeeded: $0) }.filter { index in
      let record = record(index)
      return shape(index).effect == .presents && record.slot != nil && evaluator.isViewExtension(record.function)
        && context.counts(record.function)
    }
  }

  /// A closure that makes each row of a list.
  struct Row {
    /// The list.
    let list: Int32
    let closure: FunctionID
    /// Whether what stands there stands in the closure itself: in no method that it calls, no view that it makes.
    var isDirect = true
    var isView = false
    /// What the flag is called there.
    var flag: Name?
    /// Where a view is the row: as it is made there.
    var view: Val?
  }

  /// The row that code of a view stands in, where the same view makes the list: in its closure, or in a method that this calls.
  private func ownRow(of function: FunctionID) -> Row? {
    if let row = row(round: function) { return row }
    let outer = evaluator.outermost(function)
    for position in flow.callers[outer] ?? [] {
      let call = evaluator.calls[Int(position)]
      guard builder.sourceType(call.caller) == builder.sourceType(function), !picksRow(call.condition), !call.isHanded,
        call.role != .content, case .parameter(_, -1) = vals[call.receiver], let row = row(round: call.caller)
      else { continue }
      return Row(list: row.list, closure: row.closure, isDirect: false)
    }
    return nil
  }

  /// The innermost row round a place; nil where a condition on the way chooses a row, and in what a row presents.
  private func row(round function: FunctionID) -> Row? {
    for current in chain(from: function) {
      let record = evaluator.records[current.index]
      guard record.parent.exists else { return nil }
      if record.host >= 0, makesRows(record.host, by: current) { return Row(list: record.host, closure: current) }
      let uses = evaluator.records[record.parent.index].closures.filter { $0.function == current }
      if uses.contains(where: { $0.role == .content || picksRow($0.condition) }) { return nil }
    }
    return nil
  }

  private func makesRows(_ presentation: Int32, by closure: FunctionID) -> Bool {
    guard shape(presentation).arguments.contains(where: { $0.role == .elements }),
      record(presentation).views.contains(vals.intern(.closure(closure))), let (call, facts) = call(of: presentation),
      let first = facts[call.arguments].first
    else { return false }
    // A list without elements has no rows of one kind.
    return !first.isTrailing && !first.label.exists
  }

  /// Whether a condition may hold for one row alone: what it compares is not known, or it asks which case something of the row is.
  private func picksRow(_ condition: Condition, inViewOfRow: Bool = false) -> Bool {
    evaluator.guards.atoms(condition).contains { atom in
      switch atom {
      case .opaque, .equals: true
      case .isCase(let value, _): isOfRow(value, inViewOfRow)
      default: false
      }
    }
  }

  /// Whether a value is one of the list's elements or a part of it; in the view of a row, part of what that was handed.
  private func isOfRow(_ value: Val, _ inViewOfRow: Bool) -> Bool {
    var current = value
    for _ in 0..<Vals.maximumSteps {
      switch vals[current] {
      case .element: return true
      case .parameter(_, let index): return index >= 0
      case .member(let base, let property):
        if case .parameter(_, -1) = vals[base] { return inViewOfRow && isHanded(property) }
        current = base
      case .foreign(let base, _), .payload(let base, _, _), .binding(let base): current = base
      default: return false
      }
    }
    return false
  }

  /// Whether a presentation in the view of a row stands in some rows only, for what those hold.
  private func isForSomeRows(_ presentation: Int32) -> Bool {
    let round = chain(from: record(presentation).function).compactMap { current -> Condition? in
      let parent = evaluator.records[current.index].parent
      return parent.exists ? evaluator.records[parent.index].closures.first { $0.function == current }?.condition : nil
    }
    return (round + [record(presentation).condition]).contains { picksRow($0, inViewOfRow: true) }
  }

  /// The row in which a view is made whose presentation hangs on what it was handed; with the property of the maker that is meant.
  private func rowView(_ presentation: Int32, _ path: [PropertyID]) -> (row: Row, slot: PropertyID)? {
    guard let handed = path.first, let last = path.last, !isState(handed) else { return nil }
    let type = program.owner(of: handed)
    guard type.exists, evaluator.isView(type), type == presenter(of: presentation) else { return nil }
    for position in flow.constructions[type] ?? [] {
      let call = evaluator.calls[Int(position)]
      guard counts(call.caller), builder.sourceType(call.caller) != type, !picksRow(call.condition), !isPresented(call),
        let row = ownRow(of: call.caller)
      else { continue }
      let made = Row(list: row.list, closure: row.closure, isDirect: false, isView: true, view: call.receiver)
      if hasAttribute(handed, among: known.sharedAttributes) { return path.count > 1 ? (made, last) : nil }
      guard let given = evaluator.constructedField(handed, of: call.receiver), let outer = ownPath(given), let name = outer.last else {
        continue
      }
      return (made, path.count > 1 ? last : name)
    }
    return nil
  }

  /// The row whose view is given a presentation by a function for views that is handed the flag; with the property that is handed.
  private func rowModifier(_ presentation: Int32, _ place: Val) -> (row: Row, slot: PropertyID, presenter: TypeID)? {
    var current = place
    if case .binding(let inner) = vals[current] { current = inner }
    guard case .parameter(let function, let index) = vals[current], index >= 0, evaluator.isViewExtension(function) else { return nil }
    for position in flow.callers[function] ?? [] {
      let call = evaluator.calls[Int(position)]
      guard counts(call.caller), !picksRow(call.condition), !call.isHanded, call.arguments.indices.contains(Int(index)),
        let path = ownPath(call.arguments[Int(index)]), let last = path.last, let row = ownRow(of: call.caller)
      else { continue }
      let parameters = program.parameters(of: function)
      guard parameters.count > Int(index) else { continue }
      let flag = program.name(parameters[parameters.startIndex + Int(index)].name, in: program.file(of: function))
      return (Row(list: row.list, closure: row.closure, isDirect: false, flag: flag), last, builder.sourceType(call.caller))
    }
    return nil
  }

  /// Whether what is made is presented from where it is made, and stands elsewhere.
  private func isPresented(_ call: CallRecord) -> Bool {
    evaluator.records[call.caller.index].constructs.contains { $0.site == call.site && $0.role == .content }
  }

  /// Whether what a presentation shows names the row's own value.
  private func shows(_ row: Row, _ presentation: Int32, besides flag: PropertyID?) -> Bool {
    let file = record(presentation).site.file
    let wanted = namesOfRow(row, presentation, besides: flag)
    guard let (call, facts) = call(of: presentation) else { return false }
    return facts[call.arguments].contains { argument in
      guard argument.value.exists else { return false }
      guard facts[argument.value].kind == .closure else { return mentions(argument.value, facts, wanted, file) }
      return values(in: program.function(file, facts[argument.value].function)).contains { isNamed($0, facts, wanted, file) }
    }
  }

  /// What the row's value is called where a presentation stands: the parameters of the closure or of the method that makes the row, the
  /// properties of its view.
  private func namesOfRow(_ row: Row, _ presentation: Int32, besides flag: PropertyID?) -> Set<Name> {
    let function = row.isDirect ? row.closure : evaluator.outermost(record(presentation).function)
    let file = program.file(of: function)
    var result = Set(program.parameters(of: function).map { program.name($0.name, in: file) })
    if let flag = row.flag { result.remove(flag) }
    if row.isDirect, result.isEmpty { result = [context.names.intern("$0")] }
    guard row.isView else { return result }
    let stored = program.types[presenter(of: presentation).index].stored
    return result.union(stored.filter { $0 != flag && !isShared($0, row) }.map { program.name(of: $0) })
  }

  /// Whether all rows' views have the same in a property: an object of the surroundings, or what the view that makes them keeps.
  private func isShared(_ property: PropertyID, _ row: Row) -> Bool {
    if hasAttribute(property, among: known.sharedAttributes) { return true }
    return row.view.flatMap { evaluator.constructedField(property, of: $0) }.flatMap { ownPath($0) } != nil
  }

  private func isNamed(_ value: Value, _ facts: FileFacts, _ wanted: Set<Name>, _ file: Int32) -> Bool {
    let isOwn = value.kind == .member && value.base.exists && facts[value.base].kind == .self
    return (value.kind == .name || value.kind == .projected || isOwn) && wanted.contains(program.name(value.symbol, in: file))
  }

  /// Whether a value, or what it is made of, is one of some names.
  private func mentions(_ id: ID<Value>, _ facts: FileFacts, _ wanted: Set<Name>, _ file: Int32) -> Bool {
    ValueWalk(facts, from: id).contains { isNamed($0, facts, wanted, file) }
  }
}
