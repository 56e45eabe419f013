extension FileFacts {
  /// A type as users read it: as written, without attributes.
  public func text(of id: ID<TypeNode>, depth: Int = 0) -> String {
    guard id.exists, depth < 32 else { return "_" }
    let node = self[id]
    func inner(_ other: ID<TypeNode>) -> String { text(of: other, depth: depth + 1) }
    func list(_ range: IDRange<TypeArgument>) -> String {
      self[range].map { $0.label.exists ? "\(names.text($0.label)): \(inner($0.type))" : inner($0.type) }.joined(separator: ", ")
    }
    switch node.kind {
    case .named: return node.arguments.isEmpty ? names.text(node.symbol) : "\(names.text(node.symbol))<\(list(node.arguments))>"
    case .member:
      let name = node.arguments.isEmpty ? names.text(node.symbol) : "\(names.text(node.symbol))<\(list(node.arguments))>"
      return "\(inner(node.base)).\(name)"
    case .optional: return isCompound(node.base) ? "(\(inner(node.base)))?" : "\(inner(node.base))?"
    case .array: return "[\(inner(node.base))]"
    case .dictionary: return "[\(inner(node.base)): \(inner(node.second))]"
    case .tuple: return "(\(list(node.arguments)))"
    case .function: return "(\(list(node.arguments))) -> \(inner(node.base))"
    case .some: return "some \(inner(node.base))"
    case .any: return "any \(inner(node.base))"
    case .composition: return self[node.arguments].map { inner($0.type) }.joined(separator: " & ")
    case .metatype: return "\(inner(node.base)).Type"
    case .unknown: return "_"
    }
  }

  private func isCompound(_ id: ID<TypeNode>) -> Bool {
    guard id.exists else { return false }
    switch self[id].kind {
    case .function, .some, .any, .composition: return true
    default: return false
    }
  }
}
