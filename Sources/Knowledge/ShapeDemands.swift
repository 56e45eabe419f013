/// What a shape must have for its effect to say anything: a line without it would be read and do nothing.
public struct ShapeDemands: Sendable {
  enum Target {
    case none, possible, needed
  }

  /// The kinds that the effect may have.
  public let kinds: [CallKind]
  let needsKind: Bool
  /// Of each of these groups one argument is needed.
  let roles: [[ArgumentRole]]
  let target: Target

  private init(_ kinds: [CallKind] = [], needsKind: Bool = true, _ roles: [ArgumentRole]..., target: Target = .none) {
    self.kinds = kinds
    self.needsKind = needsKind && !kinds.isEmpty
    self.roles = roles
    self.target = target
  }

  private static let modal: [CallKind] = [.sheet, .fullScreenCover, .popover, .inspector, .alert, .confirmationDialog]
  private static let ways = [.push, .present, .stack, .root, .embeds, .column, .tab, .window, .segue] + modal
  private static let fromOutside: [CallKind] = [.url, .userActivity, .notification, .shortcut, .intent]

  /// What holds for an effect in a form.
  public static func of(_ effect: CallEffect, in form: CallForm) -> ShapeDemands {
    switch effect {
    case .presents: ShapeDemands([.push] + modal, [.slot], target: .possible)
    case .binds: ShapeDemands([.push], [.slot])
    case .links: ShapeDemands([.push, .replace] + modal + [.root, .selectTab], [.value, .values, .content, .id])
    case .registers: ShapeDemands([.push], [.type, .id], [.content])
    // A method without something that is shown shows what it is called on.
    case .shows where form == .method: ShapeDemands(ways, target: .possible)
    case .shows: ShapeDemands(ways, [.content, .value, .id], target: .possible)
    case .roots where form == .callback: ShapeDemands([.embeds])
    case .roots: ShapeDemands([], [.content])
    case .splits: ShapeDemands([.column], [.content])
    case .handles where form == .callback: ShapeDemands(fromOutside)
    case .handles: ShapeDemands(fromOutside, [.run])
    case .puts where form == .property: ShapeDemands([.selectTab], [.id])
    case .returns: ShapeDemands([.dismiss, .dismissAll, .pop, .popTo, .popToRoot])
    case .holds: ShapeDemands([.stack], needsKind: false)
    case .runs: ShapeDemands([], [.run, .reducer, .sender])
    case .sends: ShapeDemands([], [.value, .channel], target: .possible)
    case .listens: ShapeDemands([], [.action], target: .possible)
    case .supplies: ShapeDemands([], [.type], [.value], target: .possible)
    case .resolves: ShapeDemands([], [.type])
    case .publishes: ShapeDemands([], [.channel], target: .possible)
    case .asks, .answers: ShapeDemands([], [.value])
    case .starts: ShapeDemands([], [.value, .values, .content])
    case .tags: ShapeDemands([], [.id])
    case .provides, .stores: ShapeDemands([], [.id], [.value])
    case .leaves: ShapeDemands([.open, .widget] + modal, target: .needed)
    case .styles: ShapeDemands(target: .needed)
    case .titles: ShapeDemands([], [.title])
    case .makes: ShapeDemands(modal, target: .needed)
    case .replaces: ShapeDemands([], [.value, .values])
    case .tabs, .tabBar, .puts, .pops, .clears, .instantiates: ShapeDemands()
    }
  }

  /// What is wrong with a shape as a whole, nil where nothing is.
  static func fault(of shape: CallShape) -> String? {
    if let fault = formFault(shape) { return fault }
    let effect = shape.effect.rawValue
    let demands = of(shape.effect, in: shape.form)
    let kinds = demands.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    if let kind = shape.kind, !demands.kinds.contains(kind) {
      return "`\(effect)` takes \(demands.kinds.isEmpty ? "no kind" : "one of \(kinds)"), not `\(kind.rawValue)`"
    }
    if demands.needsKind, shape.kind == nil { return "`\(effect)` needs a kind: \(kinds)" }
    // A call that always opens one and the same scene needs no argument to say which.
    let opensScene = shape.effect == .shows && shape.kind == .window && shape.target != nil
    for group in demands.roles where !opensScene && !shape.arguments.contains(where: { group.contains($0.role) }) {
      return "`\(effect)` needs an argument that is \(group.map { "`\($0.rawValue)`" }.joined(separator: " or "))"
    }
    if shape.arguments.count(where: { $0.role == .slot }) > 1 { return "of several `slot` arguments none would be taken" }
    return targetFault(shape, demands)
  }

  private static func formFault(_ shape: CallShape) -> String? {
    switch shape.form {
    case .callback where ![.handles, .roots, .answers].contains(shape.effect): return "a `callback` `handles`, `roots` or `answers`"
    case .property where ![.shows, .puts, .links].contains(shape.effect): return "a `property` `shows`, `puts` or `links`"
    case .property where shape.effect == .links: return shape.receiver == nil ? "a `property` that `links` needs its type: `Router.\(shape.name)`" : nil
    // What is made or called is a type, known by its own name; what is set is known by name alone.
    case .construct, .value, .property:
      return shape.receiver.map { "a `\(shape.form.rawValue)` is known by its name alone: write `\(shape.name)`, without `\($0).`" }
    case .modifier, .method, .callback: return nil
    }
  }

  private static func targetFault(_ shape: CallShape, _ demands: ShapeDemands) -> String? {
    switch demands.target {
    case .needed where shape.target == nil: return "`\(shape.effect.rawValue)` needs a target: `-> Name`"
    case .possible where shape.effect == .shows && shape.kind != .window && shape.target != nil:
      return "`shows` has a target only where it opens a `window`"
    case .none where shape.target != nil: return "`\(shape.effect.rawValue)` has no target"
    default: break
    }
    // An alert is a node of its own; all else shows what it is given.
    guard shape.effect == .presents, shape.kind != .alert, shape.kind != .confirmationDialog, shape.target == nil else { return nil }
    let hasContent = shape.arguments.contains { $0.role == .content || $0.role == .view }
    return hasContent ? nil : "`presents` needs an argument that is `content`, or a target: `-> Name`"
  }
}
