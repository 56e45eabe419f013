// idiom: roots/flag-in-the-app
import SwiftUI

@main
struct ShopApp: App {
  @AppStorage("isLoggedIn") private var isLoggedIn = false
  var body: some Scene {
    // expect-next: root view:MainView from app:ShopApp; root view:LoginView from app:ShopApp
    WindowGroup {
      if isLoggedIn {
        MainView()
      } else {
        LoginView(isLoggedIn: $isLoggedIn)
      }
    }
  }
}

struct LoginView: View {
  @Binding var isLoggedIn: Bool
  var body: some View {
    Button("In") { isLoggedIn = true }  // expect: swap view:MainView from view:LoginView
  }
}

struct MainView: View { var body: some View { Text("Main") } }
