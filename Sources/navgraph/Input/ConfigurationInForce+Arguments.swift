import CommandLine
import Configuration
import NavigationGraph
import Rules

extension ConfigurationInForce {
  /// What a run with these arguments and this project's configuration goes by.
  init(_ arguments: ParsedArguments, _ project: Configuration?) {
    let path = project?.path ?? ""
    func place(_ mark: Mark) -> Origin { .file(SourceLocation(file: path, line: mark.line, column: mark.column)) }
    var settings: [Setting] = []
    if let project {
      for (key, items) in [("included", project.included), ("excluded", project.excluded), ("entries", project.entries)] {
        settings += items.map { Setting([key], .text($0.value), from: place($0.mark)) }
      }
      settings += zip(project.shapeLines, project.navigators).map { Setting(["navigators"], .text($0), from: place($1.mark)) }
      settings += project.environment.map { Setting(["environment", $0.value.name], .text($0.value.type.description), from: place($0.mark)) }
      settings += project.contracts.map { Setting(["contracts"], .item(Contract($0, path: path).yaml), from: place($0.mark)) }
    }
    let lint = LintSettings(arguments, project).lint
    let preset: Origin =
      arguments.value(LintOptions.preset) != nil ? .commandLine("--preset") : project?.preset.map { place($0.mark) } ?? .builtIn
    settings.append(Setting(["preset"], .word(lint.preset.rawValue), from: preset))
    for rule in RuleRegistry.all {
      let written = project?.rules.first { $0.value.id == rule.id }?.value
      let severity = lint.runs(rule) ? (lint.severities[rule.id] ?? rule.severity).rawValue : "off"
      let isOwn = lint.runs(rule) && lint.severities[rule.id] == nil
      let origin = Self.origin(of: rule, arguments, lint, written: written?.level.map { place($0.mark) })
      // A severity that is written holds for all findings of a rule, the milder ones, too: the rule's own are no value.
      switch origin {
      case .builtIn, .preset:
        settings.append(
          Setting(["rules", rule.id, "severity"], .word(severity), from: origin, words: isOwn ? rule.severities : severity))
      case .file, .commandLine:
        settings.append(Setting(["rules", rule.id, "severity"], .word(isOwn ? "on" : severity), from: origin))
      }
      for option in rule.options {
        let mark = written?.options.first { $0.value.name == option.name }?.mark
        let value = lint.options[rule.id]?[option.name] ?? option.defaultValue
        settings.append(
          Setting(
            ["rules", rule.id, option.name], Value(value), from: mark.map(place) ?? .builtIn,
            words: mark == nil ? "{\(option.name): \(value.text)}" : nil))
      }
    }
    if let baseline = arguments.value(LintOptions.baseline) {
      settings.append(Setting(["baseline"], .text(baseline), from: .commandLine("--baseline")))
    } else if let baseline = project?.baseline {
      settings.append(Setting(["baseline"], .text(baseline.value), from: place(baseline.mark)))
    }
    settings += PictureDefaults.options.compactMap { option in
      if let written = project?.render.first(where: { $0.value.name == option.name }) {
        return Setting(["render", option.name], Value(written.value.value), from: place(written.mark))
      }
      return option.defaultText.map { Setting(["render", option.name], .text($0), from: .builtIn, words: $0) }
    }
    self.init(file: project?.path, settings)
  }

  /// Who says whether a rule runs: the command line before the file before the preset.
  private static func origin(of rule: Rule, _ arguments: ParsedArguments, _ lint: LintConfiguration, written: Origin?) -> Origin {
    func isNamed(_ option: Option<String>) -> Bool {
      LintOptions.rules(arguments, option).contains { RuleRegistry.rule($0)?.id == rule.id }
    }
    if isNamed(LintOptions.disable) { return .commandLine("--disable") }
    // A severity that the file gives holds for a rule that the command line names.
    if lint.runs(rule), lint.severities[rule.id] != nil, let written { return written }
    if lint.only != nil { return .commandLine("--only") }
    if isNamed(LintOptions.enable), !rule.runs(under: lint.preset) || lint.switchedOff[rule.id] != nil { return .commandLine("--enable") }
    if let written { return written }
    if rule.runs(under: lint.preset) != rule.isOnByDefault { return .preset(lint.preset.rawValue) }
    return .builtIn
  }
}

extension ConfigurationInForce.Value {
  fileprivate init(_ value: RenderSetting.Value) {
    switch value {
    case .flag(let isOn): self = .flag(isOn)
    case .text(let text): self = .text(text)
    case .texts(let texts): self = .texts(texts)
    }
  }

  fileprivate init(_ value: RuleOptionValue) {
    switch value {
    case .flag(let isOn): self = .flag(isOn)
    case .number(let number): self = .number(number)
    case .names(let names): self = .texts(names)
    }
  }
}
