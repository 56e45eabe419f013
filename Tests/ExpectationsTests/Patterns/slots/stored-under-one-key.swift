// idiom: slots/stored-under-one-key
import SwiftUI

enum Keys { static let tips = "tips" }

@main struct Shop: App {
  @AppStorage("onboarded") private var isOnboarded = false
  var body: some Scene {
    WindowGroup {
      if isOnboarded { HomeView() } else { WelcomeView() }
    }
  }
}

struct WelcomeView: View {
  @AppStorage("onboarded") private var isDone = false
  var body: some View {
    Button("Go") { isDone = true }  // expect: swap view:HomeView from view:WelcomeView
  }
}

struct HomeView: View {
  @AppStorage("tips") private var showsTips = false
  var body: some View {
    TipsButton().sheet(isPresented: $showsTips) { TipsView() }  // expect: sheet view:TipsView from view:HomeView
    Button("Again") {
      UserDefaults.standard.set(false, forKey: "onboarded")  // expect: swap view:WelcomeView from view:HomeView
    }
  }
}

struct TipsButton: View {
  @AppStorage(Keys.tips) private var isTold = false
  var body: some View {
    Button("Tips") { isTold = true }  // expect: sheet view:TipsView from view:TipsButton
  }
}

struct TipsView: View {
  var body: some View { Text("Tips") }
}
