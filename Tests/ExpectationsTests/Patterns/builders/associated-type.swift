// idiom: builders/associated-type
import SwiftUI

protocol Showable: Hashable, Identifiable {
  associatedtype Shown: View
  @ViewBuilder var shown: Shown { get }
}

protocol Guide: AnyObject, ObservableObject {
  associatedtype Stop: Showable
  var path: NavigationPath { get set }
  var raised: Stop? { get set }
}

extension Guide {
  func go(_ stop: Stop) { path.append(stop) }
  func raise(_ stop: Stop) { raised = stop }
}

enum AppStop: Showable {
  case list  // expect: node route:AppStop.list mapped used
  case detail(Int)  // expect: node route:AppStop.detail mapped used
  case never  // expect: node route:AppStop.never mapped

  var id: Self { self }

  var shown: some View {
    switch self {
    case .list: ListView()
    case .detail(let id): DetailView(id: id)
    case .never: NeverView()
    }
  }
}

final class AppGuide: Guide {
  @Published var path = NavigationPath()
  @Published var raised: AppStop?
}

struct GuidedModifier<G: Guide>: ViewModifier {
  @ObservedObject var guide: G

  func body(content: Content) -> some View {
    content
      .navigationDestination(for: G.Stop.self) { $0.shown }
      .sheet(item: $guide.raised) { $0.shown }
  }
}

extension View {
  func guided<G: Guide>(by guide: G) -> some View { modifier(GuidedModifier(guide: guide)) }
}

struct RootView: View {
  @StateObject private var guide = AppGuide()
  var body: some View {
    NavigationStack(path: $guide.path) {
      VStack {
        Button("List") { guide.go(.list) }  // expect: push route:AppStop.list from view:RootView through Guide.go
        Button("Detail") { guide.raise(.detail(1)) }  // expect: sheet route:AppStop.detail from view:RootView through Guide.raise
      }
      .guided(by: guide)
    }
  }
}

struct ListView: View { var body: some View { Text("List") } }
struct DetailView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct NeverView: View { var body: some View { Text("Never") } }
