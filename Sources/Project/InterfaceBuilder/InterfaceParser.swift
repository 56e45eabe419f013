import CExpat
import Facts

/// A document of Interface Builder that could not be read to its end.
struct InterfaceError: Error, Hashable {
  let reason: String
  let line: Int
}

/// Reads storyboards and XIBs with expat.
///
/// No external entity is ever loaded (expat does not by itself), a document that declares entities of its own is refused before any is
/// put in, and size, depth and number of elements are bounded. Nothing recurses.
enum InterfaceParser {
  static let maximumSize = 16 << 20
  static let maximumElements = 1_000_000
  static let maximumDepth = 512

  /// What a document says, up to where it can be read.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, kind: InterfaceDocument.Kind, name: String
  ) -> (InterfaceDocument, InterfaceError?) {
    let empty = InterfaceDocument(kind: kind, name: name)
    guard bytes.count <= maximumSize else { return (empty, InterfaceError(reason: "it is larger than \(maximumSize) bytes", line: 1)) }
    guard let parser = XML_ParserCreate("UTF-8") else { return (empty, InterfaceError(reason: "no memory", line: 1)) }
    defer { XML_ParserFree(parser) }
    let state = InterfaceState(parser, bytes, empty)
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, attributes in InterfaceState.of(data)?.begin(name, attributes) }, { data, _ in InterfaceState.of(data)?.end() })
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in InterfaceState.of(data)?.stop("it declares entities of its own") }
    // The state must outlive the parse, of which the compiler knows nothing.
    let status = withExtendedLifetime(state) {
      bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    let line = Int(clamping: XML_GetCurrentLineNumber(parser))
    if let failure = state.failure { return (state.document, InterfaceError(reason: failure, line: line)) }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no XML"
      return (state.document, InterfaceError(reason: words, line: line))
    }
    return (state.document, nil)
  }
}

/// What the handlers share. A class, for expat hands a pointer to it around.
private final class InterfaceState {
  /// An element that is open.
  private struct Frame {
    var element: InterfaceElement
    /// The controller that it is or stands in, and the nearest class round it: positions in the document, -1 for none.
    var controller: Int
    var parent: Int
    var isController = false
    /// What the document held when the element began.
    var start = Start()

    struct Start {
      var controllers = 0
      var segues = 0
      var classes = 0
    }
  }

  private let parser: XML_Parser
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var document: InterfaceDocument
  private(set) var failure: String?
  private var frames: [Frame] = []
  /// Up to where lines were counted, and where the last one begins.
  private var passed = 0
  private var lineStart = 0
  private var elements = 0

  init(_ parser: XML_Parser, _ bytes: UnsafeBufferPointer<UInt8>, _ document: InterfaceDocument) {
    self.parser = parser
    self.bytes = bytes
    self.document = document
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> InterfaceState? {
    data.map { Unmanaged<InterfaceState>.fromOpaque($0).takeUnretainedValue() }
  }

  func stop(_ reason: String) {
    guard failure == nil else { return }
    failure = reason
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  func begin(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    guard failure == nil, let name else { return }
    elements += 1
    if elements > InterfaceParser.maximumElements { return stop("it holds too many elements") }
    if frames.count >= InterfaceParser.maximumDepth { return stop("it is nested too deeply") }
    let attributes = XMLAttributes(list)
    let word = XMLName(name)
    let outer = frames.last
    let element = InterfaceElement(word, isInScene: isInScene)
    var frame = Frame(element: element, controller: outer?.controller ?? -1, parent: outer?.parent ?? -1)
    switch frame.element {
    case .document: readDocument(attributes)
    case .controller(let kind): addController(kind, word, attributes, &frame)
    case .segue: addSegue(attributes)
    case .tabBarItem:
      if let index = ownController { document.controllers[index].tabTitle = attributes["title"] ?? attributes["systemItem"] ?? "" }
    case .navigationItem:
      if let index = ownController {
        let title = attributes["title"] ?? ""
        document.controllers[index].barTitle = title
        if document.controllers[index].title.isEmpty { document.controllers[index].title = title }
      }
    default: addClass(attributes, &frame)
    }
    frame.start = Frame.Start(controllers: document.controllers.count, segues: document.segues.count, classes: document.classes.count)
    frames.append(frame)
  }

  func end() {
    guard let frame = frames.popLast(), case .scene = frame.element else { return }
    joinObjects(since: frame.start)
  }

  /// Objects beside a scene's controller (bar items, gesture recognisers) are that controller's.
  private func joinObjects(since start: Frame.Start) {
    guard start.controllers < document.controllers.count else { return }
    for index in start.segues..<document.segues.count where document.segues[index].source < 0 {
      document.segues[index].source = start.controllers
    }
    for index in start.classes..<document.classes.count where document.classes[index].controller < 0 {
      document.classes[index].controller = start.controllers
    }
  }

  /// Whether what comes next is one of the objects of a storyboard's scene.
  private var isInScene: Bool {
    guard case .objects = frames.last?.element, case .scene = frames.dropLast().last?.element else { return false }
    return true
  }

  /// The controller whose very element is open.
  private var ownController: Int? { frames.last.flatMap { $0.isController ? $0.controller : nil } }

  /// Each byte is looked at once, also of a document of one line.
  private var place: InterfacePlace {
    let offset = min(max(0, Int(XML_GetCurrentByteIndex(parser))), bytes.count)
    while passed < offset {
      if bytes[passed] == 0x0A { lineStart = passed + 1 }
      passed += 1
    }
    return InterfacePlace(line: Int(clamping: XML_GetCurrentLineNumber(parser)), column: max(1, offset - lineStart + 1))
  }

  // MARK: Elements

  private func readDocument(_ attributes: XMLAttributes) {
    guard frames.isEmpty else { return }
    document.place = place
    attributes.forEach { name, value in
      if name == "initialViewController" { document.initialController = value() }
      if name == "launchScreen" { document.isLaunchScreen = value() == "YES" }
      if name == "targetRuntime" { document.isForWatch = value() == "watchKit" }
    }
  }

  private func addController(_ kind: InterfaceControllerKind, _ element: XMLName, _ attributes: XMLAttributes, _ frame: inout Frame) {
    var controller = InterfaceController(id: "", kind: kind, element: element.text, place: place)
    attributes.forEach { name, value in
      if name == "id" {
        controller.id = value()
      } else if name == "storyboardIdentifier" || name == "identifier" {
        controller.identifier = value()
      } else if name == "title" {
        controller.title = value()
      } else if name == "modalPresentationStyle" {
        controller.style = value()
      } else if name == "storyboardName" {
        controller.storyboardName = value()
      } else if name == "referencedIdentifier" {
        controller.referencedIdentifier = value()
      } else if name == "bundleIdentifier" {
        controller.bundle = value()
      }
    }
    controller.presentation = InterfacePresentation(style: controller.style)
    controller.customClass = className(attributes)
    frame.controller = document.controllers.count
    frame.parent = -1
    frame.isController = true
    document.controllers.append(controller)
  }

  private func addSegue(_ attributes: XMLAttributes) {
    // What only says which of several segues is meant when the storyboard is drawn.
    guard let destination = attributes["destination"] else { return }
    let source = frames.last?.controller ?? -1
    let sourceKind = source >= 0 ? document.controllers[source].kind : nil
    let kind = InterfaceSegueKind(kind: attributes["kind"] ?? "", relationship: attributes["relationship"] ?? "", from: sourceKind)
    var segue = InterfaceSegue(kind: kind, source: source, destination: destination, place: place)
    attributes.forEach { name, value in
      if name == "identifier" {
        segue.identifier = value()
      } else if name == "modalPresentationStyle" {
        segue.style = value()
      } else if name == "unwindAction" {
        segue.unwindAction = value()
      } else if name == "destinationCreationSelector" || name == "instantiationSelector" {
        segue.creationSelector = value()
      }
    }
    segue.presentation = InterfacePresentation(style: segue.style)
    segue.customClass = className(attributes)
    // `connections` stands between a segue and what it hangs on.
    let holder = frames.last.flatMap { last -> Frame? in
      if case .connections = last.element { return frames.dropLast().last }
      return last
    }
    segue.isManual = holder?.isController == true
    document.segues.append(segue)
  }

  private func addClass(_ attributes: XMLAttributes, _ frame: inout Frame) {
    guard let custom = className(attributes) else { return }
    var isOwner = false
    if case .placeholder = frame.element {
      isOwner = attributes["placeholderIdentifier"] == "IBFilesOwner"
      // The first responder and a storyboard's exit are made by nobody.
      guard isOwner else { return }
    }
    if case .exit = frame.element { return }
    document.classes.append(
      InterfaceClass(customClass: custom, controller: frame.controller, parent: frame.parent, isOwner: isOwner, place: place))
    if !isOwner { frame.parent = document.classes.count - 1 }
  }

  private func className(_ attributes: XMLAttributes) -> InterfaceClassName? {
    var result = InterfaceClassName(name: "")
    attributes.forEach { name, value in
      if name == "customClass" { result.name = value() } else if name == "customModule" { result.module = value() }
    }
    return result.name.isEmpty ? nil : result
  }
}
