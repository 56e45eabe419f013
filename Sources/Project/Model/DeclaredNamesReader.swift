import Files

/// Reads what property lists and entitlements declare about links (URL schemes, associated domains, user activities) and about what an app
/// starts with.
struct DeclaredNamesReader {
  private let targets: [TargetDescription]
  private let currentDirectory: String
  private let tree: (any FileTree)?
  private(set) var urlSchemes: [DeclaredName] = []
  private(set) var associatedDomains: [DeclaredName] = []
  private(set) var userActivityTypes: [DeclaredName] = []
  private(set) var delegateClasses: [DeclaredName] = []
  private(set) var mainInterfaces: [MainInterface] = []
  private(set) var problems: [FileProblem] = []

  private static let delegateKeys = ["UISceneDelegateClassName", "NSPrincipalClass", "NSExtensionPrincipalClass"]

  /// - Parameter tree: what files are read from; the disk where it is nil.
  init(targets: [TargetDescription], currentDirectory: String, tree: (any FileTree)? = nil) {
    self.targets = targets
    self.tree = tree
    self.currentDirectory = currentDirectory
  }

  /// Reads property lists: every one that speaks of URL types, activities or delegates, whether a target names it or not, but for those of tests.
  mutating func readPropertyLists(_ paths: [String]) {
    for path in paths {
      let owners = targets.filter { $0.infoPlist == path }
      if !owners.isEmpty, owners.allSatisfy({ $0.kind == .test }) { continue }
      guard let (list, bytes) = read(path, ifItSaysOneOf: ["CFBundleURLTypes", "NSUserActivityTypes"] + Self.delegateKeys + MainInterface.keys) else { continue }
      let settings = owners.first?.settings ?? BuildSettings()
      for type in list["CFBundleURLTypes"]?.array ?? [] {
        for scheme in type["CFBundleURLSchemes"]?.array ?? [] { add(scheme, in: path, bytes, settings, to: \.urlSchemes) }
      }
      for activity in list["NSUserActivityTypes"]?.array ?? [] { add(activity, in: path, bytes, settings, to: \.userActivityTypes) }
      addDelegates(of: list, in: path, bytes, settings)
      addMainInterfaces(of: list, in: path, bytes, owners)
    }
  }

  /// What targets start with by settings from which their property list is made.
  mutating func readSettings() {
    for target in targets where target.kind != .test {
      for key in MainInterface.settings {
        guard let name = target.settings[key], !name.isEmpty, !name.contains("$") else { continue }
        add(MainInterface(name: MainInterface.withoutEnding(name), target: target.name))
      }
    }
  }

  /// The storyboards that an app, a scene or an extension starts with: the keys stand at different depths, a scene's beside its delegate.
  private mutating func addMainInterfaces(
    of list: PropertyListValue, in path: String, _ bytes: [UInt8], _ owners: [TargetDescription]
  ) {
    let settings = owners.first?.settings ?? BuildSettings()
    let file = PathResolution.relative(path, to: currentDirectory)
    var pending = [list]
    while let value = pending.popLast() {
      for (key, inner) in (value.dictionary ?? [:]).sorted(by: { $0.key > $1.key }) {
        let plainKey = key.split(separator: "~").first.map(String.init) ?? key
        if MainInterface.keys.contains(plainKey), case .string(let text, let offset) = inner {
          let (line, column) = bytes.position(of: offset)
          let name = settings.expand(text)
          let delegate = value["UISceneDelegateClassName"]?.string.flatMap {
            settings.expand($0).split(separator: ".").last.map(String.init)
          }
          guard !name.isEmpty, !name.contains("$(") else { continue }
          add(
            MainInterface(
              name: MainInterface.withoutEnding(name), target: owners.first?.name, delegateClass: delegate,
              isExtension: plainKey == MainInterface.extensionKey,
              declaration: DeclaredName(name: name, file: file, line: line, column: column)))
        }
        pending.append(inner)
      }
      pending += (value.array ?? []).reversed()
    }
  }

  private mutating func add(_ interface: MainInterface) {
    if !mainInterfaces.contains(interface) { mainInterfaces.append(interface) }
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
      let bytes = try ReadBuffer.bytes(of: path, displayPath: shown, limit: XMLPropertyListParser.maximumSize, in: tree)
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
    let (line, column) = bytes.position(of: offset)
    let file = PathResolution.relative(path, to: currentDirectory)
    self[keyPath: list].append(DeclaredName(name: name, file: file, line: line, column: column))
  }
}

extension [UInt8] {
  /// Line and column of a byte, both from 1.
  fileprivate func position(of offset: Int) -> (line: Int, column: Int) {
    let place = Swift.min(Swift.max(offset, 0), count)
    let line = self[..<place].reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
    let lineStart = self[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (line, place - lineStart + 1)
  }

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
