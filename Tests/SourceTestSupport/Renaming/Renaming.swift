import SwiftScan

/// The same app with other names: every type, function, property, variable, case and label that its source declares and that nothing outside asks
/// for by name gets a new one of the same length, which keeps nothing of the old.
public struct Renaming {
  public let sources: SourceSet
  /// Old to new.
  public let names: [String: String]
  /// Declared names that stay: required by a framework, or not to be told apart from a framework's.
  public let kept: Set<String>

  public init(_ original: SourceSet) throws {
    let trees = try original.swiftFiles.map(SourceTree.init)
    var declared = DeclaredNames(trees)
    // A property list, a storyboard or Objective-C names types.
    for file in original.files where ["plist", "storyboard", "xib", "m", "h"].contains(where: { file.path.hasSuffix("." + $0) }) {
      declared.fix(Set(Identifiers.all(in: file.text)))
    }
    let occurrences = trees.map { Occurrences(tree: $0, declared: declared).all() }
    let doubtful = Set(occurrences.joined().filter { $0.owner == .unknown }.map(\.name))
    let kept = declared.all.intersection(declared.fixed.union(doubtful))
    let taken = Set(original.swiftFiles.flatMap { Identifiers.all(in: $0.text) })
    names = FreshNames.make(for: declared.all.subtracting(kept), avoiding: taken)
    self.kept = kept
    var renamed: [String: [UInt8]] = [:]
    for (tree, places) in zip(trees, occurrences) { renamed[tree.path] = Self.rewrite(tree, places, names) }
    sources = SourceSet(files: original.files.map { SourceSet.File(path: $0.path, bytes: renamed[$0.path] ?? $0.bytes) })
  }

  /// A text with the new names replaced by the old ones.
  public func withOldNames(_ text: String) -> String {
    let old = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return Identifiers.replace(in: text) { word in
      // What a property wrapper adds goes with the property.
      old[word] ?? (word.hasPrefix("_") ? old[String(word.dropFirst())].map { "_\($0)" } : nil)
    }
  }

  private static func rewrite(_ tree: SourceTree, _ places: [Occurrence], _ names: [String: String]) -> [UInt8] {
    let bytes = Array(tree.tree.source)
    var result: [UInt8] = []
    var position = 0
    for place in places where place.owner == .own {
      guard let new = names[place.name] else { continue }
      let token = tree.tree[place.token]
      let end = Int(token.endOffset)
      let quote = token.flags.contains(.backticked) ? 1 : 0
      // Backticks and the mark of a wrapper stay.
      let start = end - quote - place.name.utf8.count
      result += bytes[position..<start]
      result += Array(new.utf8)
      position = end - quote
    }
    return result + bytes[position...]
  }
}

/// New names for old ones.
enum FreshNames {
  private static let letters = Array("jkqvwxyz")
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")

  /// Same length, same case of the first letter, in the same order as the old ones of that length.
  static func make(for names: Set<String>, avoiding taken: Set<String>) -> [String: String] {
    var result: [String: String] = [:]
    let groups = Dictionary(grouping: names) { Shape(length: $0.utf8.count, isUppercase: $0.first?.isUppercase == true) }
    for (shape, names) in groups {
      var number = 0
      for name in names.sorted() {
        var fresh = spelled(number, shape)
        while taken.contains(fresh) || keywords.contains(fresh) {
          number += 1
          fresh = spelled(number, shape)
        }
        result[name] = fresh
        number += 1
      }
    }
    return result
  }

  private struct Shape: Hashable {
    var length: Int
    var isUppercase: Bool
  }

  private static let keywords: Set<String> = ["do", "if", "in", "is", "as"]

  /// Digits in the letters; a number that is too large for the length grows longer.
  private static func spelled(_ number: Int, _ shape: Shape) -> String {
    let letters = shape.length <= 2 ? alphabet : letters
    var digits: [Character] = []
    var rest = number
    while rest > 0 || digits.count < shape.length {
      digits.append(letters[rest % letters.count])
      rest /= letters.count
    }
    let word = String(digits.reversed())
    return shape.isUppercase ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}

/// Words of letters, digits and underscores in a text.
enum Identifiers {
  static func all(in text: String) -> [String] {
    var result: [String] = []
    _ = replace(in: text) { word in
      result.append(word)
      return nil
    }
    return result
  }

  static func replace(in text: String, _ new: (String) -> String?) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += new(word) ?? word }
      word = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isXIDContinue {
        word.unicodeScalars.append(scalar)
      } else {
        end()
        result.unicodeScalars.append(scalar)
      }
    }
    end()
    return result
  }
}
