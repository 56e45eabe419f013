import Facts
import SwiftScan

/// Generic parameters and requirements. Types hold none of these, so they can be appended in place.
extension Collector {
  mutating func genericParameters(_ node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      switch kind(child) {
      case .genericParameter: genericParameter(child)
      case .genericWhereClause: genericRequirements(child)
      default: break
      }
      child = next(child)
    }
  }

  private mutating func genericParameter(_ node: Int) {
    var parameter = GenericParameter(name: .none)
    var child = node + 1
    let end = next(node)
    while child < end {
      let childKind = kind(child)
      if childKind == .name {
        parameter.name = symbol(ofName: child)
      } else if childKind.isType {
        parameter.constraint = type(child)
      }
      child = next(child)
    }
    facts.generics.append(parameter)
  }

  mutating func genericRequirements(_ node: Int) {
    var child = node + 1
    let end = next(node)
    while child < end {
      if kind(child) == .genericRequirement { genericRequirement(child) }
      child = next(child)
    }
  }

  private mutating func genericRequirement(_ node: Int) {
    let left = node + 1
    guard left < next(node) else { return }
    var parameter = GenericParameter(name: .none)
    parameter.subject = type(left)
    let right = next(left)
    if right < next(node) { parameter.constraint = type(right) }
    parameter.isEquality = tokens[endToken(left)].kind != .colon
    facts.generics.append(parameter)
  }
}
