import Facts
import NavigationGraph

/// What storyboards say by themselves: their controllers, and the segues that nobody has to perform.
extension GraphBuilder {
  private var interfaces: Interfaces { storyboards.interfaces }

  func addInterfaces() {
    guard !interfaces.isEmpty else { return }
    for scene in interfaces.all where isNamed(scene) { node(of: scene) }
    for scene in interfaces.all where !interfaces.documents[interfaces.scenes[scene.index].document].document.isLaunchScreen {
      var position = 0
      for segue in interfaces.segues[scene] ?? [] { addSegue(SceneFinder.Segue(scene: scene, segue: segue), &position) }
    }
    addMainInterfaces()
    let leading = edgesByTarget()
    for scene in interfaces.all { addUnwindings(scene, leading) }
    addPendingUnwindings(leading)
    addInterfaceClasses()
    holdBackScenes()
  }

  // MARK: Nodes

  /// Whether a controller is a node whatever leads to it: it has a class, or code can ask for it. Of others (a launch screen's) those are
  /// nodes that a segue leads to or from.
  private func isNamed(_ scene: SceneID) -> Bool {
    let controller = interfaces.controller(scene)
    guard controller.kind != .reference, !interfaces.isMereStack(scene) else { return false }
    return controller.customClass != nil || !controller.identifier.isEmpty
  }

  /// The node of a controller: of its class, where the source has it, else one that is named by the storyboard.
  @discardableResult
  func node(of scene: SceneID) -> String {
    let type = interfaces.scenes[scene.index].type
    if type.exists { return node(of: type) }
    if let known = sceneNodes[scene] { return known }
    let controller = interfaces.controller(scene)
    let storyboard = interfaces.storyboard(scene)
    let own = [controller.customClass?.name ?? "", controller.identifier, controller.title].first { !$0.isEmpty }
    let name: String
    if let custom = controller.customClass, own == custom.name {
      // Wherever it stands, it is the one class.
      name = custom.name
    } else {
      let candidates = (own.map { [$0, "\(storyboard)/\($0)"] } ?? []) + ["\(storyboard)/\(controller.element)"]
      name = candidates.first { nodes["view:\($0)"] == nil } ?? freeName(candidates.last ?? storyboard)
    }
    let id = "view:\(name)"
    sceneNodes[scene] = id
    guard nodes[id] == nil else { return id }
    var node = Node(id: id, kind: .view, name: name, location: interfaces.location(scene))
    node.framework = "uikit"
    let module = interfaces.documents[interfaces.scenes[scene.index].document].module
    if program.modules.indices.contains(module) { node.module = program.modules[module].name }
    if !controller.title.isEmpty { node.title = controller.title }
    nodes[id] = node
    return id
  }

  private func freeName(_ name: String) -> String {
    var number = lastNumbers[name] ?? 2
    while nodes["view:\(name) \(number)"] != nil { number += 1 }
    // Names are only ever taken: the next search goes on from here.
    lastNumbers[name] = number
    return "\(name) \(number)"
  }

  // MARK: Segues

  /// The edges of a segue that is followed without code: from what a user touches, or because it says what a container holds.
  private func addSegue(_ item: SceneFinder.Segue, _ position: inout Int) {
    let segue = item.segue
    let controller = interfaces.controller(item.scene)
    let place = interfaces.location(segue, of: item.scene)
    switch segue.kind {
    case .tab:
      addTab(item, position, at: place)
      position += 1
    case .root where interfaces.isMereStack(item.scene): return
    case .root, .column, .page, .embed: addEdges(item, from: [node(of: item.scene)], at: place)
    // Whoever performs it says where.
    case .push, .detail, .modal, .popover, .custom, .unwind:
      if segue.isManual {
        // The code of a class that was not read may.
        guard controller.customClass != nil, isUnread(interfaces.scenes[item.scene.index].type) else { return }
        addEdges(item, from: froms(item.scene), at: place, because: "the source of \(controller.customClass?.name ?? "") was not read")
      } else if segue.kind != .unwind {
        addEdges(item, from: froms(item.scene), at: place)
      }
    }
  }

  /// Whether code of a class was not read: none of it, or what Objective-C has of it or of what it inherits from.
  private func isUnread(_ type: TypeID) -> Bool { !type.exists || evaluator.resolver.lineage(type).contains(where: program.isObjectiveC) }

  /// The ways back that a user can take in a scene.
  private func addUnwindings(_ scene: SceneID, _ leading: [String: [Int]]) {
    for segue in interfaces.segues[scene] ?? [] where segue.kind == .unwind && !segue.isManual {
      let (kind, target) = unwinding(SceneFinder.Segue(scene: scene, segue: segue), leading)
      for from in froms(scene) {
        var entry = Return(from: from, kind: kind, location: interfaces.location(segue, of: scene))
        entry.to = target
        returns.append(entry)
      }
    }
  }

  /// The nodes that a scene's own segues lead from: of a mere stack those of what stands at its root.
  func froms(_ scene: SceneID) -> [String] { interfaces.shown(scene).map { node(of: $0) } }

  private func addEdges(_ item: SceneFinder.Segue, from: [String], at place: SourceLocation, because reason: String? = nil) {
    for target in destinations(item) {
      for own in from where own != target.node || target.kind != .embeds {
        var edge = Edge(from: own, to: target.node, kind: target.kind, location: place)
        if !target.style.isEmpty, target.kind.isModal { edge.presentation["style"] = target.style }
        if let reason {
          edge.certainty = .inferred
          edge.because = reason
        }
        edges.append(edge)
        if target.kind == .root { screens.insert(target.node) }
      }
    }
  }

  /// A tab of a bar that a storyboard declares, by the order in which they stand there.
  private func addTab(_ item: SceneFinder.Segue, _ position: Int, at place: SourceLocation) {
    let bar = node(of: item.scene)
    let document = interfaces.scenes[item.scene.index].document
    let held = interfaces.controller(item.segue.destination, in: document)
    let targets = destinations(item).map(\.node)
    let title = held.flatMap { $0.tabTitle.isEmpty ? $0.title.isEmpty ? nil : $0.title : $0.tabTitle }
    let views = targets.filter { $0.hasPrefix("view:") }
    let names = [title, views.first.map { String($0.dropFirst(5)) }, String(position)].compactMap { $0 }.map { "\(bar.dropFirst(5)).\($0)" }
    let name = names.first { nodes["tab:\($0)"] == nil } ?? "\(bar.dropFirst(5)).\(position)"
    let tab = "tab:\(name)"
    if nodes[tab] == nil {
      var node = Node(id: tab, kind: .tab, name: name, location: place)
      node.title = title
      nodes[tab] = node
    }
    controllerTabs[interfaces.scenes[item.scene.index].type, default: []].append(ControllerTab(node: tab, controllers: []))
    edges.append(Edge(from: bar, to: tab, kind: .tab, location: place))
    for target in targets {
      edges.append(Edge(from: tab, to: target, kind: .tab, location: place))
      screens.insert(target)
    }
  }

  // MARK: Entries

  /// What apps, scenes and extensions start with.
  private func addMainInterfaces() {
    for main in input.mainInterfaces {
      let module = main.module.flatMap { name in program.modules.firstIndex { $0.name == name } } ?? -1
      for document in interfaces.storyboards(main.name, from: main.location?.file ?? "", module: module) {
        let from = main.isExtension ? nil : starter(main, document)
        addStart(document, from: from, at: main.location)
      }
    }
    // An app for the watch starts with its only storyboard.
    for (document, interface) in interfaces.documents.enumerated() where interface.document.isForWatch {
      let main = LinkMainInterface(name: interface.document.name)
      addStart(document, from: starter(main, document), at: nil)
    }
  }

  private func addStart(_ document: Int, from: String?, at place: SourceLocation?) {
    for scene in interfaces.initial(document).flatMap(interfaces.shown) {
      let target = node(of: scene)
      screens.insert(target)
      entries.insert(from ?? target)
      guard let from else { continue }
      let start = place ?? interfaces.location(interfaces.documents[document].document.place, in: document)
      edges.append(Edge(from: from, to: target, kind: .root, location: start))
    }
    for segue in interfaces.looseSegues[document] ?? [] { addLoose(segue, document, from: from) }
  }

  /// The segues of an app's menu.
  private func addLoose(_ segue: InterfaceSegue, _ document: Int, from: String?) {
    guard let from else { return }
    let kind: EdgeKind = segue.kind == .modal || segue.kind == .popover ? .sheet : .window
    for scene in interfaces.target(segue.destination, in: document).flatMap(interfaces.shown) {
      let target = node(of: scene)
      screens.insert(target)
      edges.append(Edge(from: from, to: target, kind: kind, location: interfaces.location(segue.place, in: document)))
    }
  }

  /// Who starts: the delegate of the scene or the app, else the app by the name of its module.
  private func starter(_ main: LinkMainInterface, _ document: Int) -> String {
    let interface = interfaces.documents[document]
    let wanted = interface.document.isForWatch ? evaluator.knowledge.watchDelegates : evaluator.knowledge.appDelegates
    let delegates = program.types.indices.map { TypeID(raw: Int32(truncatingIfNeeded: $0)) }.filter { type in
      let entity = program.types[type.index]
      guard entity.isSource, entity.kind == .class, !entity.inTest else { return false }
      return main.delegateClass.map { names[entity.name] == $0 } ?? evaluator.resolver.descends(type, from: wanted)
    }
    let module = main.module ?? (program.modules.indices.contains(interface.module) ? program.modules[interface.module].name : nil)
    if let delegate = interfaces.nearest(delegates, to: interface, in: module) { return node(of: delegate) }
    let name = module ?? interface.document.name
    return node(id: "app:\(name)", kind: .app, name: name, at: nil)
  }
}
