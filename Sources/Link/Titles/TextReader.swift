import Facts
import Knowledge

/// Tells what texts a value can be, as far as the source leaves no doubt.
struct TextReader {
  private let evaluator: Evaluator
  private let flow: Flow
  private var vals: Vals { evaluator.vals }
  private var program: Program { evaluator.program }
  private var names: Names { evaluator.names }

  /// Functions and constants are followed through no more steps.
  private static let maximumDepth = 16
  /// More texts are told nowhere.
  private static let maximumTexts = 8

  init(_ evaluator: Evaluator, _ flow: Flow) {
    self.evaluator = evaluator
    self.flow = flow
  }

  /// All texts that a value can be, each once; nil where it may be another.
  ///
  /// - Parameter isKey: whether a text that stands there as it is is looked up.
  func texts(of value: Val, isKey: Bool) -> [TitleText]? {
    guard let all = read(value, isKey, 0), !all.isEmpty else { return nil }
    var unique: [TitleText] = []
    for text in all where !unique.contains(text) { unique.append(text) }
    return unique
  }

  private func read(_ value: Val, _ isKey: Bool, _ depth: Int) -> [TitleText]? {
    guard depth < Self.maximumDepth else { return nil }
    switch vals[value] {
    case .text(let name): return [TitleText(names[name], isKey: isKey, isShownAsKey: true)]
    case .choice(let items): return all(items, isKey, depth)
    case .foreignCall(_, evaluator.knowledge.interpolation, _, let parts, _): return interpolated(parts, isKey)
    case .foreignCall(let base, let name, let labels, let arguments, _):
      return made(by: name, labels, arguments, depth) ?? accessed(name, of: base)
    case .result(let call): return all(flow.guardedResults(ofCall: call).map(\.value), isKey, depth)
    case .member(let base, let property): return member(value, base, property, isKey, depth)
    case .foreign(let base, evaluator.knowledge.rawValue): return rawText(of: base, isKey)
    case .foreign(let base, let name): return accessed(name, of: base)
    case .parameter, .payload, .element: return one(value, isKey, depth)
    default: return nil
    }
  }

  private func all(_ values: [Val], _ isKey: Bool, _ depth: Int) -> [TitleText]? {
    var result: [TitleText] = []
    for value in values {
      guard let more = read(value, isKey, depth + 1) else { return nil }
      for text in more where !result.contains(text) { result.append(text) }
      if result.count > Self.maximumTexts { return nil }
    }
    return result.isEmpty ? nil : result
  }

  // MARK: Calls

  private func made(by name: Name, _ labels: [Name], _ arguments: [Val], _ depth: Int) -> [TitleText]? {
    for maker in evaluator.knowledge.textMakers[name] ?? [] {
      guard let position = labels.firstIndex(of: maker.text), position < arguments.count, maker.text.exists || position == 0,
        let texts = read(arguments[position], maker.isKey, depth + 1)
      else { continue }
      if maker.hasHoles {
        return texts.map { text in
          var filled = text
          if !text.isKey { filled.text = FormatText.withHoles(text.text) }
          return filled
        }
      }
      guard maker.isKey else { return texts }
      func argument(_ label: Name) -> Val? { label.exists ? labels.firstIndex(of: label).map { arguments[$0] } : nil }
      var table: String?
      if let given = argument(maker.table), vals[given] != .null {
        guard case .text(let name) = vals[given] else { return nil }
        table = names[name]
      }
      let fallback = argument(maker.fallback).flatMap { read($0, false, depth + 1) }.flatMap { $0.count == 1 ? $0[0].text : nil }
      return texts.map { text in
        // What was looked up already (`Text(NSLocalizedString("key"))`) stays as it is.
        guard text.isKey, text.table == nil, text.fallback == nil else { return text }
        return TitleText(
          text.text, isKey: true, isShownAsKey: true, table: table, fallback: fallback.flatMap { $0.isEmpty ? nil : $0 })
      }
    }
    return nil
  }

  private func interpolated(_ parts: [Val], _ isKey: Bool) -> [TitleText]? {
    var text = ""
    for part in parts {
      if case .text(let name) = vals[part] { text += names[name] } else { text.append(TitleText.hole) }
    }
    return [TitleText(text, isKey: isKey, isShownAsKey: true)]
  }

  // MARK: Properties

  private func member(_ value: Val, _ base: Val, _ property: PropertyID, _ isKey: Bool, _ depth: Int) -> [TitleText]? {
    let fact = program.fact(property)
    // A wrapper's value is whatever it was set to last.
    let file = program.file(of: property)
    let isWrapped = program.attributes(fact.attributes, in: file).contains {
      !evaluator.knowledge.plainAttributes.contains(program.name($0.name, in: file))
    }
    guard !isWrapped else { return nil }
    if fact.getter.exists {
      let getters = flow.meant(by: property, of: base).compactMap { evaluator.getter(of: $0) }
      return all(getters.flatMap { flow.results(of: $0, [], base) }.map(\.value), isKey, depth)
    }
    guard !fact.outer.exists, !hasUnknownConstruction(property) else { return nil }
    return one(value, isKey, depth)
  }

  /// What a place holds, where it is surely one thing.
  private func one(_ value: Val, _ isKey: Bool, _ depth: Int) -> [TitleText]? {
    let known = flow.resolve(value)
    guard known.count == 1, known[0] != value else { return nil }
    return read(known[0], isKey, depth + 1)
  }

  /// Whether some place makes a value with something unknown for a property: the flow of values leaves that out.
  private func hasUnknownConstruction(_ property: PropertyID) -> Bool {
    let owner = program.owner(of: property)
    guard owner.exists, let position = evaluator.memberwise(owner).firstIndex(of: property) else { return false }
    return (flow.constructions[owner] ?? []).contains { index in
      let call = evaluator.calls[Int(index)]
      guard case .construct(_, let initializer) = call.callee, !initializer.exists, position < call.arguments.count else { return false }
      let isDefaulted = position < 64 && call.defaulted & (1 << UInt64(position)) != 0
      return !call.arguments[position].isKnown && !isDefaulted
    }
  }

  /// `L10n.settingsTitle`, where what a generator made is not part of the source.
  private func accessed(_ name: Name, of base: Val) -> [TitleText]? {
    guard case .type(let term) = vals[base], let type = evaluator.terms.nominalType(term), !program.types[type.index].isSource else {
      return nil
    }
    let generated = names[program.types[type.index].name]
    guard evaluator.knowledge.textAccessors.contains(where: generated.hasSuffix) else { return nil }
    var text = TitleText(names[name], isKey: true)
    text.isAccessor = true
    return [text]
  }

  /// `Tab.home.rawValue`
  private func rawText(of base: Val, _ isKey: Bool) -> [TitleText]? {
    let known = flow.resolve(base)
    let cases = [base] + (known.count == 1 ? known : [])
    for case .enumCase(let id, _) in cases.map({ vals[$0] }) {
      let fact = program.fact(id)
      guard fact.rawText.exists else { return nil }
      return [TitleText(program.text(program.name(fact.rawText, in: program.file(of: id))), isKey: isKey, isShownAsKey: true)]
    }
    return nil
  }
}
