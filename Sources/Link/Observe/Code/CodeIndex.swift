import Facts

/// What observers look up in the source again and again: one for all of them, its tables made when they are first asked for.
final class CodeIndex {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private var files: [Int32: FileCode] = [:]

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  subscript(file: Int32) -> FileCode {
    if let known = files[file] { return known }
    let code = FileCode(file, evaluator)
    files[file] = code
    return code
  }

  private(set) lazy var propertiesByName: [Name: [PropertyID]] = Dictionary(
    grouping: program.propertyFile.indices.map { PropertyID(raw: Int32(truncatingIfNeeded: $0)) }, by: { program.name(of: $0) })

  private var weak: [Name: Bool] = [:]

  /// Whether all properties of a name keep nothing alive; nil where no property is called so.
  func areWeak(_ name: Name) -> Bool? {
    if let known = weak[name] { return known }
    guard let declared = propertiesByName[name] else { return nil }
    let answer = declared.allSatisfy { !program.fact($0).modifiers.isDisjoint(with: [.weak, .unowned]) }
    weak[name] = answer
    return answer
  }

  /// Where the source makes values of a type, tests among it.
  private(set) lazy var makings: [TypeID: [Site]] = {
    var result: [TypeID: [Site]] = [:]
    for record in evaluator.records { for use in record.constructs { result[use.type, default: []].append(use.site) } }
    return result
  }()
}
