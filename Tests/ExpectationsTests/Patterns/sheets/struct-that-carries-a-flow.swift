// idiom: sheets/struct-that-carries-a-flow
import SwiftUI

enum Push: Hashable { case detail }
enum Modal: Identifiable {
  case list
  var id: Self { self }
}

struct Presented: Identifiable {
  let modal: Modal
  let flow: Flow
  var id: Modal { modal }
}

@Observable final class Flow {
  var stack: [Push] = []
  var presented: Presented?
  func push(_ destination: Push) { stack.append(destination) }
  func present(_ modal: Modal) { presented = Presented(modal: modal, flow: Flow()) }
}

struct FlowView<Content: View>: View {
  @Bindable var flow: Flow
  @ViewBuilder let content: () -> Content
  var body: some View {
    NavigationStack(path: $flow.stack) {
      content()
        .navigationDestination(for: Push.self) { _ in DetailView() }  // expect: builds view:DetailView from route:Push.detail
    }
    .sheet(item: $flow.presented) { presented in
      FlowView<ListView>(flow: presented.flow) {
        switch presented.modal {
        case .list: ListView()  // expect: builds view:ListView from route:Modal.list
        }
      }
    }
    .environment(flow)
  }
}

struct RootView: View {
  @State private var flow = Flow()
  var body: some View {
    FlowView(flow: flow) {
      Button("List") { flow.present(.list) }  // expect: sheet route:Modal.list from view:RootView through Flow.present
      Button("Both") {
        flow.present(.list)  // expect: sheet route:Modal.list from view:RootView through Flow.present
        flow.presented?.flow.push(.detail)  // expect: push route:Push.detail from view:RootView through Flow.push
      }
    }
  }
}

struct ListView: View {
  @Environment(Flow.self) private var flow
  var body: some View {
    Button("Detail") { flow.push(.detail) }  // expect: push route:Push.detail from view:ListView through Flow.push
  }
}

struct DetailView: View { var body: some View { Text("Detail") } }
