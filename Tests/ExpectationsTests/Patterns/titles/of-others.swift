// idiom: titles/of-others
import SwiftUI

@main struct TitleApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        // expect-next: tab tab:TitleApp.First from app:TitleApp; tab view:FirstView from tab:TitleApp.First
        FirstView().navigationTitle("First").tabItem { Text("First") }
        // expect-next: tab tab:TitleApp.Second from app:TitleApp; tab view:SecondView from tab:TitleApp.Second
        SecondView().tabItem { Text("Second") }
      }
    }
  }
}

// The title is given where the view is shown.
// expect-next: node view:FirstView screen reachable title First
struct FirstView: View {
  var body: some View {
    NavigationStack {
      // expect-next: push view:GivenView from view:FirstView
      NavigationLink("Given") { GivenView().navigationTitle("Given") }
      // expect-next: push view:SharedView from view:FirstView
      NavigationLink("Shared") { SharedView().navigationTitle("Here") }
      // expect-next: push view:HalfView from view:FirstView
      NavigationLink("Half") { HalfView().navigationTitle("Half") }
    }
  }
}

// expect-next: node view:SecondView screen reachable untitled
struct SecondView: View {
  var body: some View {
    NavigationStack {
      // expect-next: push view:SharedView from view:SecondView
      NavigationLink("Shared") { SharedView().navigationTitle("There") }
      // expect-next: push view:HalfView from view:SecondView
      NavigationLink("Half") { HalfView() }
      // expect-next: push view:PartsView from view:SecondView
      NavigationLink("Parts") { PartsView() }
      // expect-next: push view:TwoPartsView from view:SecondView
      NavigationLink("Two parts") { TwoPartsView() }
    }
  }
}

// expect-next: node view:GivenView screen reachable title Given
struct GivenView: View {
  var body: some View { Text("x") }
}

// expect-next: node view:SharedView screen reachable untitled
struct SharedView: View {
  var body: some View { Text("x") }
}

// expect-next: node view:HalfView screen reachable untitled
struct HalfView: View {
  var body: some View { Text("x") }
}

// The only part with a title tells that of the screen.
// expect-next: node view:PartsView screen reachable title Part
struct PartsView: View {
  var body: some View {
    VStack {
      Header()
      Part()
    }
  }
}

// expect-next: node view:TwoPartsView screen reachable untitled
struct TwoPartsView: View {
  var body: some View {
    VStack {
      Part()
      OtherPart()
    }
  }
}

struct Header: View {
  var body: some View { Text("x") }
}

// expect-next: node view:Part component reachable title Part
struct Part: View {
  var body: some View { Text("x").navigationTitle("Part") }
}

struct OtherPart: View {
  var body: some View { Text("x").navigationTitle("Other part") }
}

struct FirstView_Previews: PreviewProvider {
  static var previews: some View { GivenView().navigationTitle("Preview") }
}
