/// Turns the bytes of Swift files into syntax trees. Holds the working memory of one thread; several scanners work side by side.
///
/// ```swift
/// let tree = SyntaxTree(knownNames: ["View", "body"])
/// let scanner = Scanner()
/// for file in files { try scanner.scan(file.bytes, into: tree); visit(tree) }
/// ```
public final class Scanner {
  private let tables = ByteTables()
  private var brackets = BracketStack()

  public init() {}

  deinit {
    tables.free()
    brackets.free()
  }

  /// Replaces the content of `tree` by the tokens and nodes of a file.
  ///
  /// Any bytes will do: what is no Swift becomes `unexpected` and `missing` nodes, what is nested beyond `Parser.maximumDepth` becomes
  /// `unparsed`.
  /// Takes time and memory linear in the number of bytes and a bounded amount of stack (less than 512 KiB). Allocates only when a file
  /// is larger
  /// than all those before.
  ///
  /// - Throws: `ScanError.tooLarge` above `SyntaxTree.maximumSize`; the tree is then as before.
  public func scan(_ bytes: UnsafeBufferPointer<UInt8>, into tree: SyntaxTree) throws(ScanError) {
    try lex(bytes, into: tree)
    Parser.parse(tree.storage)
  }

  /// Replaces the content of `tree` by the tokens of a file; it has no nodes then.
  ///
  /// - Throws: `ScanError.tooLarge` above `SyntaxTree.maximumSize`; the tree is then as before.
  public func lex(_ bytes: UnsafeBufferPointer<UInt8>, into tree: SyntaxTree) throws(ScanError) {
    try tree.storage.pointee.begin(bytes)
    brackets.reset()
    var lexer = Lexer(tree.storage, tables: tables, brackets: brackets)
    lexer.run()
    brackets = lexer.brackets
  }

  /// Scans an array; see `scan(_:into:)`.
  public func scan(_ bytes: [UInt8], into tree: SyntaxTree) throws(ScanError) {
    // A typed throw does not pass through `withUnsafeBufferPointer` of every supported library; a result does.
    let result = bytes.withUnsafeBufferPointer { buffer in Result { () throws(ScanError) in try scan(buffer, into: tree) } }
    try result.get()
  }

  /// Scans a string; see `scan(_:into:)`.
  public func scan(_ text: String, into tree: SyntaxTree) throws(ScanError) {
    try scan(Array(text.utf8), into: tree)
  }
}
