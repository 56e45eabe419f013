/// Why a saved graph could not be read.
public struct GraphReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document (`edges[3].kind`), or the line and column where it is no JSON.
  public let place: String
  public let message: String

  public init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}

extension NavigationGraph {
  /// The graph that was saved as JSON. Members that this version does not know are passed over.
  ///
  /// - Parameter json: The text, in UTF-8.
  /// - Throws: `GraphReadingError`: no JSON, another schema version, a member missing or of the wrong type, an unknown kind, an id that is
  ///   not `kind:Name`, an id declared twice, an edge whose ends are no nodes.
  public init(json: [UInt8]) throws(GraphReadingError) {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONParser.parse(json)
    } catch {
      throw GraphReadingError(place: "\(error.line):\(error.column)", message: "no valid JSON: \(error.message)")
    }
    let root = try JSONObject(document, at: "")
    let version = try root.integer("schemaVersion")
    guard version == Self.schemaVersion else {
      throw GraphReadingError(
        place: "schemaVersion", message: "the graph has schema version \(version), and this navgraph reads version \(Self.schemaVersion)")
    }
    let generator = try root.object("generator")
    self.init(generator: Generator(name: try generator.string("name"), version: try generator.string("version")))
    nodes = try root.objects("nodes", Node.init(json:))
    edges = try root.objects("edges", Edge.init(json:))
    returns = try root.objects("returns", Return.init(json:))
    unresolved = try root.objects("unresolved", Unresolved.init(json:))
    summary = try Summary(json: try root.object("summary"))
    findings = root.has("findings") ? try root.objects("findings", Finding.init(json:)) : nil
    try checkReferences()
  }

  private func checkReferences() throws(GraphReadingError) {
    var ids: Set<String> = []
    for (i, node) in nodes.enumerated() where !ids.insert(node.id).inserted {
      throw GraphReadingError(place: "nodes[\(i)].id", message: "the id \(quoted(node.id)) is declared twice")
    }
    for (i, edge) in edges.enumerated() {
      for (member, id) in [("from", edge.from), ("to", edge.to)] where !ids.contains(id) {
        throw GraphReadingError(place: "edges[\(i)].\(member)", message: "no node has the id \(quoted(id))")
      }
    }
  }
}

/// A text from the document, fit for a message.
func quoted(_ text: String) -> String {
  let shown = text.count > 80 ? String(text.prefix(80)) + "…" : text
  return "'" + shown.visible + "'"
}

extension SourceLocation {
  init(json: JSONObject) throws(GraphReadingError) {
    self.init(file: try json.string("file"), line: try json.position("line"), column: try json.position("column"))
  }
}

extension Node {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init(id: try json.string("id"), kind: try json.word("kind"), name: try json.string("name"))
    guard NodeKind(idPrefixOf: id) == kind else {
      throw json.error("id", "the id \(quoted(id)) is not of the form '\(kind.rawValue):Name'")
    }
    location = try json.optionalObject("location", SourceLocation.init(json:))
    module = try json.optionalString("module")
    framework = try json.optionalString("framework")
    role = try json.optionalWord("role")
    title = try json.optionalString("title")
    documentation = try json.optionalString("documentation")
    parameters = try json.optionalObjects("parameters") { json throws(GraphReadingError) in
      Parameter(label: try json.optionalString("label"), type: try json.string("type"))
    }
    routeType = try json.optionalString("routeType")
    mapped = try json.optionalBool("mapped")
    used = try json.optionalBool("used")
    unnamed = try json.optionalBool("unnamed")
    mention = try json.optionalObject("mention", SourceLocation.init(json:))
    emptyArm = try json.optionalBool("emptyArm")
    origin = try json.optionalWord("origin")
    entry = try json.optionalBool("entry")
    reachable = try json.optionalBool("reachable")
    depth = try json.optionalInteger("depth")
    source = try json.optionalString("source")
  }
}

extension Edge {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init(
      from: try json.id("from"), to: try json.id("to"), kind: try json.word("kind"),
      location: try SourceLocation(json: try json.object("location")))
    certainty = try json.word("certainty")
    through = try json.optionalStrings("through")
    via = try json.optionalString("via")
    because = try json.optionalString("because")
    condition = try json.optionalString("condition")
    triggers = try json.optionalObjects("triggers", SourceLocation.init(json:))
    values = try json.optionalObjects("values", SourceLocation.init(json:))
    trigger = try json.optionalObject("trigger") { json throws(GraphReadingError) in
      Trigger(type: try json.string("type"), closure: try json.string("closure"))
    }
    event = try json.optionalString("event")
    unsent = try json.optionalBool("unsent") ?? false
    live = try json.optionalBool("live") ?? true
    presentation = try json.optionalStringMembers("presentation")
  }
}

extension Return {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init(from: try json.id("from"), kind: try json.word("kind"), location: try SourceLocation(json: try json.object("location")))
    to = try json.optionalString("to")
    through = try json.optionalStrings("through")
  }
}

extension Unresolved {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init(
      from: try json.id("from"), kind: try json.word("kind"), reason: try json.string("reason"),
      location: try SourceLocation(json: try json.object("location")))
    routeType = try json.optionalString("routeType")
    routeTypes = try json.optionalStrings("routeTypes")
    target = try json.optionalWord("target")
    live = try json.optionalBool("live") ?? true
  }
}

extension Summary {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init()
    files = try json.integer("files")
    sites = try json.integer("sites")
    resolvedSites = try json.integer("resolvedSites")
    routes = try json.integer("routes")
    views = try json.integer("views")
    objectiveCFiles = try json.optionalInteger("objectiveCFiles")
  }
}

extension Finding {
  fileprivate init(json: JSONObject) throws(GraphReadingError) {
    self.init(
      rule: try json.string("rule"), severity: try json.word("severity"), message: try json.string("message"),
      hint: try json.string("hint"), location: json.has("file") ? try SourceLocation(json: json) : nil,
      fingerprint: try json.string("fingerprint"),
      related: try json.optionalObjects("related") { json throws(GraphReadingError) in
        RelatedLocation(location: try SourceLocation(json: json), message: try json.string("message"))
      })
  }
}
