/// How grave a finding is.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case error, warning, note

  /// Graver first.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// A place that helps to understand a finding.
public struct RelatedLocation: Hashable, Sendable {
  public var location: SourceLocation
  public var message: String

  public init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}

/// One of several things that a finding is about, as the finding that it would be alone.
public struct FindingPart: Hashable, Sendable {
  public var fingerprint: String
  public var location: SourceLocation?
  public var message: String
}

/// What a rule says of a graph. Its strings come from the source read: whoever prints them escapes them.
public struct Finding: Hashable, Sendable {
  /// The id of the rule.
  public var rule: String
  public var severity: Severity
  public var message: String
  /// What to do about it.
  public var hint: String
  /// Nil where the source has no place for it.
  public var location: SourceLocation?
  /// The same for as long as rule and things stay the same, wherever their lines move.
  public var fingerprint: String
  /// The shortest explanation, in the order in which it is read.
  public var related: [RelatedLocation]
  /// The things that it is about where they are several, each of which can be known or switched off by itself; else nothing.
  public var parts: [FindingPart] = []

  /// - Parameter ids: The ids of the things that the finding is about; with the rule they make the fingerprint.
  public init(
    rule: String, severity: Severity, message: String, hint: String, location: SourceLocation?, ids: [String], related: [RelatedLocation] = []
  ) {
    self.init(
      rule: rule, severity: severity, message: message, hint: hint, location: location,
      fingerprint: Fingerprint.of(rule, things: ids), related: related)
  }

  /// A finding read back, with the fingerprint that it was saved with.
  public init(
    rule: String, severity: Severity, message: String, hint: String, location: SourceLocation?, fingerprint: String, related: [RelatedLocation]
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.hint = hint
    self.location = location
    self.fingerprint = fingerprint
    self.related = related
  }

  /// Its parts; itself where it has none.
  public var eachPart: [FindingPart] {
    parts.isEmpty ? [FindingPart(fingerprint: fingerprint, location: location, message: message)] : parts
  }

  /// By file, line, column and rule; those without a place first. What else differs decides last, so that the order is total.
  public static func inReportOrder(_ a: Finding, _ b: Finding) -> Bool {
    if let x = a.location, let y = b.location {
      if x < y { return true }
      if y < x { return false }
    } else if (a.location == nil) != (b.location == nil) {
      return a.location == nil
    }
    for (x, y) in [(a.rule, b.rule), (a.fingerprint, b.fingerprint), (a.message, b.message), (a.hint, b.hint)] {
      let order = compareBytes(x, y)
      if order != 0 { return order < 0 }
    }
    return false
  }
}

/// Stable names for things: FNV-1a over 64 bits (Fowler, Noll, Vo), the same on every machine and in every run, unlike `Hasher`.
public enum Fingerprint {
  /// Ids whose names have slashes of their own.
  private static let plainKinds: Set<Substring> = ["deepLink", "external", "scheme", "domain"]

  /// The fingerprint of what a rule finds about some things, in any order.
  ///
  /// Module and file, by which a graph tells types of one name apart, are no part of it: a type of the same name elsewhere, a file that is
  /// renamed or a checkout in another folder would make all that is known new.
  static func of(_ rule: String, things: [String]) -> String {
    of([rule] + things.map(unqualified).sorted { compareBytes($0, $1) < 0 })
  }

  /// `route:Shop/Rows/Route.item` → `route:Route.item`.
  static func unqualified(_ id: String) -> String {
    guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return id }
    let name = id[id.utf8.index(after: slash)...]
    guard let colon = id.utf8.firstIndex(of: UInt8(ascii: ":")), colon < slash else { return String(name) }
    let kind = id[..<colon]
    if plainKinds.contains(kind) { return id }
    return "\(kind):\(name)"
  }

  /// The fingerprint of a list of strings: 16 hexadecimal digits. `["ab"]` and `["a", "b"]` differ.
  public static func of(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      // No UTF-8 text holds this byte: it ends a part.
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
