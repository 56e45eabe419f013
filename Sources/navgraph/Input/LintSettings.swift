import CommandLine
import Configuration
import Files
import NavigationGraph
import Rules

/// What the project's configuration and the command line, which comes before it, say of the rules.
struct LintSettings {
  private(set) var lint: LintConfiguration
  /// Former ids of rules that are used, with those of today.
  private(set) var renamed: [String: String] = [:]

  init(_ arguments: ParsedArguments, _ project: Configuration?) {
    let preset = arguments.value(LintOptions.preset) ?? project?.preset.flatMap { RulePreset(rawValue: $0.value) } ?? .default
    lint = LintConfiguration(preset: preset)
    let only = ids(arguments, LintOptions.only)
    let (enabled, disabled) = (ids(arguments, LintOptions.enable), ids(arguments, LintOptions.disable))
    lint.only = only.isEmpty ? nil : only
    lint.enabled = enabled
    lint.disabled = disabled
    lint.contracts = project?.contracts.map { Contract($0, path: project?.path ?? "") } ?? []
    for setting in project?.rules ?? [] { take(setting, path: project?.path ?? "", named: enabled.union(only)) }
  }

  private mutating func ids(_ arguments: ParsedArguments, _ option: Option<String>) -> Set<String> {
    Set(
      LintOptions.rules(arguments, option).map { word in
        let id = RuleRegistry.rule(word)?.id ?? word
        if id != word { renamed[word] = id }
        return id
      })
  }

  private mutating func take(_ setting: Marked<RuleSetting>, path: String, named: Set<String>) {
    let rule = setting.value
    if let former = rule.formerID { renamed[former] = rule.id }
    for option in rule.options { lint.options[rule.id, default: [:]][option.value.name] = RuleOptionValue(option.value.value) }
    guard let level = rule.level?.value else { return }
    lint.severities[rule.id] = Severity(rawValue: level.rawValue)
    if level != .off {
      lint.enabled.insert(rule.id)
    } else if !named.contains(rule.id), lint.disabled.insert(rule.id).inserted {
      lint.switchedOff[rule.id] = SourceLocation(file: path, line: setting.mark.line, column: setting.mark.column)
    }
  }

  /// Says which part of the source was read.
  mutating func read(_ analysis: Analysis) {
    let (paths, project) = (analysis.paths, analysis.configuration)
    let directory = PathResolution.currentDirectory() ?? "/"
    let absolute = paths.map { path in
      let absolute = PathResolution.absolute(path, from: directory)
      return PathResolution.canonical(absolute) ?? absolute
    }
    let whole = project?.folder ?? PathResolution.canonical(directory) ?? directory
    lint.isPartial = !absolute.contains { PathResolution.contains($0, whole) }
    lint.isFragment = analysis.leftOutBeside != nil
    lint.unread = analysis.unread
    let canonical = PathResolution.canonical(directory) ?? directory
    lint.roots = absolute.map { PathResolution.relative($0, to: canonical) }
  }

  mutating func know(_ baseline: Baseline?) { lint.baseline = baseline }

  /// Says once of each former id what it is called today, and of rules that will go that they will.
  func tell(_ alsoRenamed: [String: String], _ console: Console) {
    for (former, id) in renamed.merging(alsoRenamed, uniquingKeysWith: { first, _ in first }).sorted(by: { $0.key < $1.key }) {
      console.say("note: the rule '\(TerminalText.printable(former))' is called '\(id)' now; the former name still works")
    }
    for rule in RuleRegistry.all where lint.runs(rule) {
      if case .deprecated(let reason) = rule.stage { console.say("warning: the rule '\(rule.id)' is deprecated: \(reason)") }
    }
  }
}

extension RuleOptionValue {
  fileprivate init(_ value: RuleSetting.OptionValue) {
    switch value {
    case .flag(let isOn): self = .flag(isOn)
    case .number(let number): self = .number(number)
    case .names(let names): self = .names(names)
    }
  }
}

extension ConfigurationVocabulary {
  /// The rules, presets and words of the graph that this program has.
  static let program = ConfigurationVocabulary(
    rules: RuleRegistry.all.map(RuleDescription.init), presets: RulePreset.allCases.map(\.rawValue),
    edgeKinds: EdgeKind.allCases.map(\.rawValue), renderOptions: PictureDefaults.options, patternFault: { NodePattern.fault(of: $0) })
}

extension RuleDescription {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id, formerIDs: rule.formerIDs,
      options: rule.options.map { option in
        switch option.defaultValue {
        case .flag: RuleOptionDescription(name: option.name, form: .flag)
        case .number: RuleOptionDescription(name: option.name, form: .number(option.range))
        case .names: RuleOptionDescription(name: option.name, form: .names)
        }
      })
  }
}
