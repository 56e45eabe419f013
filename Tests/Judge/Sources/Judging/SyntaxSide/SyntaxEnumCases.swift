import SwiftSyntax

extension SyntaxExtractor {
  func enterEnumCase(_ element: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    path.append(element.name.text)
    let payload = element.parameterClause.map { "(" + $0.parameters.map(Self.parameterText).joined(separator: ",") + ")" }
    let rawValue = element.rawValue.map { "=" + canonicalText($0.value) }
    observe(.enumCase, line: line(of: element.name), path.joined(separator: ".") + (payload ?? "") + (rawValue ?? ""))
    return .visitChildren
  }

  private static func parameterText(_ parameter: EnumCaseParameterSyntax) -> String {
    let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }.joined(separator: " ")
    let value = parameter.defaultValue.map { "=" + canonicalText($0.value) }
    return (names.isEmpty ? "" : names + ":") + canonicalText(parameter.type) + (value ?? "")
  }
}
