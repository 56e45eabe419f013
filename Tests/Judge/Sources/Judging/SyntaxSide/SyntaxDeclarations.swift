import SwiftSyntax

extension SyntaxExtractor {
  /// Notes a declaration at its name and makes it the innermost.
  func enter(_ kind: String, _ name: some SyntaxProtocol, _ parameters: FunctionParameterClauseSyntax? = nil) -> SyntaxVisitorContinueKind {
    var text = canonicalText(name)
    if let parameters {
      text += canonicalArguments(parameters.parameters.map { $0.firstName.text }, closures: [])
    }
    path.append(text)
    observe(.declaration, line: line(of: name), kind + " " + path.joined(separator: "."))
    return .visitChildren
  }

  func leave() { path.removeLast() }

  /// `let` and `var`: one declaration for each binding, named by its pattern.
  func enterBinding(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    let isLet = declaration?.bindingSpecifier.tokenKind == .keyword(.let)
    return enter(isLet ? "let" : "var", binding.pattern)
  }
}
