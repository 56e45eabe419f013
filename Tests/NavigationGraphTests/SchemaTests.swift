import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

private func value(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

private func graphSchema() throws -> JSONValue {
  try JSONParser.parse(Array(try Data(contentsOf: Golden.repository().appendingPathComponent("docs/graph.schema.json"))))
}

@Suite struct GraphSchemaTests {
  @Test(arguments: 0..<150 as Range<UInt64>) func whatIsWrittenIsValid(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, size: 40, hostile: seed % 2 == 0)
    let errors = JSONSchemaValidator(schema: try graphSchema()).errors(in: try JSONParser.parse(graph.normalized().json()))
    #expect(errors.isEmpty)
  }

  @Test(arguments: [
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#, "$.schemaVersion: is not the constant"),
    (#""kind": "view""#, #""kind": "window""#, "$.nodes[0].kind: is none of the values"),
    (#""id": "view:A""#, #""id": "A""#, "$.nodes[0].id: does not match"),
    (#""name": "A""#, #""nom": "A""#, "$.nodes[0]: lacks name"),
    (#""name": "A""#, #""name": "A", "colour": 1"#, "$.nodes[0]: has the unknown member colour"),
    (#""line": 3"#, #""line": 0"#, "$.edges[0].location.line: is below 1"),
    (#""line": 3"#, #""line": "3""#, "$.edges[0].location.line: expected integer, found a string"),
    (#""certainty": "exact""#, #""certainty": "maybe""#, "$.edges[0].certainty: is none of the values"),
    (#""through": ["R.push"]"#, #""through": []"#, "$.edges[0].through: has fewer than 1 items"),
    (#""returns": []"#, #""returns": {}"#, "$.returns: expected array, found an object"),
    (#""files": 0"#, #""files": -1"#, "$.summary.files: is below 0"),
  ])
  func whatIsWrongIsRefused(old: String, new: String, error: String) throws {
    var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0"))
    graph.nodes = [Node(id: "view:A", kind: .view, name: "A")]
    var edge = Edge(from: "view:A", to: "view:A", kind: .push, location: SourceLocation(file: "A.swift", line: 3, column: 1))
    edge.through = ["R.push"]
    graph.edges = [edge]
    let text = String(decoding: graph.json(), as: UTF8.self)
    let validator = JSONSchemaValidator(schema: try graphSchema())
    #expect(validator.errors(in: try value(text)).isEmpty)
    #expect(text.contains(old))
    let damaged = text.replacing(old, with: new, maxReplacements: 1)
    let errors = validator.errors(in: try value(damaged))
    #expect(errors.contains { $0.hasPrefix(error) }, "\(errors)")
  }

  /// The schema's lists of words are the model's.
  @Test func theWordsAreTheModels() throws {
    let schema = try graphSchema()
    let words: (String...) -> [String] = { path in
      var value = schema
      for part in path {
        guard case .object(let members) = value, let next = members[part] else { return [] }
        value = next
      }
      guard case .array(let values) = value else { return [] }
      return values.compactMap { if case .string(let word) = $0 { word } else { nil } }
    }
    let node = { words("$defs", "node", "properties", $0, "enum") }
    #expect(words("$defs", "edgeKind", "enum") == EdgeKind.allCases.map(\.rawValue))
    #expect(node("kind") == NodeKind.allCases.map(\.rawValue))
    #expect(node("role").allSatisfy { ViewRole(rawValue: $0) != nil } && node("role").count == 3)
    #expect(node("origin").allSatisfy { RouteOrigin(rawValue: $0) != nil } && node("origin").count == 3)
    #expect(words("$defs", "return", "properties", "kind", "enum").allSatisfy { ReturnKind(rawValue: $0) != nil })
    #expect(words("$defs", "finding", "properties", "severity", "enum") == Severity.allCases.map(\.rawValue))
    let text = String(decoding: try Data(contentsOf: Golden.repository().appendingPathComponent("docs/graph.schema.json")), as: UTF8.self)
    #expect(text.contains("^(" + NodeKind.allCases.map(\.rawValue).joined(separator: "|") + "):"))
  }
}

@Suite struct JSONSchemaValidatorTests {
  private func errors(_ schema: String, _ document: String) throws -> [String] {
    JSONSchemaValidator(schema: try value(schema)).errors(in: try value(document))
  }

  @Test(arguments: [
    (#"{"type": "integer"}"#, "1", true), (#"{"type": "integer"}"#, "1.5", false), (#"{"type": "number"}"#, "1.5", true),
    (#"{"type": "null"}"#, "null", true), (#"{"type": "boolean"}"#, "0", false), (#"{"const": {"a": [1]}}"#, #"{"a": [1]}"#, true),
    (#"{"const": {"a": [1]}}"#, #"{"a": [2]}"#, false), (#"{"enum": ["a", 1]}"#, "1", true), (#"{"enum": ["a", 1]}"#, #""b""#, false),
    (#"{"pattern": "^a+$"}"#, #""aaa""#, true), (#"{"pattern": "^a+$"}"#, #""ab""#, false), (#"{"pattern": "^a+$"}"#, "1", true),
    (#"{"items": {"minimum": 2}}"#, "[2, 3]", true), (#"{"items": {"minimum": 2}}"#, "[2, 1]", false),
    (#"{"minItems": 1}"#, "[]", false), (#"{"required": ["a"]}"#, "{}", false), (#"{"required": ["a"]}"#, "[]", true),
    (#"{"properties": {"a": {"type": "string"}}}"#, #"{"b": 1}"#, true), (#"{"properties": {"a": {"type": "string"}}}"#, #"{"a": 1}"#, false),
    (#"{"additionalProperties": false}"#, #"{"a": 1}"#, false), (#"{"additionalProperties": {"type": "string"}}"#, #"{"a": 1}"#, false),
    (#"{"additionalProperties": {"type": "string"}, "properties": {"a": {}}}"#, #"{"a": 1, "b": "x"}"#, true),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}}"##, #""x""#, true),
    (##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "string"}}}"##, "1", false),
    (##"{"$ref": "#/$defs/b"}"##, "1", false), (#"{"pattern": "("}"#, #""a""#, false), (#"{"oneOf": []}"#, "1", false), ("[]", "1", false),
    (#"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, "1", true), (#"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, "3", false),
    (#"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, #"{"b": 1}"#, true), (#"{"anyOf": [{"required": ["a"]}]}"#, "{}", false),
    (#"{"minimum": -1.0, "maximum": 100.0}"#, "-1.5", false), (#"{"minimum": -1.0, "maximum": 100.0}"#, "101", false),
    (#"{"uniqueItems": true}"#, "[1, 1]", false), (#"{"uniqueItems": false}"#, "[1, 1]", true), (#"{"unknown": 1}"#, "1", false),
    (#"{"format": "uri"}"#, #""https://a/b""#, true), (#"{"format": "uri"}"#, #""a/b""#, false), (#"{"format": "uri-reference"}"#, #""a/b%20c""#, true),
    (#"{"format": "uri-reference"}"#, #""a b""#, false), (#"{"format": "uri-reference"}"#, #""1:b""#, false), (#"{"format": "uri-reference"}"#, #""%2""#, false),
    (#"{"format": "date-time"}"#, #""2026-11-30T12:00:00Z""#, true), (#"{"format": "date-time"}"#, #""today""#, false), (#"{"format": "x"}"#, #""a""#, false),
    (##"{"$id": "x", "default": 1, "$ref": "#/definitions/a", "definitions": {"a": {"type": "string"}}}"##, "1", false),
  ])
  func keywords(schema: String, document: String, isValid: Bool) throws {
    #expect(try errors(schema, document).isEmpty == isValid)
  }
}

@Suite struct GraphPageTests {
  private let page = Golden.repository().appendingPathComponent("docs/graph.md")

  /// The example is a graph that reads, is valid, and is written as it stands.
  @Test func theExampleIsWhatIsPrinted() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let example = try #require(text.firstMatch(of: #/```json\n([\s\S]*?)```/#)).output.1
    let graph = try NavigationGraph(json: Array(example.utf8))
    #expect(String(decoding: graph.normalized().json(), as: UTF8.self) == example)
    #expect(JSONSchemaValidator(schema: try graphSchema()).errors(in: try JSONParser.parse(Array(example.utf8))).isEmpty)
    #expect(graph.withReachability(entries: ["app:FruitApp"]) == graph)
  }

  /// Every kind and every member of the schema is explained.
  @Test func thePageNamesEverything() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    for word in NodeKind.allCases.map(\.rawValue) + EdgeKind.allCases.map(\.rawValue) { #expect(text.contains("`\(word)`"), "\(word)") }
    guard case .object(let schema) = try graphSchema(), case .object(let definitions)? = schema["$defs"] else {
      Issue.record("the schema has no definitions")
      return
    }
    for name in ["node", "edge", "unresolved"] {
      guard case .object(let definition)? = definitions[name], case .object(let members)? = definition["properties"] else {
        Issue.record("the schema has no \(name)")
        continue
      }
      for member in members.keys where !["name", "kind", "from", "to"].contains(member) { #expect(text.contains("`\(member)`"), "\(member)") }
    }
  }
}
