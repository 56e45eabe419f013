// idiom: packages/flow-of-routes-of-before
import FlowStacks
import SwiftUI

enum Page {
  case cover
  case chapter(Int)
  case register
}

struct BookFlow: View {
  @State private var routes: Routes<Page> = [.root(.cover, embedInNavigationView: true)]
  var body: some View {
    Router($routes) { page, _ in
      switch page {
      case .cover: CoverView(onOpen: { open($0) }, onRegister: showRegister)  // expect: builds view:CoverView from route:Page.cover
      case .chapter(let number): ChapterView(number: number, onBack: { routes.goBack() })  // expect: builds view:ChapterView from route:Page.chapter; return pop from view:BookFlow
      case .register: IndexView(onClose: { routes.dismiss() })  // expect: builds view:IndexView from route:Page.register; return dismiss from view:BookFlow
      }
    }
  }
  private func open(_ number: Int) {
    routes.push(.chapter(number))  // expect: push route:Page.chapter from view:BookFlow
  }
  private func showRegister() {
    routes.presentSheet(.register, embedInNavigationView: true)  // expect: sheet route:Page.register from view:BookFlow
  }
}
struct CoverView: View {
  let onOpen: (Int) -> Void
  let onRegister: () -> Void
  var body: some View {
    Button("Open") { onOpen(1) }
    Button("Index", action: onRegister)
  }
}
struct ChapterView: View {
  let number: Int
  let onBack: () -> Void
  var body: some View { Button("Back", action: onBack) }
}
struct IndexView: View {
  let onClose: () -> Void
  var body: some View { Button("Close", action: onClose) }
}

enum Rung: Equatable { case low, high }
struct LadderView: View {
  @State private var stack = NFlow<Rung>(root: .low)
  var body: some View {
    NStack($stack) { rung in
      switch rung {
      case .low: LowView(onUp: { stack.push(.high) })  // expect: builds view:LowView from route:Rung.low; push route:Rung.high from view:LadderView
      case .high: HighView(onDown: { stack.popToRoot() })  // expect: builds view:HighView from route:Rung.high; return popToRoot from view:LadderView
      }
    }
  }
}
struct LowView: View {
  let onUp: () -> Void
  var body: some View { Button("Up", action: onUp) }
}
struct HighView: View {
  let onDown: () -> Void
  var body: some View { Button("Down", action: onDown) }
}
