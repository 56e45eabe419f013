// idiom: roots/scenes-of-their-own
import SwiftUI

@main
struct KioskApp: App {
  var body: some Scene {
    MainScene()  // expect: scene scene:MainScene from app:KioskApp
    HelpScene(topic: "start")
      .commands { CommandMenu("Help") {} }
  }
}

struct MainScene: Scene {
  var body: some Scene {
    WindowGroup { HallView() }  // expect: root view:HallView from scene:MainScene
  }
}

struct HelpScene: Scene {
  let topic: String
  var body: some Scene {
    WindowGroup(id: "help") { HelpView() }  // expect: root view:HelpView from scene:HelpScene
  }
}

enum Stop: Hashable {
  case room  // expect: node route:Stop.room mapped used reachable
}

struct HallView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Room", value: Stop.room)  // expect: push route:Stop.room from view:HallView
        .navigationDestination(for: Stop.self) { _ in RoomView() }
    }
  }
}

struct HelpView: View {  // expect: node view:HelpView reachable screen
  var body: some View { Text("Help") }
}
struct RoomView: View { var body: some View { Text("Room") } }
