import Facts
import SwiftScan

/// How the one name of a parameter is to be read.
enum ParameterLabels {
  /// It is the label too: functions.
  case same
  /// It is no label: closures, subscripts.
  case none
  /// It is a label only: payloads.
  case only
}

/// Parameters of functions, closures, subscripts and cases.
extension Collector {
  mutating func parameters(_ clause: Int, labels: ParameterLabels) -> IDRange<ParameterFact> {
    let mark = facts.pendingParameters.count
    var child = clause + 1
    let end = next(clause)
    while child < end {
      switch kind(child) {
      case .parameter: pushParameter(child, labels)
      case .unexpected, .unparsed: hasErrors = true
      default: break
      }
      child = next(child)
    }
    return facts.takeParameters(from: mark)
  }

  private mutating func pushParameter(_ node: Int, _ labels: ParameterLabels) {
    var fact = ParameterFact(label: .none, name: .none, offset: offset(node))
    if flags(node).contains(.isVariadic) { fact.modifiers.insert(.variadic) }
    let mark = facts.pendingAttributes.count
    var nameCount = 0
    var initializer: Int?
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      switch childKind {
      case .attribute: pushAttribute(child)
      case .modifier: if tokens[firstToken(child)].word == .inout { fact.modifiers.insert(.inoutParameter) }
      case .name:
        readName(child, &fact, nameCount, labels)
        nameCount += 1
      case .initializerClause: initializer = child
      default:
        if childKind.isType {
          pushTypeAttributes(child, &fact)
          // `repeat each T` takes any number of values, as `T...` does.
          if childKind == .packExpansionType { fact.modifiers.insert(.variadic) }
          fact.type = type(child)
        } else if childKind.isError {
          hasErrors = true
        }
      }
      child = next(child)
    }
    fact.attributes = facts.takeAttributes(from: mark)
    if let initializer, initializer + 1 < next(initializer) {
      fact.defaultValue = initialValue(initializer + 1, name: fact.name, offset: fact.offset)
    }
    facts.pendingParameters.append(fact)
  }

  private mutating func readName(_ node: Int, _ fact: inout ParameterFact, _ position: Int, _ labels: ParameterLabels) {
    let symbol = label(ofToken: firstToken(node))
    if position == 0 {
      fact.offset = offset(node)
      if labels != .only { fact.name = symbol }
      if labels != .none { fact.label = symbol }
    } else if labels != .only {
      if labels == .none { fact.label = fact.name }
      fact.name = symbol
      fact.offset = offset(node)
    }
  }

  /// `@escaping`, `@autoclosure` and `inout` stand with the type, but tell of the parameter.
  private mutating func pushTypeAttributes(_ type: Int, _ fact: inout ParameterFact) {
    guard kind(type) == .attributedType else { return }
    var child = type + 1
    let end = next(type)
    var position = firstToken(type)
    while child < end {
      if kind(child) == .attribute { pushAttribute(child) }
      while position < firstToken(child) {
        if tokens[position].isKeyword(.inout) { fact.modifiers.insert(.inoutParameter) }
        position += 1
      }
      position = max(position, endToken(child))
      child = next(child)
    }
  }
}
