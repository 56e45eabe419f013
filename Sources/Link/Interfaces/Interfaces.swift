import Facts
import NavigationGraph

/// A controller of a storyboard: its position in `Interfaces.scenes`.
struct SceneID: Hashable, Comparable {
  let raw: Int32
  var index: Int { Int(raw) }
  static func < (a: SceneID, b: SceneID) -> Bool { a.raw < b.raw }
}

/// The storyboards and XIBs of the source, joined with its types: which class each controller is of, and which scene each name means.
struct Interfaces {
  struct Scene {
    let document: Int
    let position: Int
    /// The class of the source that it is of; none for a framework's, and for one that the source does not declare.
    let type: TypeID
  }

  /// Sorted by path.
  let documents: [LinkInterface]
  let scenes: [Scene]
  /// The segues of each scene, in order; those that stand in none by document.
  let segues: [SceneID: [InterfaceSegue]]
  let looseSegues: [Int: [InterfaceSegue]]
  /// The scenes with segues of an identifier, each once, in order.
  let scenesOfSegues: [String: [SceneID]]
  private let program: Program
  private let sceneAt: [Place: SceneID]
  private let scenesOfType: [TypeID: [SceneID]]
  private let documentsByName: [String: [Int]]
  /// By document and identifier the ids of controllers.
  private let idsOfIdentifiers: [Place: [String]]
  /// The first scene of each document, and behind the last the number of all.
  private let starts: [Int32]
  private let typesByName: [String: [TypeID]]

  private struct Place: Hashable {
    let document: Int
    let id: String
  }

  /// No chain of references or of containers is followed further than this.
  private static let maximumHops = 32

  init(_ interfaces: [LinkInterface], _ program: Program) {
    documents = interfaces
    self.program = program
    let types = Self.types(named: Set(interfaces.flatMap { Self.names(in: $0.document) }), program)
    typesByName = types
    var scenes: [Scene] = []
    var segues: [SceneID: [InterfaceSegue]] = [:]
    var loose: [Int: [InterfaceSegue]] = [:]
    var sceneAt: [Place: SceneID] = [:]
    var ofType: [TypeID: [SceneID]] = [:]
    var byName: [String: [Int]] = [:]
    var identified: [Place: [String]] = [:]
    var starts: [Int32] = []
    for (index, interface) in interfaces.enumerated() {
      if interface.document.kind == .storyboard { byName[interface.document.name, default: []].append(index) }
      let first = scenes.count
      starts.append(Int32(truncatingIfNeeded: first))
      for (position, controller) in interface.document.controllers.enumerated() {
        let id = SceneID(raw: Int32(truncatingIfNeeded: scenes.count))
        let type = controller.customClass.flatMap { Self.nearest(types[$0.name] ?? [], $0, interface, program) } ?? .none
        scenes.append(Scene(document: index, position: position, type: type))
        if sceneAt[Place(document: index, id: controller.id)] == nil { sceneAt[Place(document: index, id: controller.id)] = id }
        if type.exists { ofType[type, default: []].append(id) }
        if !controller.identifier.isEmpty {
          identified[Place(document: index, id: controller.identifier), default: []].append(controller.id)
        }
      }
      for segue in interface.document.segues {
        if interface.document.controllers.indices.contains(segue.source) {
          segues[SceneID(raw: Int32(truncatingIfNeeded: first + segue.source)), default: []].append(segue)
        } else {
          loose[index, default: []].append(segue)
        }
      }
    }
    self.scenes = scenes
    self.segues = segues
    looseSegues = loose
    self.sceneAt = sceneAt
    scenesOfType = ofType
    documentsByName = byName
    idsOfIdentifiers = identified
    self.starts = starts + [Int32(truncatingIfNeeded: scenes.count)]
    var ofSegues: [String: [SceneID]] = [:]
    for scene in segues.keys.sorted() {
      for name in Set((segues[scene] ?? []).map(\.identifier)) where !name.isEmpty { ofSegues[name, default: []].append(scene) }
    }
    scenesOfSegues = ofSegues
  }

  var isEmpty: Bool { documents.isEmpty }
  var all: [SceneID] { scenes.indices.map { SceneID(raw: Int32(truncatingIfNeeded: $0)) } }

  /// The scenes of a document, in order.
  func scenes(in document: Int) -> [SceneID] {
    guard document >= 0, document + 1 < starts.count else { return [] }
    return (starts[document]..<starts[document + 1]).map { SceneID(raw: $0) }
  }

  /// The first controller of an id in a document, references as they are.
  func controller(_ id: String, in document: Int) -> InterfaceController? {
    sceneAt[Place(document: document, id: id)].map { controller($0) }
  }

  /// The identifiers that controllers have, sorted.
  var identifiers: [String] { Set(idsOfIdentifiers.keys.map(\.id)).sorted() }

  func controller(_ scene: SceneID) -> InterfaceController {
    let own = scenes[scene.index]
    return documents[own.document].document.controllers[own.position]
  }

  func path(_ scene: SceneID) -> String { documents[scenes[scene.index].document].path }
  func storyboard(_ scene: SceneID) -> String { documents[scenes[scene.index].document].document.name }

  func location(_ place: InterfacePlace, in document: Int) -> SourceLocation {
    SourceLocation(file: documents[document].path, line: place.line, column: place.column)
  }
  func location(_ scene: SceneID) -> SourceLocation { location(controller(scene).place, in: scenes[scene.index].document) }
  func location(_ segue: InterfaceSegue, of scene: SceneID) -> SourceLocation { location(segue.place, in: scenes[scene.index].document) }

  // MARK: Classes

  private static func names(in document: InterfaceDocument) -> [String] {
    document.controllers.compactMap(\.customClass?.name) + document.classes.map(\.customClass.name)
      + document.segues.compactMap(\.customClass?.name)
  }

  /// The classes of the source by their names, as far as they are asked for. Nested ones have a name of their own at run time.
  private static func types(named wanted: Set<String>, _ program: Program) -> [String: [TypeID]] {
    guard !wanted.isEmpty else { return [:] }
    var result: [String: [TypeID]] = [:]
    for index in program.types.indices {
      let type = program.types[index]
      guard type.isSource, type.kind == .class, !type.inTest, !type.isLocal else { continue }
      let name = program.text(type.name)
      if wanted.contains(name) { result[name, default: []].append(TypeID(raw: Int32(truncatingIfNeeded: index))) }
    }
    return result
  }

  /// Of several classes of a name the one of the module that is named, else of the document's own, else the one that lies nearest.
  private static func nearest(_ types: [TypeID], _ name: InterfaceClassName, _ interface: LinkInterface, _ program: Program) -> TypeID? {
    guard types.count > 1 else { return types.first }
    func module(_ type: TypeID) -> Int { Int(program.types[type.index].module) }
    func isNamed(_ type: TypeID) -> Bool {
      program.modules.indices.contains(module(type)) && program.modules[module(type)].importName == name.module
    }
    let named = types.filter(isNamed)
    if named.count == 1 { return named[0] }
    let own = types.filter { interface.module >= 0 && module($0) == interface.module }
    if own.count == 1 { return own[0] }
    return types.max { a, b in
      sharedDepth(path(a, program), interface.path) < sharedDepth(path(b, program), interface.path)
    }
  }

  /// Of some classes that of a module, where one is named; of several the one that lies nearest to a document.
  func nearest(_ types: [TypeID], to interface: LinkInterface, in module: String?) -> TypeID? {
    let own = types.filter { type in
      let index = Int(program.types[type.index].module)
      return module.map { program.modules.indices.contains(index) && program.modules[index].name == $0 } ?? true
    }
    return own.max { Self.sharedDepth(Self.path($0, program), interface.path) < Self.sharedDepth(Self.path($1, program), interface.path) }
  }

  private static func path(_ type: TypeID, _ program: Program) -> String {
    let file = program.types[type.index].site.file
    return file >= 0 ? program.files[Int(file)].path : ""
  }

  /// The class of the source that a document names.
  func type(_ name: InterfaceClassName, in document: Int) -> TypeID? {
    Self.nearest(typesByName[name.name] ?? [], name, documents[document], program)
  }

  /// The scenes whose controllers are of a class itself.
  func scenes(of type: TypeID) -> [SceneID] { scenesOfType[type] ?? [] }

  /// The classes of scenes, windows apart, with what they inherit from in the source; and where that ends in a class that was not read, all
  /// that inherit from the same.
  func controllerTypes(_ resolver: TypeResolver) -> Set<TypeID> {
    var result: Set<TypeID> = []
    var foreign: Set<TypeID> = []
    for (index, scene) in scenes.enumerated() where scene.type.exists {
      guard controller(SceneID(raw: Int32(truncatingIfNeeded: index))).kind != .window else { continue }
      for ancestor in superclasses(of: scene.type, resolver) {
        if program.types[ancestor.index].isSource { result.insert(ancestor) } else { foreign.insert(ancestor) }
      }
    }
    for type in foreign { for heir in resolver.conformers(of: type) where program.types[heir.index].kind == .class { result.insert(heir) } }
    return result
  }

  /// A class with what its clauses of inheritance name first, up to a class that the source does not declare.
  private func superclasses(of type: TypeID, _ resolver: TypeResolver) -> [TypeID] {
    var result = [type]
    while let last = result.last, program.types[last.index].isSource, result.count < 64 {
      guard let next = resolver.inherited(last).first.flatMap({ resolver.terms.nominalType($0) }), !result.contains(next),
        program.types[next.index].kind != .protocol
      else { break }
      result.append(next)
    }
    return result
  }

  // MARK: Names

  /// The storyboards of a name as code or another document at a path means them: its variants for devices; of several of the name those
  /// of the same module, else those that lie nearest.
  func storyboards(_ name: String, from path: String, module: Int) -> [Int] {
    let all = documentsByName[name] ?? []
    guard all.count > 1 else { return all }
    let own = all.filter { module >= 0 && documents[$0].module == module }
    let candidates = own.isEmpty ? all : own
    let depths = candidates.map { Self.sharedDepth(documents[$0].path, path) }
    let deepest = depths.max() ?? 0
    return zip(candidates, depths).filter { $0.1 == deepest }.map(\.0)
  }

  /// How many folders two paths share.
  private static func sharedDepth(_ a: String, _ b: String) -> Int {
    let first = a.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    let second = b.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    return zip(first, second).prefix { $0.elementsEqual($1) }.count
  }

  /// The controller that a storyboard starts with.
  func initial(_ document: Int) -> [SceneID] { target(documents[document].document.initialController, in: document) }

  /// The storyboards of the same name as one.
  func namesakes(of document: Int) -> [Int] { documentsByName[documents[document].document.name] ?? [document] }

  /// Whether a storyboard has a controller of an identifier, or a reference to one.
  func hasController(_ identifier: String, in document: Int) -> Bool { idsOfIdentifiers[Place(document: document, id: identifier)] != nil }

  /// The controllers of an identifier in a storyboard.
  func named(_ identifier: String, in document: Int) -> [SceneID] {
    (idsOfIdentifiers[Place(document: document, id: identifier)] ?? []).flatMap { target($0, in: document) }
  }

  /// The controller of an id; of a reference those of the storyboard that it leads to, none where that was not read.
  func target(_ id: String, in document: Int) -> [SceneID] {
    var result: [SceneID] = []
    var open = [(id, document)]
    var hops = 0
    while let (id, document) = open.popLast(), hops < Self.maximumHops {
      hops += 1
      guard let scene = sceneAt[Place(document: document, id: id)] else { continue }
      let own = controller(scene)
      guard own.kind == .reference else {
        if !result.contains(scene) { result.append(scene) }
        continue
      }
      let interface = documents[document]
      for other in storyboards(own.storyboardName, from: interface.path, module: interface.module) {
        let inner = documents[other].document
        if own.referencedIdentifier.isEmpty {
          open.append((inner.initialController, other))
        } else {
          open += (idsOfIdentifiers[Place(document: other, id: own.referencedIdentifier)] ?? []).map { ($0, other) }
        }
      }
    }
    return result
  }

  /// What a user sees of a controller: of a framework's stack the controller at its root.
  func shown(_ scene: SceneID) -> [SceneID] {
    var result: [SceneID] = []
    var open = [scene]
    var seen: Set<SceneID> = [scene]
    while let next = open.popLast(), seen.count < Self.maximumHops {
      let roots = isMereStack(next) ? (segues[next] ?? []).filter { $0.kind == .root } : []
      let inner = roots.flatMap { target($0.destination, in: scenes[next.index].document) }
      if inner.isEmpty {
        result.append(next)
      } else {
        open += inner.filter { seen.insert($0).inserted }.reversed()
      }
    }
    return result
  }

  /// Whether a controller only holds a stack, or a window its content: it is no class of the source, or one that several stacks share, each
  /// with a root of its own.
  func isMereStack(_ scene: SceneID) -> Bool {
    let type = scenes[scene.index].type
    switch controller(scene).kind {
    case .navigation: return !type.exists || scenes(of: type).count > 1
    case .window: return !type.exists
    default: return false
    }
  }
}
