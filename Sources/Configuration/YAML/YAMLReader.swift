import CYAML
import Files

/// Reads YAML through libyaml: the only file that knows it.
///
/// What a configuration has no need of is refused: aliases (a few lines of them can stand for gigabytes), tags, several documents,
/// keys that are no texts. Nesting and the number of values have bounds. Iterative; cannot trap.
struct YAMLReader {
  /// The largest file that is read.
  static let maximumSize = 1 << 20
  static let maximumDepth = 16
  static let maximumNodes = 100_000

  /// A collection that is being read.
  private struct Open {
    let mark: Mark
    let isMapping: Bool
    var items: [YAMLNode] = []
    var entries: [YAMLNode.Entry] = []
    var key: YAMLScalar?
  }

  private var open: [Open] = []
  private var root: YAMLNode?
  private var nodes = 0
  private var documents = 0

  /// The value of the file's one document; nil where there is none, in an empty file say.
  static func read(_ bytes: [UInt8]) throws(ConfigurationMistake) -> YAMLNode? {
    try bytes.withUnsafeBufferPointer { bytes throws(ConfigurationMistake) in
      if let reason = TextCheck.binaryReason(bytes) { throw ConfigurationMistake(nil, "\(reason); YAML in UTF-8 is expected") }
      if let offset = TextCheck.firstInvalidUTF8(bytes) { throw ConfigurationMistake(mark(of: offset, in: bytes), "not valid UTF-8") }
      var reader = YAMLReader()
      return try reader.parse(bytes)
    }
  }

  private mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(ConfigurationMistake) -> YAMLNode? {
    // The parser keeps its own address.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw ConfigurationMistake(nil, "libyaml has no memory") }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw Self.fault(parser.pointee, bytes) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return root }
      try take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(ConfigurationMistake) {
    let mark = Mark(event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 { throw ConfigurationMistake(mark, "a second document; one is all that is read") }
    case YAML_ALIAS_EVENT: throw ConfigurationMistake(mark, "aliases (`*name`) are not read; write the value out, or put a pattern that begins with `*` in quotes")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try check(anchor: scalar.anchor, tag: scalar.tag, mark)
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      try add(.scalar(YAMLScalar(text: text, style: Self.style(scalar.style), mark: mark)))
    case YAML_SEQUENCE_START_EVENT:
      try check(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, mark)
      try begin(Open(mark: mark, isMapping: false))
    case YAML_MAPPING_START_EVENT:
      try check(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, mark)
      try begin(Open(mark: mark, isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let closed = open.popLast() else { return }
      try add(closed.isMapping ? .mapping(closed.entries, mark: closed.mark) : .sequence(closed.items, mark: closed.mark))
    default: break
    }
  }

  // MARK: Building

  private mutating func begin(_ collection: Open) throws(ConfigurationMistake) {
    guard open.count < Self.maximumDepth else { throw ConfigurationMistake(collection.mark, "nested deeper than \(Self.maximumDepth) levels") }
    if let parent = open.last, parent.isMapping, parent.key == nil { throw ConfigurationMistake(collection.mark, "a key has to be a text") }
    open.append(collection)
  }

  private mutating func add(_ node: YAMLNode) throws(ConfigurationMistake) {
    nodes += 1
    guard nodes <= Self.maximumNodes else { throw ConfigurationMistake(node.mark, "more than \(Self.maximumNodes) values") }
    let last = open.count - 1
    guard last >= 0 else {
      root = node
      return
    }
    if !open[last].isMapping {
      open[last].items.append(node)
    } else if let key = open[last].key {
      open[last].entries.append(YAMLNode.Entry(key: key, value: node))
      open[last].key = nil
    } else if case .scalar(let key) = node {
      open[last].key = key
    }
  }

  private func check(anchor: UnsafePointer<yaml_char_t>?, tag: UnsafePointer<yaml_char_t>?, _ mark: Mark) throws(ConfigurationMistake) {
    if anchor != nil { throw ConfigurationMistake(mark, "anchors (`&name`) are not read") }
    if tag != nil { throw ConfigurationMistake(mark, "tags (`!name`) are not read") }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    case YAML_PLAIN_SCALAR_STYLE: .plain
    default: .quoted
    }
  }

  // MARK: Faults

  private static func fault(_ parser: yaml_parser_t, _ bytes: UnsafeBufferPointer<UInt8>) -> ConfigurationMistake {
    let problem = parser.problem.map { String(cString: $0) } ?? "not readable"
    switch parser.error {
    case YAML_MEMORY_ERROR: return ConfigurationMistake(nil, "libyaml has no memory")
    case YAML_READER_ERROR: return ConfigurationMistake(mark(of: parser.problem_offset, in: bytes), "not valid YAML: \(problem)")
    default:
      let context = parser.context.map { String(cString: $0) + ", " } ?? ""
      // The commonest: libyaml's words do not say what to do.
      let hint = problem.hasPrefix("mapping values") ? " (a text with `: ` in it has to stand in quotes)" : ""
      return ConfigurationMistake(Mark(parser.problem_mark), "not valid YAML: \(context)\(problem)\(hint)")
    }
  }

  /// The place of a byte.
  private static func mark(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Mark {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(max(0, offset)) {
      if byte == 0x0A { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return Mark(line: line, column: column)
  }
}

extension Mark {
  /// libyaml counts from 0, in characters; the file's size bounds both.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) &+ 1, column: Int(clamping: mark.column) &+ 1)
  }
}
