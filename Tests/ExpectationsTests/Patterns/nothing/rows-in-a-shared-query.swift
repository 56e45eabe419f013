// idiom: nothing/rows-in-a-shared-query
// One generic holder carries rows of a list here, accounts of a package there: rows are no routes of the account's sheet or link.
import AccountKit
import SwiftUI

@Observable final class Query<Value> {
  var value: Value
  init(initial: Value) { value = initial }
  func take(_ value: Value) { self.value = value }
}

enum Row: Identifiable {
  case header, total
  var id: Self { self }
}

struct PaymentRow: Identifiable {
  let payment: Payment
  var id: String { payment.id }
}

struct Badge: Identifiable { let id: String }

@Observable final class RowsModel {
  let groups: Query<[[Row]]>
  let badges: Query<[Badge]>
  init(groups: Query<[[Row]]>, badges: Query<[Badge]>) {
    self.groups = groups
    self.badges = badges
  }
  func load() {
    groups.take([[.header], [.total]])
    badges.take([Badge(id: "new")])
  }
}

@Observable final class StartModel {
  let query: Query<[Account]>
  var pictured: Account?
  let payments: Query<[Payment]>
  init(query: Query<[Account]>, payments: Query<[Payment]>) {
    self.query = query
    self.payments = payments
  }
  var current: Account? { query.value.first }
  func showPicture() {
    guard let current else { return }
    pictured = current
  }
  var rows: [PaymentRow] { payments.value.map { PaymentRow(payment: $0) } }
  func destination(of row: PaymentRow) -> any Hashable {
    switch row.payment.isOpen {
    case true: row.payment
    case false: Receipt(id: row.payment.id)
    }
  }
}

struct StartView: View {
  @State var model: StartModel
  let rows: RowsModel
  var body: some View {
    NavigationStack {
      List {
        ForEach(rows.badges.value) { badge in Text(badge.id) }
        Button("Picture", action: model.showPicture)
        ForEach(model.rows) { row in
          NavigationLink("Open", value: model.destination(of: row))  // expect: push route:Receipt from view:StartView
        }
      }
      .task { rows.load() }
      .navigationDestination(for: Receipt.self) { receipt in ReceiptView(id: receipt.id) }
      .navigationDestination(for: Payment.self) { _ in PaymentView() }
      .sheet(item: $model.pictured) { _ in PictureView() }  // expect: sheet view:PictureView from view:StartView
    }
  }
}

struct Receipt: Hashable { let id: String }
struct ReceiptView: View {
  let id: String
  var body: some View { Text(id) }
}
struct PaymentView: View { var body: some View { Text("Payment") } }
struct PictureView: View { var body: some View { Text("Picture") } }

@main struct AccountsApp: App {
  let model: StartModel
  let rows: RowsModel
  var body: some Scene { WindowGroup { StartView(model: model, rows: rows) } }
}
