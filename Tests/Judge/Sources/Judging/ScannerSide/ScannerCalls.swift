import SwiftScan

extension ScannerExtractor {
  /// The calls of a chain, or of the suffixes in a branch of an `#if` within a chain: those form a chain without a primary.
  mutating func observeCalls(_ chain: NodeIndex) {
    var components: [String] = []
    let parts = Array(tree.children(of: chain))
    var position = 0
    if tree.kind(chain) == .postfixChain, let primary = parts.first {
      components.append(Self.text(ofPrimary: primary, in: tree))
      position = 1
    }
    while position < parts.count {
      let part = parts[position]
      position += 1
      switch tree.kind(part) {
      case .call:
        components.append(canonicalArguments(labels(part), closures: closures(parts, &position)))
        observeCall(part, components)
      case .trailingClosure:
        position -= 1
        components.append(canonicalArguments(nil, closures: closures(parts, &position)))
        observeCall(part, components)
      case .subscriptCall:
        components.append(
          canonicalArguments(labels(part), closures: closures(parts, &position), brackets: ("[", "]")))
      case .conditionalBlock:
        components.append(CanonicalPrimary.conditionalSuffix)
      case .member, .optionalChain, .forceUnwrap, .postfixOperator:
        components.append(tree.canonicalText(part))
      default:
        // The condition of a conditional clause, or what else stands in one that is not part of a chain.
        continue
      }
    }
  }

  private mutating func observeCall(_ suffix: NodeIndex, _ components: [String]) {
    observe(.call, line: tree.line(tree[suffix].firstToken - 1), canonicalChain(components))
  }

  private func labels(_ call: NodeIndex) -> [String?] {
    tree.children(.argument, of: call).map(label)
  }

  private func label(_ node: NodeIndex) -> String? {
    tree[node].flags.contains(.hasLabel) ? tree.text(tree[node].firstToken) : nil
  }

  /// Takes the trailing closures of one call: the first has no label, those after it must have one.
  private func closures(_ parts: [NodeIndex], _ position: inout Int) -> [String?] {
    var found: [String?] = []
    while position < parts.count, tree.kind(parts[position]) == .trailingClosure {
      let label = label(parts[position])
      guard found.isEmpty == (label == nil) else { break }
      found.append(label)
      position += 1
    }
    return found
  }

  private static func text(ofPrimary primary: NodeIndex, in tree: SyntaxTree) -> String {
    switch tree.kind(primary) {
    case .identifierExpression, .implicitMemberExpression, .selfExpression, .superExpression, .wildcardExpression, .nilLiteral,
      .booleanLiteral, .integerLiteral, .floatLiteral, .macroExpansion:
      tree.canonicalText(primary)
    case .stringLiteral: CanonicalPrimary.string
    case .regexLiteral: CanonicalPrimary.regex
    case .arrayLiteral: CanonicalPrimary.array
    case .dictionaryLiteral: CanonicalPrimary.dictionary
    case .tupleExpression: CanonicalPrimary.tuple
    case .closureExpression: CanonicalPrimary.closure
    case .keyPathExpression: CanonicalPrimary.keyPath
    case .typeExpression: CanonicalPrimary.type
    case .ifExpression: CanonicalPrimary.condition
    case .switchExpression: CanonicalPrimary.selection
    default: CanonicalPrimary.other
    }
  }
}
