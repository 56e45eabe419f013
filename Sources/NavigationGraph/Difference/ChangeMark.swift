/// What became of a part of a graph.
public enum ChangeState: String, Hashable, Sendable, CaseIterable {
  case same, added, removed, changed

  /// Whether it is there before the change.
  public var isBefore: Bool { self != .added }
  /// Whether it is there after it.
  public var isAfter: Bool { self != .removed }

  /// What became of something that consists of several parts; `same` of nothing.
  public init(of parts: some Sequence<ChangeState>) {
    let states = Set(parts)
    self = states.count > 1 ? .changed : states.first ?? .same
  }

  /// The sign that tells it without colour; nothing for what is the same.
  public var sign: String {
    switch self {
    case .same: ""
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    }
  }
}

/// What became of one node or edge, and how it was.
public struct ChangeMark: Hashable, Sendable {
  public var state: ChangeState
  /// What it was, or what is other now, in a few words each: `was Settings`, `no longer reached`.
  public var words: [String] = []
  /// The kind that an edge had, where that changed.
  public var formerKind: EdgeKind?
  /// The name that a node had, where that changed.
  public var formerName: String?
  /// Whether it is changed only in a name that it has from something else: a case of a renamed enum.
  public var isImplied = false

  public init(_ state: ChangeState, words: [String] = []) { (self.state, self.words) = (state, words) }
}

extension ChangeMark {
  init(_ change: NodeChange) {
    guard let old = change.base, let new = change.head else {
      self.init(change.isAdded ? .added : .removed)
      return
    }
    self.init(.changed, words: change.fields.compactMap { Self.words($0, old, new) })
    if change.isRenamed { formerName = old.name }
    isImplied = change.isToldElsewhere
  }

  private static func words(_ field: NodeChange.Field, _ old: Node, _ new: Node) -> String? {
    switch field {
    case .name: "was \(old.name)"
    case .parameters: old.parameters.isEmpty ? "carries more" : "carried \(old.parameterList)"
    case .title: old.title.map { "was “\($0)”" } ?? "has a title now"
    case .role: new.role == .screen ? "a screen now" : new.role == .component ? "a part of others now" : "nothing shows it now"
    case .mapped: new.mapped == true ? "has a view now" : "no view any more"
    case .used: new.used == true ? "used now" : "no longer used"
    case .entry: new.entry == true ? "an entry now" : "no entry any more"
    }
  }

  init(_ change: EdgeChange) {
    guard let old = change.base, let new = change.head else {
      self.init(change.isAdded ? .added : .removed)
      return
    }
    self.init(.changed, words: change.fields.compactMap { Self.words($0, old, new) })
    if change.fields.contains(.kind) { formerKind = old.kind }
  }

  private static func words(_ field: EdgeChange.Field, _ old: Edge, _ new: Edge) -> String? {
    switch field {
    case .kind: "\(old.kind.rawValue) → \(new.kind.rawValue)"
    case .source: "moved"
    case .target: "moved"
    case .certainty: "\(old.certainty.rawValue) → \(new.certainty.rawValue)"
    case .condition: new.condition == nil ? "no condition any more" : old.condition == nil ? "has a condition now" : "other condition"
    case .presentation: "presented otherwise"
    case .triggers: "set off at \(old.triggers.count) → \(new.triggers.count) places"
    case .via: new.via == "default" ? "by the default arm now" : "by an arm of its own now"
    case .live: new.live ? "run now" : "no longer run"
    }
  }
}
