// idiom: packages/simple-router
import AppRouter
import SwiftUI

enum ShopPage: DestinationType {
  case thing(Int)
  case basket
  case offers
  static func from(path: String, fullPath: [String], parameters: [String: String]) -> ShopPage? {
    switch path {
    case "basket": .basket  // expect: open route:ShopPage.basket from deepLink:basket
    case "offers": .offers  // expect: open route:ShopPage.offers from deepLink:offers
    default: nil
    }
  }
}
enum ShopSheet: SheetType {
  case login
  case terms
  var id: Self { self }
}
typealias ShopRouter = SimpleRouter<ShopPage, ShopSheet>

struct ShopView: View {
  @State private var router = ShopRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      HomeView()
        .navigationDestination(for: ShopPage.self) { page in
          switch page {
          case .thing(let number): ItemView(number: number)  // expect: builds view:ItemView from route:ShopPage.thing
          case .basket: BasketView()  // expect: builds view:BasketView from route:ShopPage.basket
          case .offers: OffersView()  // expect: builds view:OffersView from route:ShopPage.offers
          }
        }
    }
    .sheet(item: $router.presentedSheet) { sheet in
      switch sheet {
      case .login: LoginView()  // expect: builds view:LoginView from route:ShopSheet.login
      case .terms: TermsView()  // expect: builds view:TermsView from route:ShopSheet.terms
      }
    }
    .environment(router)
    .onOpenURL { url in router.navigate(to: url) }
  }
}
struct HomeView: View {
  @Environment(ShopRouter.self) private var router
  var body: some View {
    Button("Item") { router.navigateTo(.thing(1)) }  // expect: push route:ShopPage.thing from view:HomeView
    Button("Login") { router.presentSheet(.login) }  // expect: sheet route:ShopSheet.login from view:HomeView
    Button("Basket") { router.path.append(.basket) }  // expect: push route:ShopPage.basket from view:HomeView
    // expect-next: replace route:ShopPage.thing from view:HomeView; replace route:ShopPage.basket from view:HomeView
    Button("Both") { router.path = [.thing(2), .basket] }
    Button("Terms") { router.presentedSheet = .terms }  // expect: sheet route:ShopSheet.terms from view:HomeView
    Button("Tour") { tour(of: router) }  // expect: push route:ShopPage.basket from view:HomeView through tour
  }
}
@MainActor func tour(of router: ShopRouter) { router.navigateTo(.basket) }
struct ItemView: View {
  let number: Int
  @Environment(ShopRouter.self) private var router
  var body: some View {
    Button("Back") { router.popNavigation() }  // expect: return pop from view:ItemView
    Button("Out") { router.path.removeLast() }  // expect: return pop from view:ItemView
    Button("Home") { router.path = [] }  // expect: return popToRoot from view:ItemView
  }
}
struct LoginView: View {
  @Environment(ShopRouter.self) private var router
  var body: some View {
    Button("Done") { router.presentedSheet = nil }  // expect: return dismiss from view:LoginView
    Button("Close") { router.dismissSheet() }  // expect: return dismiss from view:LoginView
  }
}
struct BasketView: View { var body: some View { Text("Basket") } }
struct OffersView: View { var body: some View { Text("Offers") } }
struct TermsView: View { var body: some View { Text("Terms") } }
