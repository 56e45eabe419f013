import Foundation
import GraphTestSupport
import NavigationGraph
import Testing

@Suite struct GraphJSONTests {
  @Test func anEmptyGraphIsWrittenWhole() {
    let graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0.1.0"))
    #expect(
      String(decoding: graph.json(), as: UTF8.self) == """
        {
          "edges": [],
          "generator": {"name": "navgraph", "version": "0.1.0"},
          "nodes": [],
          "returns": [],
          "schemaVersion": 1,
          "summary": {"files": 0, "resolvedSites": 0, "routes": 0, "sites": 0, "views": 0},
          "unresolved": []
        }

        """)
  }

  @Test func oneLineForEachThing() {
    var graph = NavigationGraph(generator: Generator(name: "navgraph", version: "0.1.0"))
    let place = SourceLocation(file: "A.swift", line: 3, column: 5)
    graph.nodes = [Node(id: "view:A", kind: .view, name: "A", location: place), Node(id: "view:B", kind: .view, name: "B")]
    var edge = Edge(from: "view:A", to: "view:B", kind: .push, location: place)
    edge.through = ["Router.push"]
    graph.edges = [edge]
    let lines = String(decoding: graph.json(), as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines.contains(#"    {"id": "view:A", "kind": "view", "location": {"column": 5, "file": "A.swift", "line": 3}, "name": "A"},"#))
    #expect(lines.contains(#"    {"id": "view:B", "kind": "view", "name": "B"}"#))
    #expect(
      lines.contains(
        #"    {"certainty": "exact", "from": "view:A", "kind": "push", "location": {"column": 5, "file": "A.swift", "line": 3}, "through": ["Router.push"], "to": "view:B"}"#
      ))
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func whatIsWrittenIsReadBack(seed: UInt64) throws {
    let graph = NavigationGraph.random(seed: seed, hostile: seed % 2 == 0).normalized()
    let json = graph.json()
    let read = try NavigationGraph(json: json)
    #expect(read == graph)
    #expect(read.json() == json)
  }

  /// Members sorted at every level, and readable for another reader than ours.
  @Test(arguments: 0..<50 as Range<UInt64>) func foundationReadsTheSame(seed: UInt64) throws {
    let json = NavigationGraph.random(seed: seed, hostile: true).normalized().json()
    let foreign = try JSONSerialization.jsonObject(with: Data(json))
    #expect(JSONValue(foreign) == (try JSONParser.parse(json)))
    #expect(!json.contains { $0 < 0x20 && $0 != 0x0a || $0 == 0x7f })
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.unicodeScalars.allSatisfy { !$0.isHazardous || $0 == "\n" })
    for line in text.split(separator: "\n") where line.hasPrefix("    {\"") {
      let keys = Self.topLevelKeys(of: String(line))
      #expect(!keys.isEmpty)
      #expect(keys == keys.sorted())
    }
  }

  /// The names of the members of the object on a line, in their order.
  private static func topLevelKeys(of line: String) -> [String] {
    var keys: [String] = []
    var depth = 0
    var text: String?
    var last = ""
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if text != nil {
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          last = text ?? ""
          text = nil
          continue
        }
        text?.unicodeScalars.append(scalar)
      } else {
        switch scalar {
        case "\"": text = ""
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        case ":" where depth == 1: keys.append(last)
        default: break
        }
      }
    }
    return keys
  }

  @Test(arguments: [
    ("", "1:1: no valid JSON: the text ends where a value should stand"),
    ("[]", "expected an object, found an array"),
    ("{\n  \"nodes\": [,]\n}", "2:13: no valid JSON: expected a value"),
    (#"{"nodes": []}"#, "schemaVersion: the member is missing"),
    (#"{"schemaVersion": 2}"#, "schemaVersion: the graph has schema version 2, and this navgraph reads version 1"),
    (#"{"schemaVersion": "1"}"#, "schemaVersion: expected an integer, found a string"),
    (document(nodes: #"{"id": "view:A", "kind": "window", "name": "A"}"#), "nodes[0].kind: 'window' is no kind that this version knows"),
    (document(nodes: #"{"id": "A", "kind": "view", "name": "A"}"#), "nodes[0].id: the id 'A' is not of the form 'view:Name'"),
    (document(nodes: #"{"id": "view:", "kind": "view", "name": "A"}"#), "nodes[0].id: the id 'view:' is not of the form 'view:Name'"),
    (document(nodes: #"{"id": "route:A", "kind": "view", "name": "A"}"#), "nodes[0].id: the id 'route:A' is not of the form 'view:Name'"),
    (document(nodes: #"{"id": "view:A", "kind": "view"}"#), "nodes[0].name: the member is missing"),
    (document(nodes: #"{"id": "view:A", "kind": "view", "name": "A", "used": 1}"#), "nodes[0].used: expected a boolean, found a number"),
    (
      document(nodes: #"{"id": "view:A", "kind": "view", "name": "A"}, {"id": "view:A", "kind": "view", "name": "A"}"#),
      "nodes[1].id: the id 'view:A' is declared twice"
    ),
    (
      document(
        nodes: #"{"id": "view:A", "kind": "view", "name": "A"}"#,
        edges: #"{"from": "view:A", "to": "view:B", "kind": "push", "certainty": "exact", "location": {"file": "A", "line": 1, "column": 1}}"#),
      "edges[0].to: no node has the id 'view:B'"
    ),
    (
      document(edges: #"{"from": "view:A", "to": "view:B", "kind": "push", "certainty": "exact", "location": {"file": "A", "line": 0, "column": 1}}"#),
      "edges[0].location.line: lines and columns count from 1"
    ),
    (
      document(edges: #"{"from": "x", "to": "view:B", "kind": "push", "certainty": "exact", "location": {"file": "A", "line": 1, "column": 1}}"#),
      "edges[0].from: 'x' is no id of the form 'kind:Name'"
    ),
  ])
  func mistakesAreToldWithTheirPlace(text: String, message: String) {
    let error = #expect(throws: GraphReadingError.self) { try NavigationGraph(json: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test func unknownMembersArePassedOver() throws {
    let text = Self.document(nodes: #"{"id": "view:A", "kind": "view", "name": "A", "colour": {"deep": [1]}}"#)
    #expect(try NavigationGraph(json: Array(text.utf8)).nodes.map(\.name) == ["A"])
  }

  static func document(nodes: String = "", edges: String = "") -> String {
    """
    {"schemaVersion": 1, "generator": {"name": "navgraph", "version": "0"}, "nodes": [\(nodes)], "edges": [\(edges)], "returns": [],
     "unresolved": [], "summary": {"files": 0, "resolvedSites": 0, "routes": 0, "sites": 0, "views": 0}}
    """
  }
}

@Suite struct JSONParserTests {
  @Test(arguments: [
    "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{a:1}", "\"", "\"\\", "\"\\x\"", "\"\\u12", "\"\\ud800\"",
    "\"\\ud800\\u0041\"", "\"\\udc00\"", "01", "-", "1.", "1e", "1e999", "tru", "nul", "1 2", "[1]]", "\"\u{1}\"", "'a'", "+1", ".5", "NaN",
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func invalidUTF8IsRefused() {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22, 0xff, 0x22]) }
  }

  @Test func nestingIsBounded() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(deep) }
    #expect(error?.message == "nested deeper than 256 levels")
  }

  @Test(arguments: [
    (#""\u0041\ud83d\ude00\n\/""#, JSONValue.string("A😀\n/")), ("-12", .integer(-12)), ("1.5e2", .double(150)),
    ("99999999999999999999", .double(1e20)), (" [ ] ", .array([])), (#"{"a":{},"b":[null,true]}"#, .object(["a": .object([:]), "b": .array([.null, .bool(true)])])),
    ("\u{FEFF}{}", .object([:])),
  ])
  func valuesAreRead(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  /// Forty thousand small objects in one array: what is not linear does not come to an end here.
  @Test func manyContainersAreRead() throws {
    let text = "[" + Array(repeating: #"{"a": [1]}"#, count: 40_000).joined(separator: ",") + "]"
    guard case .array(let values) = try JSONParser.parse(Array(text.utf8)) else {
      Issue.record("no array")
      return
    }
    #expect(values.count == 40_000)
    #expect(values.last == .object(["a": .array([.integer(1)])]))
  }

  /// Cut off anywhere, or with a byte changed, a document is read or refused: nothing else happens.
  @Test(arguments: 0..<20 as Range<UInt64>) func damageIsSurvived(seed: UInt64) {
    let json = NavigationGraph.random(seed: seed, size: 6, hostile: true).normalized().json()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var damaged = Array(json[..<Int.random(in: 0...json.count, using: &random)])
      #expect(throws: GraphReadingError.self) { try NavigationGraph(json: damaged.dropLast(2)) }
      damaged = json
      damaged[Int.random(in: 0..<json.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      _ = try? NavigationGraph(json: damaged)
    }
  }
}

extension NavigationGraph {
  /// A saved graph from a slice of bytes.
  fileprivate init(json: ArraySlice<UInt8>) throws(GraphReadingError) { try self.init(json: Array(json)) }
}

extension JSONValue {
  /// What `JSONSerialization` made of a text without fractions.
  init(_ foreign: Any) {
    switch foreign {
    case let text as String: self = .string(text)
    case let values as [Any]: self = .array(values.map(JSONValue.init))
    case let members as [String: Any]: self = .object(members.mapValues(JSONValue.init))
    case let number as NSNumber: self = isBoolean(number) ? .bool(number.boolValue) : .integer(number.intValue)
    default: self = .null
    }
  }
}

/// On Linux a boolean is a number whose encoding is that of a C `char` or `bool`.
private func isBoolean(_ number: NSNumber) -> Bool { ["c", "B"].contains(String(cString: number.objCType)) }
