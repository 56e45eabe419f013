import Testing

@testable import Knowledge

/// The table that comes with navgraph: read whole, and without lines that say nothing.
@Suite struct StandardTableTests {
  static let shapes = Knowledge.standard.shapes

  @Test func everyLineIsRead() throws {
    let lines = Knowledge.standardShapes.split(separator: "\n").filter { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("#")
    }
    #expect(try ShapeParser.parse(Knowledge.standardShapes).count == lines.count)
    #expect(Self.shapes.count == lines.count)
    #expect(lines.count > 80)
  }

  /// Of several shapes that fit a call the first counts: one that asks for no more than an earlier one would never be taken.
  @Test func everyShapeCanBeTaken() {
    for (index, shape) in Self.shapes.enumerated() {
      for earlier in Self.shapes[..<index] {
        #expect(!earlier.coversCalls(of: shape), "\(shape.name)(\(labels(shape))) stands behind \(shape.name)(\(labels(earlier)))")
      }
    }
  }

  @Test func effectsHaveTheKindThatTheyNeed() {
    let withKind: Set<CallEffect> = [.presents, .binds, .links, .registers, .shows, .splits, .handles, .leaves, .makes, .returns]
    let without: Set<CallEffect> = [.tabs, .tabBar, .tags, .pops, .clears, .runs, .styles]
    for shape in Self.shapes {
      if withKind.contains(shape.effect) { #expect(shape.kind != nil, "\(shape.name) \(shape.effect)") }
      if without.contains(shape.effect) { #expect(shape.kind == nil, "\(shape.name) \(shape.effect)") }
      let mayHaveTarget: Set<CallEffect> = [.listens, .presents, .publishes, .sends, .shows, .supplies]
      #expect((shape.target != nil) == [.leaves, .makes, .styles].contains(shape.effect) || mayHaveTarget.contains(shape.effect), "\(shape.name)")
    }
  }

  @Test func effectsHaveTheArgumentsThatTheyNeed() {
    for shape in Self.shapes {
      let roles = shape.arguments.map(\.role)
      switch shape.effect {
      case .presents, .binds: #expect(roles.filter { $0 == .slot }.count == 1, "\(shape.name)")
      case .registers: #expect(!Set(roles).isDisjoint(with: [.type, .id]) && roles.contains(.content), "\(shape.name)")
      case .links: #expect(!Set(roles).isDisjoint(with: [.value, .values, .content, .id]), "\(shape.name)")
      case .handles where shape.form == .modifier: #expect(roles.contains(.run), "\(shape.name)")
      case .tags: #expect(roles.contains(.id), "\(shape.name)")
      default: break
      }
    }
  }

  /// What the environment gives is called or asked: a type without a shape would do nothing.
  @Test func environmentValuesHaveShapes() {
    for (key, type) in Knowledge.standard.swiftUI.environment {
      let isKnown = Self.shapes.contains { $0.form == .value && $0.name == type.name || $0.receiver == type.name }
      #expect(isKnown, "\(key): \(type)")
    }
  }

  private func labels(_ shape: CallShape) -> String { shape.arguments.map { ($0.label ?? "_") + ":" }.joined() }
}
