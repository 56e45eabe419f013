import Facts
import SwiftScan

/// Reading of the tree and the making of symbols.
extension Collector {
  /// The node behind the subtree of `node`.
  @inline(__always) func next(_ node: Int) -> Int { node + Int(nodes[node].size) }

  @inline(__always) func kind(_ node: Int) -> NodeKind { nodes[node].kind }

  @inline(__always) func flags(_ node: Int) -> NodeFlags { nodes[node].flags }

  @inline(__always) func firstToken(_ node: Int) -> Int { nodes[node].firstToken.position }

  @inline(__always) func endToken(_ node: Int) -> Int { nodes[node].endToken.position }

  @inline(__always) func offset(_ node: Int) -> UInt32 { tokens[firstToken(node)].offset }

  /// The offset behind the last token of a node.
  func endOffset(_ node: Int) -> UInt32 {
    let end = endToken(node)
    return end > firstToken(node) ? tokens[end - 1].endOffset : offset(node)
  }

  /// The first child of a kind.
  func first(_ wanted: NodeKind, in node: Int) -> Int? {
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == wanted { return child }
      child = next(child)
    }
    return nil
  }

  /// The symbol of a name token: of an identifier, a keyword, a macro's or operator's name, also of a number (`.0`).
  @inline(__always) mutating func symbol(ofToken position: Int) -> Symbol {
    let token = tokens[position]
    guard token.kind.hasSymbol else { return symbol(ofText: token) }
    if let known = symbols[token.symbol.rawValue] { return known }
    return symbol(new: token)
  }

  @inline(never) private mutating func symbol(new token: Token) -> Symbol {
    var start = Int(token.offset)
    var end = Int(token.endOffset)
    if token.flags.contains(.backticked), end - start > 2 {
      start += 1
      end -= 1
    } else if token.kind == .poundIdentifier {
      start += 1
    }
    let symbol = names.intern(text(start, end))
    symbols.set(token.symbol.rawValue, to: symbol)
    return symbol
  }

  private mutating func symbol(ofText token: Token) -> Symbol {
    guard token.kind == .integerLiteral || token.kind == .floatLiteral else { return .none }
    return names.intern(text(Int(token.offset), Int(token.endOffset)))
  }

  /// The symbol of the source between two tokens as written; `none` where there are none.
  mutating func symbol(ofTokens first: Int, to end: Int) -> Symbol {
    guard end > first else { return .none }
    if end == first + 1 && tokens[first].kind.hasSymbol { return symbol(ofToken: first) }
    let start = Int(tokens[first].offset)
    return names.intern(text(start, min(Int(tokens[end - 1].endOffset), start + Collector.maximumTextLength)))
  }

  /// A run of the source, cut to what is there.
  @inline(__always) func text(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let low = min(max(start, 0), bytes.count)
    let high = min(max(end, low), bytes.count)
    return UnsafeBufferPointer(rebasing: bytes[low..<high])
  }

  /// The symbol of fixed text.
  mutating func symbol(_ spelling: StaticString) -> Symbol {
    names.intern(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
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
