// idiom: sheets/case-path
import SwiftUI

@Observable final class HomeModel {
  @CasePathable enum Destination {
    case edit(EditModel)
    case alert
    case share(String)
  }
  var destination: Destination?
  func edit() { destination = .edit(EditModel()) }  // expect: sheet route:HomeModel.Destination.edit from object:HomeModel
  func remove() { destination = .alert }  // expect: alert route:HomeModel.Destination.alert from object:HomeModel
  func done() { destination = nil }  // expect: return dismiss from object:HomeModel
}

@Observable final class EditModel {}

struct HomeView: View {
  @State var model = HomeModel()
  var body: some View {
    VStack {
      Button("Edit") { model.edit() }  // expect: sheet route:HomeModel.Destination.edit from view:HomeView through HomeModel.edit
      Button("Share") { model.destination = .share("text") }  // expect: popover route:HomeModel.Destination.share from view:HomeView
    }
    .sheet(item: $model.destination.edit) { EditView(model: $0) }  // expect: builds view:EditView from route:HomeModel.Destination.edit
    .popover(item: $model.destination.share, id: \.self) { ShareView(text: $0) }  // expect: builds view:ShareView from route:HomeModel.Destination.share
    .alert("Sure?", isPresented: Binding($model.destination.alert)) { Button("Yes") {} }
  }
}

struct EditView: View {
  let model: EditModel
  var body: some View { Text("Edit") }
}
struct ShareView: View {
  let text: String
  var body: some View { Text(text) }
}
