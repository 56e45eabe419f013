import Facts
import NavigationGraph
import Observations

extension Observer {
  /// Which piece of source names which.
  static let uses = Observer(family: .uses) { context, result in result.uses = UsesFinder(context).find() }
}

/// Finds which types name which. What stands in tests names nothing.
///
/// - Types are named where they are written, and where a value has their name.
/// - Members that an extension gives to a type of a framework (`extension View`) are known by their names, where no type of the source has a
///   member of that name.
/// - Globals are known by their names, and belong to their file.
private final class UsesFinder {
  private let context: ObservationContext
  private let program: Program
  private var pieces: [TypeUses.Piece] = []
  private var pieceOfType: [TypeID: Int] = [:]
  /// For each file the piece of each declaration, and that of what stands outside of types.
  private var pieceOfDeclaration: [[Int]] = []
  private var pieceOfFile: [Int] = []
  /// For each file the functions that are pieces themselves: global ones, and those of extensions of foreign types.
  private var pieceOfFunction: [[ID<FunctionFact>: Int]] = []
  /// The pieces that a name outside of types, or a member of a foreign type, means.
  private var named: [Name: Set<Int>] = [:]
  private var uses: [Set<Int>] = []

  /// A protocol with more types behind it than this is a trait of many, and no door to one of them.
  private static let mostConformers = 3

  init(_ context: ObservationContext) {
    self.context = context
    program = context.program
  }

  /// O(n log n) in the types and values of the source.
  func find() -> TypeUses {
    makePieces()
    nameMembers()
    uses = Array(repeating: [], count: pieces.count)
    for file in program.files.indices where !program.files[file].isTest { readFile(Int32(truncatingIfNeeded: file)) }
    joinProtocols()
    var result = TypeUses()
    for unit in program.files where !unit.isTest {
      let parts = StatementLines(unit.facts)
      result.switches += parts.switches(in: unit.path)
      result.blocks += parts.blocks(in: unit.path)
    }
    for (number, piece) in pieces.enumerated() {
      var piece = piece
      piece.uses = uses[number].subtracting([number]).sorted()
      result.pieces.append(piece)
    }
    return result
  }

  // MARK: Pieces

  private func makePieces() {
    let nodes = Set(context.graph.nodes.map(\.id))
    for index in program.types.indices where program.types[index].isSource {
      let type = TypeID(raw: Int32(truncatingIfNeeded: index))
      var piece = TypeUses.Piece(name: context.builder.naming.name(of: type))
      let id = context.builder.naming.id(of: type)
      piece.node = nodes.contains(id) ? id : nil
      piece.isShown = context.builder.naming.kind(of: type) != .object
      pieceOfType[type] = pieces.count
      pieces.append(piece)
    }
    for (position, unit) in program.files.enumerated() {
      let file = Int32(truncatingIfNeeded: position)
      var numbers: [Int] = []
      for (place, fact) in unit.facts.types.enumerated() {
        let type = program.typeOfDeclaration[position][place]
        let number: Int
        if let known = pieceOfType[type] {
          number = known
        } else {
          number = pieces.count
          let extended = program.text(program.name(fact.name, in: file))
          pieces.append(TypeUses.Piece(name: "extension \(extended) in \(Self.lastPart(unit.path))"))
        }
        pieces[number].spans.append(span(unit, from: fact.offset, to: max(fact.end, fact.offset)))
        numbers.append(number)
      }
      pieceOfDeclaration.append(numbers)
      pieceOfFile.append(pieces.count)
      var rest = TypeUses.Piece(name: Self.lastPart(unit.path))
      rest.spans = [TypeUses.Span(file: unit.path, lines: 1...Int.max)]
      pieces.append(rest)
      makeFunctions(unit, file)
    }
  }

  private func makeFunctions(_ unit: SourceUnit, _ file: Int32) {
    var numbers: [ID<FunctionFact>: Int] = [:]
    for (place, fact) in unit.facts.functions.enumerated() where (fact.kind == .function || fact.kind == .getter) && fact.outer.isNone {
      let owner = program.type(file, fact.owner)
      guard fact.owner.isNone || pieceOfType[owner] == nil, fact.hasBody, fact.end > fact.offset else { continue }
      let name = program.text(program.name(fact.name, in: file))
      let prefix = owner.exists ? program.text(program.types[owner.index].name) + "." : ""
      numbers[ID(index: place)] = pieces.count
      var piece = TypeUses.Piece(name: prefix + name)
      piece.spans = [span(unit, from: fact.offset, to: fact.end)]
      pieces.append(piece)
    }
    pieceOfFunction.append(numbers)
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func span(_ unit: SourceUnit, from start: UInt32, to end: UInt32) -> TypeUses.Span {
    let (first, last) = (unit.facts.position(of: start).line, unit.facts.position(of: end).line)
    return TypeUses.Span(file: unit.path, lines: first...max(first, last))
  }

  // MARK: Names

  /// Members of foreign types and globals, by name.
  private func nameMembers() {
    var ofSource: Set<Name> = []
    for (key, _) in program.members where program.types[key.type.index].isSource { ofSource.insert(key.name) }
    func note(_ symbol: Symbol, _ owner: ID<TypeFact>, _ file: Int, _ own: Int?) {
      let name = program.name(symbol, in: Int32(truncatingIfNeeded: file))
      guard owner.exists else {
        named[name, default: []].insert(own ?? pieceOfFile[file])
        return
      }
      let type = program.typeOfDeclaration[file][owner.index]
      if pieceOfType[type] == nil, !ofSource.contains(name) { named[name, default: []].insert(own ?? pieceOfDeclaration[file][owner.index]) }
    }
    for (file, unit) in program.files.enumerated() where !unit.isTest {
      for (place, fact) in unit.facts.functions.enumerated() where fact.kind == .function && fact.outer.isNone {
        note(fact.name, fact.owner, file, pieceOfFunction[file][ID(index: place)])
      }
      for fact in unit.facts.properties where fact.outer.isNone { note(fact.name, fact.owner, file, pieceOfFunction[file][fact.getter]) }
    }
  }

  // MARK: Uses

  /// A name in a file, and where it stands.
  private enum Mention {
    case type(ID<TypeNode>)
    case value(Name, mayBeType: Bool)
  }

  private func readFile(_ file: Int32) {
    let unit = program.files[Int(file)]
    let facts = unit.facts
    var mentions: [(offset: UInt32, mention: Mention)] = []
    for (place, node) in facts.typeNodes.enumerated() where node.kind == .named || node.kind == .member {
      mentions.append((node.offset, .type(ID(index: place))))
    }
    for value in facts.values {
      switch value.kind {
      case .name, .member, .implicitMember, .projected:
        mentions.append((value.offset, .value(program.name(value.symbol, in: file), mayBeType: value.kind == .name)))
      case .keyPath:
        for part in facts.arguments[value.arguments.indices] {
          mentions.append((part.offset, .value(program.name(part.label, in: file), mayBeType: false)))
        }
      default: continue
      }
    }
    for attribute in facts.attributes { mentions.append((attribute.offset, .value(program.name(attribute.name, in: file), mayBeType: true))) }
    mentions.sort { $0.offset < $1.offset }

    let order = extents(of: file)
    var next = 0
    var open: [Extent] = []
    for (offset, mention) in mentions {
      while next < order.count, order[next].start <= offset {
        open.removeAll { $0.end < order[next].start }
        open.append(order[next])
        next += 1
      }
      while let last = open.last, last.end < offset { open.removeLast() }
      read(mention, TypeScope(file: file, type: open.last?.type ?? .none), open.last?.piece ?? pieceOfFile[Int(file)])
    }
    for (place, fact) in facts.types.enumerated() where fact.parent.exists {
      uses[pieceOfDeclaration[Int(file)][fact.parent.index]].insert(pieceOfDeclaration[Int(file)][place])
    }
  }

  /// A piece's place in a file, in bytes.
  private struct Extent {
    let start: UInt32
    let end: UInt32
    let type: TypeID
    let piece: Int
  }

  /// By their beginnings; each lies in one before it, or behind it.
  private func extents(of file: Int32) -> [Extent] {
    let facts = program.files[Int(file)].facts
    var result: [Extent] = []
    for (place, fact) in facts.types.enumerated() {
      let type = program.typeOfDeclaration[Int(file)][place]
      result.append(Extent(start: fact.offset, end: fact.end, type: type, piece: pieceOfDeclaration[Int(file)][place]))
    }
    for (id, piece) in pieceOfFunction[Int(file)] {
      let fact = facts[id]
      result.append(Extent(start: fact.offset, end: fact.end, type: program.type(file, fact.owner), piece: piece))
    }
    return result.sorted { ($0.start, $0.piece) < ($1.start, $1.piece) }
  }

  private func read(_ mention: Mention, _ scope: TypeScope, _ piece: Int) {
    let resolver = context.evaluator.resolver
    switch mention {
    case .type(let id): note(resolver.resolve(id, scope), piece)
    case .value(let name, let mayBeType):
      if let found = named[name] { uses[piece].formUnion(found) }
      if mayBeType, program.text(name).first?.isUppercase == true { note(resolver.resolveName(name, scope), piece) }
    }
  }

  private func note(_ term: Term, _ piece: Int) {
    guard let type = context.evaluator.resolver.terms.nominalType(term), let used = pieceOfType[type] else { return }
    uses[piece].insert(used)
  }

  /// Behind a protocol of the source with few types stands what these do: who names it uses them. Those themselves do not use each other.
  private func joinProtocols() {
    var conformers: [Int: Set<Int>] = [:]
    for (type, piece) in pieceOfType where !program.types[type.index].inTest {
      for parent in context.evaluator.resolver.lineage(type).dropFirst() where program.types[parent.index].kind == .protocol {
        if let door = pieceOfType[parent] { conformers[door, default: []].insert(piece) }
      }
    }
    let doors = conformers.filter { $0.value.count <= Self.mostConformers }
    for number in uses.indices {
      for door in uses[number] {
        if let found = doors[door], !found.contains(number) { uses[number].formUnion(found) }
      }
    }
  }
}
