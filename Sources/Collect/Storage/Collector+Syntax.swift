import Facts
import SwiftScan

/// Reading of the tree and the making of symbols.
extension Collector {
  // Forwarded, for they stand on every line. `mutating` only so that the collector, which is large, is handed over by its address:
  // unoptimized, a borrow of it costs a copy on the stack.
  var nodes: UnsafeBufferPointer<SyntaxNode> { @inline(__always) mutating get { syntax.nodes } }
  var tokens: UnsafeBufferPointer<Token> { @inline(__always) mutating get { syntax.tokens } }
  @inline(__always) mutating func next(_ node: Int) -> Int { syntax.next(node) }
  @inline(__always) mutating func kind(_ node: Int) -> NodeKind { syntax.kind(node) }
  @inline(__always) mutating func flags(_ node: Int) -> NodeFlags { syntax.flags(node) }
  @inline(__always) mutating func firstToken(_ node: Int) -> Int { syntax.firstToken(node) }
  @inline(__always) mutating func endToken(_ node: Int) -> Int { syntax.endToken(node) }
  @inline(__always) mutating func offset(_ node: Int) -> UInt32 { syntax.offset(node) }
  @inline(__always) mutating func endOffset(_ node: Int) -> UInt32 { syntax.endOffset(node) }
  @inline(__always) mutating func first(_ wanted: NodeKind, in node: Int) -> Int? { syntax.first(wanted, in: node) }

  /// The symbol of a name token: of an identifier, a keyword, a macro's or operator's name, also of a number (`.0`).
  @inline(__always) mutating func symbol(ofToken position: Int) -> Symbol {
    let token = tokens[position]
    guard token.kind.hasSymbol else { return symbol(ofText: token) }
    if let known = symbols[token.symbol.rawValue] { return known }
    return symbol(new: token)
  }

  @inline(never) private mutating func symbol(new token: Token) -> Symbol { symbol(new: token.symbol) }

  private mutating func symbol(new known: SwiftScan.Symbol) -> Symbol {
    guard let tree else { return .none }
    let symbol = tree._withUnsafeGuaranteedRef { names.add($0.utf8(known)) }
    symbols.set(known.rawValue, to: symbol)
    return symbol
  }

  /// The symbol of a text, which may be a name of the file too.
  mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let known = tree?._withUnsafeGuaranteedRef({ $0.symbol(utf8: text) }) else { return names.intern(text) }
    return symbols[known.rawValue] ?? symbol(new: known)
  }

  private mutating func symbol(ofText token: Token) -> Symbol {
    guard token.kind == .integerLiteral || token.kind == .floatLiteral else { return .none }
    return intern(syntax.text(Int(token.offset), Int(token.endOffset)))
  }

  /// The symbol of the source between two tokens as written; `none` where there are none.
  mutating func symbol(ofTokens first: Int, to end: Int) -> Symbol {
    guard end > first else { return .none }
    if end == first + 1 && tokens[first].kind.hasSymbol { return symbol(ofToken: first) }
    let start = Int(tokens[first].offset)
    return intern(syntax.text(start, min(Int(tokens[end - 1].endOffset), start + Collector.maximumTextLength)))
  }

  /// The symbol of fixed text.
  mutating func symbol(_ spelling: StaticString) -> Symbol {
    intern(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }

  /// The symbol of a label or inner name: `none` for `_`.
  @inline(__always) mutating func label(ofToken position: Int) -> Symbol {
    tokens[position].isKeyword(.underscore) ? .none : symbol(ofToken: position)
  }

  /// The symbol of a `name` node, which is several tokens for some operators.
  mutating func symbol(ofName node: Int) -> Symbol { symbol(ofTokens: firstToken(node), to: endToken(node)) }

  /// Goes one level down; false (and a mark that something was left out) where that is too deep.
  @inline(__always) mutating func enter() -> Bool {
    guard depth < FileFacts.maximumDepth else {
      hasErrors = true
      return false
    }
    depth += 1
    return true
  }

  @inline(__always) mutating func leave() { depth -= 1 }
}
