/// A line of the table that cannot be read.
public struct ShapeError: Error, CustomStringConvertible, Sendable, Hashable {
  /// From 1.
  public let line: Int
  public let description: String
}

/// Reads the table's form, one shape a line: `form Receiver.name(label: role, _: role?, …) effect kind -> Target`. `#` starts a comment.
/// Of several shapes that fit a call the first counts.
public enum ShapeParser {
  /// The shapes in order of their lines. Throws `ShapeError` at the first line that cannot be read.
  public static func parse(_ text: String) throws(ShapeError) -> [CallShape] {
    var shapes: [CallShape] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.prefix { $0 != "#" }
      if line.allSatisfy(\.isWhitespace) { continue }
      shapes.append(try shape(line, index + 1))
    }
    return shapes
  }

  private static func shape(_ line: Substring, _ number: Int) throws(ShapeError) -> CallShape {
    func fail(_ message: String) -> ShapeError { ShapeError(line: number, description: message) }
    guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close else {
      throw fail("expected `form name(…) effect`")
    }
    let head = line[..<open].split(separator: " ")
    guard head.count == 2, let form = CallForm(rawValue: String(head[0])) else { throw fail("unknown form in “\(line[..<open])”") }
    let path = head[1].split(separator: ".")
    guard let name = path.last else { throw fail("a name is missing") }
    var arguments: [ShapeArgument] = []
    for part in line[line.index(after: open)..<close].split(separator: ",") {
      let pair = part.split(separator: ":").map { $0.trimming(while: \.isWhitespace) }
      guard pair.count == 2 else { throw fail("expected `label: role` in “\(part)”") }
      let isOptional = pair[1].hasSuffix("?")
      guard let role = ArgumentRole(rawValue: String(isOptional ? pair[1].dropLast() : pair[1])) else {
        throw fail("unknown role “\(pair[1])”")
      }
      arguments.append(ShapeArgument(label: pair[0] == "_" ? nil : String(pair[0]), role: role, isOptional: isOptional))
    }
    let tail = line[line.index(after: close)...].split(separator: " ")
    guard let word = tail.first, let effect = CallEffect(rawValue: String(word)) else { throw fail("unknown effect in “\(line)”") }
    let arrow = tail.firstIndex(of: "->")
    var kind: CallKind?
    if tail.count > 1, arrow != 1 {
      guard let known = CallKind(rawValue: String(tail[1])) else { throw fail("unknown kind “\(tail[1])”") }
      kind = known
    }
    let target = arrow.flatMap { $0 + 1 < tail.count ? String(tail[$0 + 1]) : nil }
    return CallShape(
      form: form, receiver: path.count > 1 ? path.dropLast().joined(separator: ".") : nil, name: String(name), arguments: arguments,
      effect: effect,
      kind: kind, target: target)
  }
}

extension Substring {
  fileprivate func trimming(while predicate: (Character) -> Bool) -> Substring {
    var result = self.drop(while: predicate)
    while let last = result.last, predicate(last) { result = result.dropLast() }
    return result
  }
}
