/// What tells one node from another, whatever its name is.
struct NodeFeatures {
  enum Feature: Hashable {
    case incoming(EdgeKind, Int)
    case outgoing(EdgeKind, Int)
    case source(Int)
    case target(Int)
    case parameter(Parameter)
    case title(String)
    case documentation(String)
    case file(String)
    case folder(String)
    case routeType(String)
  }

  private var weights: [Feature: Double] = [:]
  /// The features in the order in which they were found: sums are made in it, so that their last digits are the same each time.
  private var order: [Feature] = []
  private(set) var words: Set<String> = []
  /// Ways from and to nodes of which it is not known what they are on the other side.
  private var unknown = 0
  /// What nodes that are one may be found by: few share it.
  private(set) var evidence: Set<Feature> = []

  /// - Parameters:
  ///   - neighbours: how many nodes of its kind are declared in each file.
  ///   - nodeNumber: of a neighbour's number one that is the same before and after the change; nil where it is not known.
  init(_ number: Int, _ index: GraphIndex, inFile fileCounts: [String: Int], nodeNumber: (Int) -> Int?) {
    let node = index.graph.nodes[number]
    // A way from a node to itself is one on both sides.
    func known(_ neighbour: Int) -> Int? { neighbour == number ? -1 : nodeNumber(neighbour) }
    let incoming = index.incoming(number).map { (index.sources[$0], index.graph.edges[$0].kind, true) }
    let outgoing = index.outgoing(number).map { (index.targets[$0], index.graph.edges[$0].kind, false) }
    for (end, kind, isIncoming) in incoming + outgoing {
      guard let neighbour = known(end) else {
        unknown += 1
        continue
      }
      // A way that changed its kind is still half the same.
      add(isIncoming ? .source(neighbour) : .target(neighbour), 1, isEvidence: true)
      add(isIncoming ? .incoming(kind, neighbour) : .outgoing(kind, neighbour), 1, isEvidence: true)
    }
    for parameter in node.parameters { add(.parameter(parameter), 1, isEvidence: false) }
    if let title = node.title { add(.title(title), 2, isEvidence: true) }
    if let documentation = node.documentation { add(.documentation(documentation), 3, isEvidence: true) }
    if let type = node.routeType { add(.routeType(type), 1, isEvidence: false) }
    if let path = node.location?.file {
      // Files move, and two folders or saved graphs may begin elsewhere: the last names of a path count.
      let parts = path.split(separator: "/")
      // A file that holds nothing else of the kind tells much, one with all the cases of an enum little.
      let others = Double(max(1, fileCounts[Self.fileKey(node)] ?? 1))
      let file = parts.last.map(String.init) ?? ""
      // A file that is named after what it declares is renamed with it: that its name is another tells little.
      let isNamesake = file.prefix { $0 != "." } == node.lastName
      add(.file(file), (isNamesake ? 1 : 2) / others, isEvidence: true)
      add(.folder(parts.dropLast().last.map(String.init) ?? ""), 0.5, isEvidence: false)
    }
    words = Self.words(of: node.lastName)
  }

  private mutating func add(_ feature: Feature, _ weight: Double, isEvidence: Bool) {
    if weights.updateValue(weight, forKey: feature) == nil { order.append(feature) }
    if isEvidence { evidence.insert(feature) }
  }

  /// The key of a node's file and kind, for counting.
  static func fileKey(_ node: Node) -> String { "\(node.kind.rawValue):\(node.location?.file ?? "")" }

  /// The weight of what both have, divided by that of what either has; nil where they have nothing in common but where they stand, or what they
  /// are called.
  func similarity(to other: NodeFeatures) -> Double? {
    let shared = order.filter { other.weights[$0] != nil }
    let hasEvidence = shared.contains { feature in
      switch feature {
      case .file, .folder, .routeType, .parameter: false
      default: true
      }
    }
    let likeness = Double(words.intersection(other.words).count) / Double(max(1, words.union(other.words).count))
    let isInOneFile = shared.contains { if case .file = $0 { true } else { false } }
    guard hasEvidence || (isInOneFile && likeness >= 0.5) else { return nil }
    var both = Self.wordWeight * likeness
    var either = Self.wordWeight + Double(max(unknown, other.unknown))
    for feature in order {
      let (own, foreign) = (weights[feature] ?? 0, other.weights[feature] ?? 0)
      both += min(own, foreign)
      either += max(own, foreign)
    }
    for feature in other.order where weights[feature] == nil { either += other.weights[feature] ?? 0 }
    return both / either
  }

  private static let wordWeight = 2.0

  /// `FruitDetailView` → fruit, detail, view.
  static func words(of name: String) -> Set<String> {
    var result: Set<String> = []
    var word = ""
    for character in name {
      if !(character.isLetter || character.isNumber) || (character.isUppercase && word.last?.isUppercase != true) {
        if !word.isEmpty { result.insert(word.lowercased()) }
        word = ""
      }
      if character.isLetter || character.isNumber { word.append(character) }
    }
    if !word.isEmpty { result.insert(word.lowercased()) }
    return result
  }
}
