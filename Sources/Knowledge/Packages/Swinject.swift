extension Package {
  /// A container that is told how to make values of a type; from its documentation, version 2.
  static let swinject = Package(
    name: "Swinject", modules: ["Swinject"], types: ["Swinject": ["Container", "Resolver"]],
    shapes: """
      method Container.register(_: type, name: id?, factory: value) supplies -> Resolver
      method Container.resolve(_: type, name: id?) resolves
      method Resolver.resolve(_: type, name: id?) resolves
      """)
}
