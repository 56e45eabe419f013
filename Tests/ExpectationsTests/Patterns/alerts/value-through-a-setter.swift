// idiom: alerts/value-through-a-setter
import SwiftUI

struct Message { let title: String }

@Observable final class Flow {
  var message: Message?
  func tell(_ message: Message) { self.message = message }
}

struct RootView: View {
  @State private var flow = Flow()
  var body: some View {
    HomeView()
      .environment(flow)
      // expect-next: alert alert:RootView from view:RootView
      .alert(flow.message?.title ?? "", isPresented: .init(get: { flow.message != nil }, set: { _ in })) { Button("OK") {} }
  }
}

struct HomeView: View {
  @Environment(Flow.self) private var flow
  var body: some View {
    Button("Tell") { flow.tell(Message(title: "Hello")) }  // expect: alert alert:HomeView from view:HomeView through Flow.tell
  }
}
