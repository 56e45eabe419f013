import SwiftSyntax

extension AttributeSyntax {
  /// Whether this is an attribute of the language whose arguments are names, words or a declaration: SwiftSyntax makes nodes of them,
  /// to the scanner they are plain tokens.
  var takesNamesOnly: Bool { Self.namesOnly.contains(attributeName.trimmedDescription) }

  private static let namesOnly: Set = [
    "_spi", "attached", "convention", "freestanding", "isolated", "nonisolated", "storageRestrictions", "_implements", "_effects", "_specialize", "_documentation", "_dynamicReplacement", "abi",
  ]
}
