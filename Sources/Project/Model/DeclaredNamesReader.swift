import Files

/// Reads what property lists and entitlements declare about links: URL schemes, associated domains, user activities.
struct DeclaredNamesReader {
  private let targets: [TargetDescription]
  private let currentDirectory: String
  private(set) var urlSchemes: [DeclaredName] = []
  private(set) var associatedDomains: [DeclaredName] = []
  private(set) var userActivityTypes: [DeclaredName] = []
  private(set) var delegateClasses: [DeclaredName] = []
  private(set) var problems: [FileProblem] = []

  private static let delegateKeys = ["UISceneDelegateClassName", "NSPrincipalClass", "NSExtensionPrincipalClass"]

  init(targets: [TargetDescription], currentDirectory: String) {
    self.targets = targets
    self.currentDirectory = currentDirectory
  }

  /// Reads property lists: every one that speaks of URL types, activities or delegates, whether a target names it or not, but for those of tests.
  mutating func readPropertyLists(_ paths: [String]) {
    for path in paths {
      let owners = targets.filter { $0.infoPlist == path }
      if !owners.isEmpty, owners.allSatisfy({ $0.kind == .test }) { continue }
      guard let (list, bytes) = read(path, ifItSaysOneOf: ["CFBundleURLTypes", "NSUserActivityTypes"] + Self.delegateKeys) else { continue }
      let settings = owners.first?.settings ?? BuildSettings()
      for type in list["CFBundleURLTypes"]?.array ?? [] {
        for scheme in type["CFBundleURLSchemes"]?.array ?? [] { add(scheme, in: path, bytes, settings, to: \.urlSchemes) }
      }
      for activity in list["NSUserActivityTypes"]?.array ?? [] { add(activity, in: path, bytes, settings, to: \.userActivityTypes) }
      addDelegates(of: list, in: path, bytes, settings)
    }
  }

  /// The keys stand at different depths (in scene configurations, in an extension's attributes, at the top): all are looked through.
  private mutating func addDelegates(of list: PropertyListValue, in path: String, _ bytes: [UInt8], _ settings: BuildSettings) {
    var pending = [list]
    while let value = pending.popLast() {
      for (key, inner) in (value.dictionary ?? [:]).sorted(by: { $0.key > $1.key }) {
        if Self.delegateKeys.contains(key), case .string(let text, let offset) = inner {
          let name = settings.expand(text).split(separator: ".").last.map(String.init) ?? ""
          add(.string(name, offset: offset), in: path, bytes, settings, to: \.delegateClasses)
        }
        pending.append(inner)
      }
      pending += (value.array ?? []).reversed()
    }
  }

  mutating func readEntitlements(_ paths: [String]) {
    let key = "com.apple.developer.associated-domains"
    for path in paths {
      guard let (list, bytes) = read(path, ifItSaysOneOf: [key]) else { continue }
      let settings = targets.first { $0.entitlements == path }?.settings ?? BuildSettings()
      for domain in list[key]?.array ?? [] { add(domain, in: path, bytes, settings, to: \.associatedDomains) }
    }
  }

  /// Most property lists of an app say nothing of links: they are not parsed.
  private mutating func read(_ path: String, ifItSaysOneOf keys: [String]) -> (PropertyListValue, [UInt8])? {
    let shown = PathResolution.relative(path, to: currentDirectory)
    do {
      let bytes = try ReadBuffer.bytes(of: path, displayPath: shown, limit: XMLPropertyListParser.maximumSize)
      guard keys.contains(where: { bytes.holds(Array($0.utf8)) }) else { return nil }
      do {
        return (try PropertyListReader.parse(bytes), bytes)
      } catch {
        let reason = "not a readable property list: \(error.reason) (byte \(error.offset))"
        problems.append(FileProblem(path: shown, reason: reason, kind: .damaged))
      }
    } catch {
      problems.append(error)
    }
    return nil
  }

  private mutating func add(
    _ value: PropertyListValue, in path: String, _ bytes: [UInt8], _ settings: BuildSettings,
    to list: WritableKeyPath<DeclaredNamesReader, [DeclaredName]>
  ) {
    guard case .string(let text, let offset) = value, !text.isEmpty else { return }
    let name = settings.expand(text)
    guard !self[keyPath: list].contains(where: { $0.name == name }) else { return }
    let place = min(offset, bytes.count)
    let line = bytes[..<place].reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
    let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let file = PathResolution.relative(path, to: currentDirectory)
    self[keyPath: list].append(DeclaredName(name: name, file: file, line: line, column: place - lineStart + 1))
  }
}

extension [UInt8] {
  /// Whether the bytes of `part` stand somewhere in these.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - part.count {
        if bytes[index] == first, bytes[index..<(index + part.count)].elementsEqual(part) { return true }
        index += 1
      }
      return false
    }
  }
}
