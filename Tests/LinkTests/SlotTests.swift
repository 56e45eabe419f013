import Testing

@testable import Link

/// Pass 3: which property a presentation is bound to, and what hands it on.
@Suite struct SlotTests {
  static let app = """
    import SwiftUI
    enum Route: Hashable { case home, list }
    enum Modal: String, Identifiable { case login, help; var id: String { rawValue } }
    @Observable final class Flow { var path: [Route] = []; var modal: Modal?; var isOpen = false; var other: [Route] = [] }

    """

  /// The presentations that show what is put into a property.
  private func shown(_ property: String, _ source: String) throws -> [String] {
    let linked = try Linked(Self.app + source)
    let evaluator = linked.passes.evaluator
    return linked.passes.slots.presentations(of: .property(try linked.property(property))).map {
      let shape = evaluator.knowledge.shapes[evaluator.presentations[Int($0.presentation)].shape]
      return "\(evaluator.names[shape.name]) \(shape.kind?.rawValue ?? "")"
    }
  }

  @Test(arguments: [
    ("@State var flow = Flow()", "NavigationStack(path: $flow.path) { Text(\"\") }", "Flow.path", "NavigationStack push"),
    ("@Bindable var flow: Flow", "Text(\"\").sheet(item: $flow.modal) { _ in Text(\"\") }", "Flow.modal", "sheet sheet"),
    ("@State var isOpen = false", "Text(\"\").popover(isPresented: $isOpen) { Text(\"\") }", "Screen.isOpen", "popover popover"),
    ("@Environment(Flow.self) var flow", "@Bindable var flow = flow; NavigationStack(path: $flow.path) { Text(\"\") }", "Flow.path", "NavigationStack push"),
    ("let flow: Flow", "NavigationStack(path: Binding(get: { flow.path }, set: { flow.path = $0 })) { Text(\"\") }", "Flow.path", "NavigationStack push"),
    ("let flow: Flow", "Text(\"\").sheet(item: Bindable(flow).modal) { _ in Text(\"\") }", "Flow.modal", "sheet sheet"),
  ]) func bindingsLeadToTheirProperty(_ declaration: String, _ body: String, _ property: String, _ presentation: String) throws {
    #expect(try shown(property, "struct Screen: View { \(declaration); var body: some View { \(body) } }") == [presentation])
  }

  @Test func aPropertyNamedAsAModifierIsNotCalled() throws {
    let source = """
      struct Child: View { @Binding var sheet: Modal?; var body: some View { Text("") } }
      struct Screen: View { @State var flow = Flow(); var body: some View { Child(sheet: $flow.modal).sheet(item: $flow.modal) { _ in Text("") } } }
      """
    #expect(try shown("Child.sheet", source) == ["sheet sheet"])
  }

  @Test func aBindingHandsASlotOn() throws {
    let source = """
      struct Outer: View { @State var flow = Flow(); var body: some View { Middle(path: $flow.path) } }
      struct Middle: View { @Binding var path: [Route]; var body: some View { Inner(path: $path) } }
      struct Inner: View { @Binding var path: [Route]; var body: some View { NavigationStack(path: $path) { Text("") } } }
      """
    for property in ["Flow.path", "Middle.path", "Inner.path"] { #expect(try shown(property, source) == ["NavigationStack push"], "\(property)") }
    #expect(try shown("Flow.other", source) == [])
  }

  @Test func anInitialisersParameterHandsASlotOn() throws {
    let source = """
      struct Outer: View { @State var flow = Flow(); var body: some View { Inner($flow.path) } }
      struct Inner: View {
        @Binding var path: [Route]
        init(_ given: Binding<[Route]>) { _path = given }
        var body: some View { NavigationStack(path: $path) { Text("") } }
      }
      """
    #expect(try shown("Flow.path", source) == ["NavigationStack push"])
  }

  @Test func twoPropertiesOfOneTypeStayTwo() throws {
    let source = """
      struct Screen: View {
        @State var flow = Flow()
        var body: some View { NavigationStack(path: $flow.path) { Text("") }.sheet(isPresented: $flow.isOpen) { Text("") } }
      }
      """
    #expect(try shown("Flow.path", source) == ["NavigationStack push"])
    #expect(try shown("Flow.isOpen", source) == ["sheet sheet"])
    #expect(try shown("Flow.modal", source) == [])
  }

  @Test func bindingsInACircleComeToAnEnd() throws {
    let source = """
      struct A: View { @Binding var path: [Route]; var body: some View { B(path: $path) } }
      struct B: View { @Binding var path: [Route]; var body: some View { A(path: $path); NavigationStack(path: $path) { Text("") } } }
      """
    #expect(try shown("A.path", source) == ["NavigationStack push"])
  }
}
