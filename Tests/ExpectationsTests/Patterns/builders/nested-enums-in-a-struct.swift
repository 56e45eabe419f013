// idiom: builders/nested-enums-in-a-struct
import SwiftUI

enum AppPage: Hashable {
  case start(StartPage)
  case main(MainPage)
}

enum StartPage: Hashable {
  case hello, name
}

enum MainPage: Hashable {
  case shop(ShopPage)
  case account
}

enum ShopPage: Hashable {
  case cart, receipt
}

struct PathItem: Hashable, Identifiable {
  let id = UUID()
  let page: AppPage
}

@Observable final class Guide {
  var path: [PathItem] = []

  func go(to page: AppPage) {
    let item = PathItem(page: page)
    path.append(item)
  }

  func restart() {
    guard let first = path.first else { return }
    path = [first]  // expect: return popToRoot from object:Guide
  }

  func begin(again: Bool) {
    let page: AppPage = again ? .start(.name) : .start(.hello)
    // expect-next: replace route:StartPage.name from object:Guide; replace route:StartPage.hello from object:Guide
    path = [PathItem(page: page)]  // expect: maybe replace route:AppPage.start from object:Guide
  }
}

protocol ShopGuiding {
  func showReceipt()
  func back()
}

final class ShopGuide: ShopGuiding {
  private let go: (AppPage) -> Void
  private let goInShop: (ShopPage) -> Void
  private let leave: () -> Void

  init(go: @escaping (AppPage) -> Void, goInShop: @escaping (ShopPage) -> Void, leave: @escaping () -> Void) {
    self.go = go
    self.goInShop = goInShop
    self.leave = leave
  }

  // expect-next: push route:ShopPage.receipt from object:ShopGuide through Guide.go
  // expect-next: maybe push route:MainPage.shop from object:ShopGuide
  // expect-next: maybe push route:AppPage.main from object:ShopGuide
  func showReceipt() { goInShop(.receipt) }
  // expect-next: push route:MainPage.account from object:ShopGuide through Guide.go
  // expect-next: maybe push route:AppPage.main from object:ShopGuide
  func showAccount() { go(.main(.account)) }
  func back() { leave() }
}

struct CartView: View {
  let guide: ShopGuiding
  var body: some View {
    VStack {
      Row(title: "Receipt", action: guide.showReceipt)  // expect: push route:ShopPage.receipt from view:CartView; maybe push route:MainPage.shop from view:CartView; maybe push route:AppPage.main from view:CartView
      Row(title: "Back", action: guide.back)  // expect: maybe return pop from view:CartView
    }
  }
}

struct Row: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title) { action() } }
}

@main struct GuideApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}

struct RootView: View {
  @State private var guide = Guide()
  var body: some View {
    NavigationStack(path: $guide.path) {
      Color.clear
        .navigationDestination(for: PathItem.self) { item in
          AppPageView(page: item.page, guide: guide)
        }
    }
    .task { guide.begin(again: false) }  // expect: replace route:StartPage.name from view:RootView; replace route:StartPage.hello from view:RootView; maybe replace route:AppPage.start from view:RootView
  }
}

struct AppPageView: View {
  let page: AppPage
  let guide: Guide
  var body: some View {
    switch page {
    case .start(let inner): StartPageView(page: inner, guide: guide)
    case .main(let inner): MainPageView(page: inner, guide: guide)
    }
  }
}

struct StartPageView: View {
  let page: StartPage
  let guide: Guide
  var body: some View {
    switch page {
    case .hello: HelloView()  // expect: builds view:HelloView from route:StartPage.hello
    case .name: NameView()  // expect: builds view:NameView from route:StartPage.name
    }
  }
}

struct MainPageView: View {
  let page: MainPage
  let guide: Guide
  var body: some View {
    switch page {
    case .shop(let inner): ShopPageView(page: inner, guide: guide)
    case .account: AccountView()  // expect: builds view:AccountView from route:MainPage.account
    }
  }
}

struct ShopPageView: View {
  let page: ShopPage
  let guide: Guide
  var body: some View {
    switch page {
    case .cart:
      CartView(  // expect: builds view:CartView from route:ShopPage.cart
        // expect-next: maybe push route:MainPage.shop from view:ShopPageView; maybe push route:AppPage.main from view:ShopPageView
        guide: ShopGuide(go: guide.go, goInShop: { guide.go(to: .main(.shop($0))) }, leave: { guide.path.removeLast() }))  // expect: return pop
    case .receipt: ReceiptView()  // expect: builds view:ReceiptView from route:ShopPage.receipt
    }
  }
}

struct HelloView: View { var body: some View { Text("Hello") } }
struct NameView: View { var body: some View { Text("Name") } }
struct AccountView: View { var body: some View { Text("Account") } }
struct ReceiptView: View { var body: some View { Text("Receipt") } }
