import NavigationGraph

extension ConfigurationInForce {
  /// For scripts: members sorted, one line for each value.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.newline(indent: 2)
    if let file {
      writer.member("file", file)
      writer.newline(indent: 2)
    }
    writer.member("schemaVersion", 1)
    writer.newline(indent: 2)
    writer.lines("values", settings, indent: 2) { $0.write($1) }
    writer.endLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ setting: ConfigurationInForce.Setting) {
    beginObject()
    key("from")
    beginObject()
    switch setting.origin {
    case .builtIn: member("kind", "default")
    case .commandLine(let option):
      member("kind", "commandLine")
      member("option", option)
    case .file(let place):
      member("column", place.column)
      member("file", place.file)
      member("kind", "file")
      member("line", place.line)
    case .preset(let name):
      member("kind", "preset")
      member("preset", name)
    }
    endObject()
    key("key")
    strings(setting.key)
    key("value")
    switch setting.value {
    case .text(let text), .word(let text): string(text)
    case .number(let number): integer(number)
    case .flag(let isOn): bool(isOn)
    case .texts(let texts): strings(texts)
    case .item(let lines): string(lines.joined(separator: "\n"))
    }
    endObject()
  }

  private mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
