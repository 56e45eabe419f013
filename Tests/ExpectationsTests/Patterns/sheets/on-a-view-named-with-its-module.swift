// idiom: sheets/on-a-view-named-with-its-module
import SwiftUI

struct LampView: View {
  @State private var isOn = false
  @State private var isBright = false
  var body: some View {
    VStack {
      SwiftUI.Button("On") { isOn = true }
        .sheet(isPresented: $isOn) { LightView() }  // expect: sheet view:LightView from view:LampView
      SwiftUI.Text("Lamp")
        .onTapGesture { isBright = true }
        .fullScreenCover(isPresented: $isBright) { BrightView() }  // expect: fullScreenCover view:BrightView from view:LampView
    }
  }
}

struct LightView: View { var body: some View { Text("Light") } }
struct BrightView: View { var body: some View { Text("Bright") } }
