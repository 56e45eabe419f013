import Facts
import SwiftScan

/// `#if`, as a statement and round declarations.
extension Collector {
  /// Notes which places the branches of an `#if` hold.
  mutating func noteClauses(of block: Int) {
    var clause = block + 1
    while clause < next(block) {
      if kind(clause) == .conditionalClause {
        facts.clauses.append(
          ConditionalClause(block: offset(block), condition: conditionText(clause), offset: offset(clause), end: endOffset(clause)))
      }
      clause = next(clause)
    }
  }

  mutating func compileIf(_ node: Int) {
    noteClauses(of: node)
    let opened = open(.compileIf, offset(node))
    var clause = node + 1
    let end = next(node)
    while clause < end {
      if kind(clause) == .conditionalClause {
        var operation = Operation(kind: .clause, offset: offset(clause))
        operation.symbol = conditionText(clause)
        let inside = open(operation)
        statements(from: syntax.contents(ofClause: clause), to: next(clause))
        close(inside)
      }
      clause = next(clause)
    }
    close(opened)
  }

  /// The condition of a clause as written; `none` for `#else`.
  mutating func conditionText(_ clause: Int) -> Symbol {
    let first = clause + 1
    guard syntax.contents(ofClause: clause) > first else { return .none }
    return symbol(ofTokens: firstToken(first), to: endToken(first))
  }

  /// Visits the declarations of all clauses, with `condition` set to what must hold for them.
  ///
  /// `A` for `#if A`, `!(A) && B` for its `#elseif B`, `!(A) && !(B)` for its `#else`; those of an `#if` round this one stand before, with ` && `.
  mutating func conditionalDeclarations(_ node: Int, in place: DeclarationPlace) {
    guard enter() else { return }
    noteClauses(of: node)
    let saved = condition
    var refused = saved
    var clause = node + 1
    let end = next(node)
    while clause < end {
      if kind(clause) == .conditionalClause {
        let own = conditionText(clause)
        condition = own.isNone ? refused : joined(refused, own, negated: false)
        refused = own.isNone ? refused : joined(refused, own, negated: true)
        declarations(from: syntax.contents(ofClause: clause), to: next(clause), in: place)
      }
      clause = next(clause)
    }
    condition = saved
    leave()
  }

  private mutating func joined(_ first: Symbol, _ second: Symbol, negated: Bool) -> Symbol {
    text.cut(to: 0)
    let before = names.range(of: first)
    // Nothing would be kept of what is added, and a chain of branches would cost its length for each.
    if before.count >= Collector.maximumTextLength { return first }
    if !before.isEmpty {
      copyName(before)
      append(" && ")
    }
    if negated { append("!(") }
    copyName(names.range(of: second))
    if negated { append(")") }
    let cut = UnsafeBufferPointer(rebasing: text.elements.prefix(Collector.maximumTextLength))
    return intern(cut)
  }

  private mutating func copyName(_ range: Range<Int>) {
    for position in range { text.append(names.bytes[position]) }
  }

  private mutating func append(_ spelling: StaticString) {
    text.append(contentsOf: UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount))
  }
}

extension Syntax {
  /// The first child of a clause behind its condition.
  func contents(ofClause node: Int) -> Int {
    let first = node + 1
    guard first < next(node), tokens[firstToken(node)].kind != .poundElse else { return first }
    return kind(first).isExpression || kind(first) == .missing ? next(first) : first
  }
}
