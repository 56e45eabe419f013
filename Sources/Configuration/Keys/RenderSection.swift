extension ConfigurationKey {
  /// How pictures look.
  static let render = ConfigurationKey(
    name: "render",
    summary: """
      Defaults for `navgraph render`, the pictures of `navgraph graph`, and `navgraph docs`, by the names of the options: `theme`, `layout`, \
      `rankdir`, `group-by`, `collapse`, `components`, `routes`, `strip-suffix`, `link-prefix`, `title`, `exclude`. An option that the command \
      line gives comes before what stands here. In `navgraph docs` they hold for the pages as for the picture: one title, the same links to \
      source, the same part of the app; only `theme` and `layout` mean nothing there.
      """,
    example: """
      render:
        theme: light
        group-by: module
        strip-suffix: [View, Screen]
        link-prefix: https://git.example.com/shop/blob/main/
        exclude:
          - module:DesignSystem
          - view:*Debug
      """
  ) { node, draft in
    for entry in draft.entries(node, of: "render") {
      let name = entry.key.text
      guard let option = draft.vocabulary.renderOptions.first(where: { $0.name == name }) else {
        draft.unknown("key", name, entry.key.mark, among: draft.vocabulary.renderOptions.map(\.name))
        continue
      }
      if let value = draft.value(of: option, entry.value) {
        draft.configuration.render.append(Marked(RenderSetting(name: name, value: value), at: entry.key.mark))
      }
    }
  }
}

extension ConfigurationDraft {
  fileprivate mutating func value(of option: RenderOptionDescription, _ node: YAMLNode) -> RenderSetting.Value? {
    switch option.form {
    case .flag: return flag(node, of: option.name).map { .flag($0) }
    case .text: return text(node, of: option.name).map { .text($0.text) }
    case .texts: return some(texts(node, of: option.name).map(\.text), node, option.name)
    case .patterns: return some(nodePatterns(node, of: option.name).map(\.value), node, option.name)
    case .choice(let words):
      guard let word = text(node, of: option.name) else { return nil }
      if words.contains(word.text) { return .text(word.text) }
      unknown("value of `\(option.name)`", word.text, word.mark, among: words)
      return nil
    }
  }

  private mutating func some(_ texts: [String], _ node: YAMLNode, _ name: String) -> RenderSetting.Value? {
    if texts.isEmpty, mistakes.last?.mark != node.mark, case .scalar(let scalar) = node, scalar.isNull {
      fail(node.mark, "`\(name)` takes a text, or a list of them (`- text`), not nothing")
      return nil
    }
    return texts.isEmpty ? nil : .texts(texts)
  }
}
