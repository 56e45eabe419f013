import SwiftSyntax

extension AttributeSyntax {
  /// Whether this is an attribute of the language whose arguments are names and words: expressions to SwiftSyntax, plain tokens to the scanner.
  var takesNamesOnly: Bool { Self.namesOnly.contains(attributeName.trimmedDescription) }

  private static let namesOnly: Set = [
    "_spi", "attached", "convention", "freestanding", "isolated", "nonisolated", "storageRestrictions", "_implements", "_effects", "_specialize", "_documentation",
  ]
}
