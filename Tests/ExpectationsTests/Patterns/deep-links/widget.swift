// idiom: deep-links/widget
import SwiftUI
import WidgetKit

enum Route: Hashable { case fruit(String) }

@main
struct FruitApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {  // expect: root view:HomeView from app:FruitApp
      NavigationStack(path: $path) {
        HomeView().navigationDestination(for: Route.self) { route in
          switch route {
          case .fruit(let id): FruitView(id: id)
          }
        }
      }
      .onOpenURL { url in
        guard url.scheme == "fruits", url.host() == "fruit" else { return }
        path.append(.fruit(url.lastPathComponent))  // expect: push route:Route.fruit from app:FruitApp; open route:Route.fruit from deepLink:fruits://fruit
      }
    }
  }
}

struct HomeView: View {
  @Environment(\.openURL) private var openURL
  var body: some View {
    // The app answers its own links.
    Link("Apple", destination: URL(string: "fruits://fruit/apple")!)  // expect: open deepLink:fruits://fruit from view:HomeView
    Button("Help") { openURL(URL(string: "https://example.org/help")!) }  // expect: open external:URL from view:HomeView
  }
}

struct FruitView: View {
  let id: String
  var body: some View { Text(id) }
}

struct FruitWidgetView: View {
  let id: String
  let link: URL
  var body: some View {
    Text(id)
      .widgetURL(URL(string: "fruits://fruit/\(id)?from=widget"))  // expect: open deepLink:fruits://fruit from view:FruitWidgetView
  }
}

struct SeedWidgetView: View {
  let link: URL
  var body: some View {
    // expect-next: open deepLink:seeds://all from view:SeedWidgetView; node deepLink:seeds://all source widget
    Text("Seeds").widgetURL(URL(string: "seeds://all"))
  }
}

struct AnyWidgetView: View {
  let link: URL
  var body: some View {
    Text("Any").widgetURL(link)  // expect: open deepLink:widget from view:AnyWidgetView; node deepLink:widget source widget
  }
}
