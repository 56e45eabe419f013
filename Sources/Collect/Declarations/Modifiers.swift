import Facts
import SwiftScan

extension Syntax {
  /// `private(set)` restricts the setter only; words that no pass asks for are left out.
  func modifier(_ node: Int) -> Modifiers {
    let first = firstToken(node)
    let isSetter = endToken(node) > first + 2 && tokens[first + 2].word == .set
    if isSetter { return .restrictedSetter }
    switch tokens[first].word {
    case .public: return .public
    case .open: return .open
    case .private: return .private
    case .fileprivate: return .fileprivate
    case .package: return .package
    case .static: return .static
    case .class: return .class
    case .final: return .final
    case .override: return .override
    case .lazy: return .lazy
    case .weak: return .weak
    case .unowned: return .unowned
    case .mutating: return .mutating
    case .indirect: return .indirect
    case .nonisolated: return .nonisolated
    case .convenience: return .convenience
    case .required: return .required
    case .async: return .async
    default: return []
    }
  }

  /// `async` and `throws` of a function or accessor.
  func effects(of node: Int) -> Modifiers {
    var modifiers: Modifiers = []
    if flags(node).contains(.isAsync) { modifiers.insert(.async) }
    if flags(node).contains(.isThrowing) { modifiers.insert(.throws) }
    return modifiers
  }
}
