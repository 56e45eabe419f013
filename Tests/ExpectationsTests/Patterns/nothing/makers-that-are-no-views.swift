// idiom: nothing/makers-that-are-no-views

// A package's protocol makes no view of a type that only makes views.
import Assembly
import SwiftUI

@main struct DeskApp: App {
  let maker = LampMaker()

  var body: some Scene {
    WindowGroup { maker.lamp() }  // expect: root view:LampView from app:DeskApp
  }
}

struct LampMaker: Maker {  // expect: none
  func lamp() -> some View { LampView() }
}

struct LampView: View {  // expect: node view:LampView reachable screen
  var body: some View { Text("Lamp") }
}
