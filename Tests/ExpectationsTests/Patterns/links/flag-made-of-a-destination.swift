// idiom: links/flag-made-of-a-destination
import SwiftUI

extension Binding<Bool> {
  init(there optional: Binding<(some Sendable)?>) {
    self.init(get: { optional.wrappedValue != nil }, set: { if !$0 { optional.wrappedValue = nil } })
  }
}

extension Binding {
  func isThere<Wrapped: Sendable>() -> Binding<Bool> where Value == Wrapped? { Binding<Bool>(there: self) }
}

@main struct FairApp: App {
  var body: some Scene {
    WindowGroup { NavigationView { FairView() } }
  }
}

struct FairView: View {
  enum Goal: Hashable {
    case stalls(Int)  // expect: node route:FairView.Goal.stalls mapped used
    case host  // expect: node route:FairView.Goal.host mapped used
  }

  @State private var goal: Goal?

  var body: some View {
    VStack {
      Button("Stalls") { goal = .stalls(3) }  // expect: push route:FairView.Goal.stalls from view:FairView
      Button("Host") { goal = .host }  // expect: push route:FairView.Goal.host from view:FairView
    }
    .background {
      NavigationLink(destination: destination, isActive: $goal.isThere())
    }
  }

  @ViewBuilder private var destination: some View {
    switch goal {
    case .stalls(let count): StallsView(count: count)  // expect: builds view:StallsView from route:FairView.Goal.stalls
    case .host: HostView()  // expect: builds view:HostView from route:FairView.Goal.host
    case nil: EmptyView()
    }
  }
}

struct StallsView: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct HostView: View { var body: some View { Text("Host") } }
