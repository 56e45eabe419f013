import Facts
import Testing

@testable import Project

/// What is read of storyboards and XIBs.
@Suite struct InterfaceTests {
  private func read(_ text: String, kind: InterfaceDocument.Kind = .storyboard) -> (InterfaceDocument, InterfaceError?) {
    read(Array(text.utf8), kind: kind)
  }

  private func read(_ bytes: [UInt8], kind: InterfaceDocument.Kind = .storyboard) -> (InterfaceDocument, InterfaceError?) {
    bytes.withUnsafeBufferPointer { InterfaceParser.parse($0, kind: kind, name: "Main") }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
        <scene sceneID="1">
          <objects>
            <tabBarController title="Bar" id="a" sceneMemberID="viewController">
              <connections>
                <segue destination="b" kind="relationship" relationship="viewControllers" id="g1"/>
              </connections>
            </tabBarController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="x" customClass="UIResponder" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="2">
          <objects>
            <viewController storyboardIdentifier="pear" id="b" customClass="PearController" customModule="Fruit" sceneMemberID="viewController">
              <tabBarItem key="tabBarItem" title="Pears" id="t"/>
              <view key="view" id="v" customClass="PearView">
                <button id="k"><connections><segue destination="c" kind="presentation" identifier="peel" id="g2"/></connections></button>
              </view>
              <connections>
                <segue destination="c" kind="show" identifier="slice" destinationCreationSelector="make:" id="g3"/>
                <segue destination="e" kind="unwind" unwindAction="back:" id="g4"/>
              </connections>
            </viewController>
            <exit id="e" sceneMemberID="exit"/>
          </objects>
        </scene>
        <scene sceneID="3">
          <objects>
            <viewControllerPlaceholder storyboardName="Peel" referencedIdentifier="knife" bundleIdentifier="kit" id="c" sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
      <inferredMetricsTieBreakers><segue reference="g2"/></inferredMetricsTieBreakers>
    </document>
    """

  @Test func controllersOfBindingsAreNoScreens() {
    let names = ["arrayController", "dictionaryController", "objectController", "treeController", "userDefaultsController"]
    let objects = (names + ["viewController"]).map { "<\($0) id=\"\($0)\" customClass=\"C\"/>" }.joined()
    let (document, _) = read("<document><scenes><scene><objects>\(objects)</objects></scene></scenes></document>")
    #expect(document.controllers.map(\.id) == ["viewController"])
  }

  @Test func controllersAndSegues() throws {
    let (document, error) = read(Self.storyboard)
    #expect(error == nil)
    #expect(document.initialController == "a")
    #expect(document.controllers.map(\.id) == ["a", "b", "c"])
    #expect(document.controllers.map(\.kind) == [.tabBar, .screen, .reference])
    #expect(document.controllers.map(\.place.line) == [6, 16, 31])
    #expect(document.controllers[1].place.column == 9)
    #expect(document.controllers[1].customClass == InterfaceClassName(name: "PearController", module: "Fruit"))
    #expect(document.controllers[1].identifier == "pear")
    #expect(document.controllers[1].tabTitle == "Pears")
    #expect(document.controllers[2].storyboardName == "Peel")
    #expect(document.controllers[2].referencedIdentifier == "knife")
    #expect(document.controllers[2].bundle == "kit")
    #expect(document.segues.map(\.kind) == [.tab, .modal, .push, .unwind])
    #expect(document.segues.map(\.source) == [0, 1, 1, 1])
    #expect(document.segues.map(\.isManual) == [true, false, true, true])
    #expect(document.segues.map(\.identifier) == ["", "peel", "slice", ""])
    #expect(document.segues[2].creationSelector == "make:")
    #expect(document.segues[3].unwindAction == "back:")
    #expect(document.classes.map(\.customClass.name) == ["PearView"])
    #expect(document.classes[0].controller == 1)
  }

  @Test func ownersOfXIBsAreNotMadeByThem() {
    let (document, error) = read(
      """
      <document>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
          <view id="1" customClass="Outer"><view id="2"><view id="3" customClass="Inner"/></view></view>
        </objects>
      </document>
      """, kind: .xib)
    #expect(error == nil)
    #expect(document.classes.map(\.customClass.name) == ["Owner", "Outer", "Inner"])
    #expect(document.classes.map(\.isOwner) == [true, false, false])
    #expect(document.classes.map(\.parent) == [-1, -1, 1])
    #expect(document.controllers.isEmpty)
  }

  @Test func columnsCountBytes() {
    let (document, _) = read(
      "<document><scenes><scene><objects userLabel=\"Größe\"><viewController id=\"a\"/></objects></scene></scenes></document>")
    #expect(document.controllers.map(\.place) == [InterfacePlace(line: 1, column: 55)])
  }

  @Test func namesOfFiles() {
    let plain = InterfaceFileName("/App/Base.lproj/Main~ipad.storyboard")
    #expect(plain.name == "Main" && plain.device == "ipad" && plain.language == "Base" && plain.folder == "/App")
    #expect(InterfaceFileName("Card.xib").kind == .xib)
    let paths = [
      "/App/Base.lproj/Main.storyboard", "/App/de.lproj/Main.storyboard", "/App/de.lproj/Other.storyboard", "/App/fr.lproj/Other.storyboard",
      "/App/Watch/Main.storyboard",
    ]
    #expect(
      InterfaceFileName.onePerLanguage(paths)
        == ["/App/Base.lproj/Main.storyboard", "/App/de.lproj/Other.storyboard", "/App/Watch/Main.storyboard"])
  }

  // MARK: What is no storyboard

  @Test func faultsAreToldWithTheirLine() {
    let (document, error) = read("<document initialViewController=\"a\">\n<scenes>\n</document>")
    #expect(document.initialController == "a")
    #expect(error?.line == 3)
  }

  @Test func entitiesAreNeverPutIn() {
    let bomb = """
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
      <document initialViewController="&b;">&c;</document>
      """
    let (document, error) = read(bomb)
    #expect(document.initialController.isEmpty)
    #expect(error?.reason == "it declares entities of its own")
    let outside = read("<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document initialViewController=\"a\"/>")
    #expect(outside.0.initialController == "a")
  }

  @Test func depthAndSizeAreBounded() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(read(deep).1?.reason == "it is nested too deeply")
    #expect(read([UInt8](repeating: 0x20, count: InterfaceParser.maximumSize + 1)).1 != nil)
    #expect(read([]).1 != nil)
  }

  /// Whatever is cut off or changed, something comes back.
  @Test func brokenDocumentsTrapNothing() {
    let bytes = Array(Self.storyboard.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let (document, error) = read(Array(bytes[..<end]))
      #expect(error != nil)
      #expect(document.controllers.count <= 3)
    }
    var state: UInt64 = 42
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33)
    }
    for _ in 0..<2_000 {
      var changed = bytes
      for _ in 0..<(1 + next() % 4) {
        let place = next() % changed.count
        switch next() % 3 {
        case 0: changed[place] = UInt8(truncatingIfNeeded: next())
        case 1: changed.remove(at: place)
        default: changed.insert(contentsOf: changed[place..<min(place + next() % 40, changed.count)], at: place)
        }
      }
      for kind in [InterfaceDocument.Kind.storyboard, .xib] {
        let (document, _) = read(changed, kind: kind)
        #expect(document.segues.allSatisfy { $0.source < document.controllers.count })
        #expect(document.classes.enumerated().allSatisfy { $0.element.parent < $0.offset })
      }
    }
  }
}
