// idiom: roots/switched-by-state
import SwiftUI

enum Phase { case login, main }

@Observable final class Session {
  var phase = Phase.login
  func finish() { phase = .main }  // expect: swap view:MainView from object:Session
}

@main
struct ShopApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup { ContentView().environment(session) }  // expect: root view:ContentView from app:ShopApp
  }
}

struct ContentView: View {
  @Environment(Session.self) private var session
  var body: some View {
    switch session.phase {
    case .login: LoginView()  // expect: embeds view:LoginView from view:ContentView
    case .main: MainView()  // expect: embeds view:MainView from view:ContentView
    }
  }
}

struct LoginView: View {
  @Environment(Session.self) private var session
  var body: some View {
    Button("In") { session.finish() }  // expect: swap view:MainView from view:LoginView through Session.finish
  }
}

struct MainView: View {
  @Environment(Session.self) private var session
  var body: some View {
    Button("Out") { session.phase = .login }  // expect: swap view:LoginView from view:MainView
  }
}
