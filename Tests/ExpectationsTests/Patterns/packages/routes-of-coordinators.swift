// idiom: packages/routes-of-coordinators
import Stinsen
import SwiftUI

final class HarbourCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \HarbourCoordinator.office)

  @Root var office = makeOffice
  @Root var closed = makeClosed
  @Route(.push) var pier = makePier
  @Route(.modal) var tickets = makeTickets
  @Route(.fullScreen) var map = makeMap

  @ViewBuilder func makeOffice() -> some View { OfficeView() }  // expect: builds view:OfficeView from route:HarbourCoordinator.office
  @ViewBuilder func makeClosed() -> some View { ClosedView() }  // expect: builds view:ClosedView from route:HarbourCoordinator.closed
  @ViewBuilder func makePier(number: Int) -> some View { PierView(number: number) }  // expect: builds view:PierView from route:HarbourCoordinator.pier
  func makeTickets() -> NavigationViewCoordinator<TicketCoordinator> {
    NavigationViewCoordinator(TicketCoordinator())
  }
  @ViewBuilder func makeMap() -> some View { MapView() }  // expect: builds view:MapView from route:HarbourCoordinator.map

  func shut() {
    root(\.closed)  // expect: replace route:HarbourCoordinator.closed from object:HarbourCoordinator
  }
  func showMap() {
    self.route(to: \.map)  // expect: fullScreenCover route:HarbourCoordinator.map from object:HarbourCoordinator
  }
}

final class TicketCoordinator: NavigationCoordinatable {
  let stack: NavigationStack<TicketCoordinator> = NavigationStack(initial: \.counter)
  @Root var counter = makeCounter
  @Route(.push) var receipt = makeReceipt
  // expect-next: builds view:CounterView from route:TicketCoordinator.counter; builds view:CounterView from route:HarbourCoordinator.tickets
  func makeCounter() -> some View { CounterView() }
  func makeReceipt() -> some View { ReceiptView() }  // expect: builds view:ReceiptView from route:TicketCoordinator.receipt
}

struct OfficeView: View {
  @EnvironmentObject private var router: HarbourCoordinator.Router
  var body: some View {
    Button("Pier") { router.route(to: \.pier, 3) }  // expect: push route:HarbourCoordinator.pier from view:OfficeView
    Button("Tickets") { router.route(to: \.tickets) }  // expect: sheet route:HarbourCoordinator.tickets from view:OfficeView
    // expect-next: sheet route:HarbourCoordinator.tickets from view:OfficeView; push route:TicketCoordinator.receipt from view:OfficeView
    Button("Receipt") { router.route(to: \.tickets).route(to: \.receipt) }
    Button("Shut") { router.coordinator.shut() }  // expect: replace route:HarbourCoordinator.closed from view:OfficeView through HarbourCoordinator.shut
  }
}
struct PierView: View {
  let number: Int
  @EnvironmentObject private var router: HarbourCoordinator.Router
  var body: some View {
    Button("Back") { router.popLast() }  // expect: return pop from view:PierView
    // expect-next: return popToRoot from view:PierView; fullScreenCover route:HarbourCoordinator.map from view:PierView
    Button("Map") { router.popToRoot().route(to: \.map) }
  }
}
final class CounterModel: ObservableObject {
  @RouterObject private var router: TicketCoordinator.Router?
  func pay() {
    router?.route(to: \.receipt)  // expect: push route:TicketCoordinator.receipt from object:CounterModel
  }
  func leave() {
    router?.dismissCoordinator()  // expect: return dismiss from object:CounterModel
  }
}
struct CounterView: View {
  @StateObject private var model = CounterModel()
  var body: some View {
    Button("Pay", action: model.pay)  // expect: push route:TicketCoordinator.receipt from view:CounterView through CounterModel.pay
  }
}
struct ReceiptView: View { var body: some View { Text("Receipt") } }
struct MapView: View { var body: some View { Text("Map") } }
struct ClosedView: View { var body: some View { Text("Closed") } }

@main struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { HarbourCoordinator().view() }  // expect: root view:OfficeView from app:HarbourApp
  }
}
