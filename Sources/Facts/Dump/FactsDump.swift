/// Facts as text, for people: pseudo-source that shows what was understood, every grouping written out with parentheses.
///
/// Made for goldens and for finding faults in a linker; nothing reads it back. Closures stand in the place where they are written,
/// `if`, `switch` and `do` values as `block { … }`. A name that is bound by a pattern is written `let x`, whether by `let` or by `var`.
public enum FactsDump {
  /// How it is printed, and what beside the facts themselves.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `line:column` before each statement and declaration and behind the name of each call, `⟨12:5⟩`.
    public static let locations = Options(rawValue: 1)
    /// Types as users write them: parentheses only where they are needed.
    public static let plainTypes = Options(rawValue: 2)
  }

  /// The facts of a file as text. Costs time in proportion to the facts, and as much memory as the text.
  public static func text(of facts: FileFacts, options: Options = []) -> String {
    var writer = FactsWriter(facts: facts, options: options)
    writer.file()
    return writer.output
  }

  /// One value as text, on one line where it has no closures with several statements.
  public static func text(of value: ID<Value>, in facts: FileFacts) -> String {
    var writer = FactsWriter(facts: facts, options: [])
    writer.value(value)
    return writer.output
  }

  /// One type as text.
  public static func text(of type: ID<TypeNode>, in facts: FileFacts, options: Options = []) -> String {
    var writer = FactsWriter(facts: facts, options: options)
    writer.type(type)
    return writer.output
  }

  /// One pattern as text.
  public static func text(of pattern: ID<Pattern>, in facts: FileFacts) -> String {
    var writer = FactsWriter(facts: facts, options: [])
    writer.pattern(pattern)
    return writer.output
  }

  /// The statements of one function as text.
  public static func text(of function: ID<FunctionFact>, in facts: FileFacts) -> String {
    guard function.exists, function.index < facts.functions.count else { return "" }
    var writer = FactsWriter(facts: facts, options: [])
    writer.statements(facts[function].body.indices)
    return writer.output
  }
}
