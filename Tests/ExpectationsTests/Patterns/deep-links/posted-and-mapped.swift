// idiom: deep-links/posted-and-mapped
import Combine
import SwiftUI

enum Page: Hashable { case offer, help }

extension Notification.Name {
  static let offerAsked = Notification.Name("offerAsked")
  static let helpAsked = Notification.Name("helpAsked")
}

struct HomeView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Page.self) { page in
        switch page {
        case .offer: OfferView()
        case .help: HelpView()
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .offerAsked).map { $0.object }) { _ in
      path.append(.offer)  // expect: push route:Page.offer from view:HomeView event Notification.Name.offerAsked
    }
    .onReceive(NotificationCenter.default.publisher(for: .helpAsked)) { _ in
      path.append(.help)  // expect: push route:Page.help from view:HomeView event Notification.Name.helpAsked
    }
    .onOpenURL { url in
      if url.host() == "offer" {
        // expect-next: open route:Page.offer from deepLink:offer
        NotificationCenter.default.post(name: .offerAsked, object: nil)
      } else if url.host() == "help" {
        askForHelp()  // expect: open route:Page.help from deepLink:help through HomeView.askForHelp
      } else if url.host() == "contact" {
        askForHelp()  // expect: open route:Page.help from deepLink:contact through HomeView.askForHelp
      }
    }
  }

  func askForHelp() { NotificationCenter.default.post(name: .helpAsked, object: nil) }  // expect: none
}
struct OfferView: View { var body: some View { Text("Offer") } }
struct HelpView: View { var body: some View { Text("Help") } }
@main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
