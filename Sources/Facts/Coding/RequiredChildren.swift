// What a fact of some kind always has: readers ask the kind, and then for the child.

extension TypeNode {
  /// Whether all is there that its kind promises.
  var hasRequiredChildren: Bool {
    switch kind {
    case .named, .tuple, .composition, .unknown: true
    case .member, .optional, .array, .function, .some, .any, .metatype: base.exists
    case .dictionary: base.exists && second.exists
    }
  }
}

extension Value {
  /// Whether all is there that its kind promises.
  var hasRequiredChildren: Bool {
    switch kind {
    case .member, .call, .subscript, .unary, .optionalChain, .force, .inOut: base.exists
    case .ternary: base.exists && second.exists && third.exists
    case .binary: base.exists && second.exists
    case .cast: base.exists
    case .closure, .block: function.exists
    case .type, .metatype: type.exists
    case .name, .projected, .implicitMember, .self, .super, .array, .dictionary, .tuple, .keyPath, .string, .number, .regex, .bool, .nil, .macro,
      .discard, .unknown:
      true
    }
  }
}

extension Operation {
  /// Whether all is there that its kind promises.
  var hasRequiredChildren: Bool {
    switch kind {
    case .evaluate, .throw: value.exists
    case .assign: target.exists && value.exists
    case .function: function.exists
    case .property: property.exists
    // Of what could not be read the pattern, or the value, is left out.
    case .switch, .bind, .for, .casePattern, .if, .guard, .condition, .switchCase, .while, .repeat, .do, .catch, .defer, .block, .return, .break,
      .continue, .fallthrough, .yield, .compileIf, .clause:
      true
    }
  }
}

extension Pattern {
  /// Whether all is there that its kind promises.
  var hasRequiredChildren: Bool {
    switch kind {
    case .optional: sub.exists
    case .cast: sub.exists
    case .value: value.exists
    case .wildcard, .binding, .enumCase, .tuple, .test: true
    }
  }
}
