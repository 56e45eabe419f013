/// What is known of the frameworks that an app's source does not hold: data, and nothing else.
public struct Knowledge: Sendable {
  /// The calls that navigate.
  public var shapes: [CallShape]
  public var library: StandardLibrary
  public var wrappers: PropertyWrappers
  public var foundation: FoundationNames
  public var messages: MessageNames
  public var stores: StoreNames
  public var swiftUI: SwiftUINames
  public var uiKit: UIKitNames
  public var texts: TextNames
  public var packages: [Package]

  /// The tables of shapes that come with navgraph, as text in the form that `ShapeParser` reads.
  public static let standardTables = [
    ShapeTable(name: "Packages, before SwiftUI", text: [Package].all.table(\.overloads)), ShapeTable(name: "SwiftUI", text: swiftUIShapes),
    ShapeTable(name: "UIKit and AppKit", text: uiKitShapes),
    ShapeTable(name: "Messages", text: messageShapes), ShapeTable(name: "Packages", text: [Package].all.table(\.shapes)),
  ]

  /// Their lines.
  public static let standardShapes = standardTables.map(\.text).joined(separator: "\n")

  /// What comes with navgraph. A line of its table that cannot be read would leave it empty: `KnowledgeTests` reads them all.
  public static let standard = Knowledge(
    shapes: [Package].all.shapes(\.overloads)
      + ((try? ShapeParser.parse([swiftUIShapes, uiKitShapes, messageShapes].joined(separator: "\n"))) ?? [])
      + [Package].all.shapes(\.shapes), library: .standard, wrappers: .standard, foundation: .standard,
    messages: .standard, stores: .standard, swiftUI: .standard, uiKit: .standard, texts: .standard,
    packages: .all)
}

/// A table of shapes: the calls of one framework, or of several packages.
public struct ShapeTable: Sendable {
  public let name: String
  public let text: String
}
