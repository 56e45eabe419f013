// idiom: slots/destination-in-a-view-model
import SwiftUI

@MainActor
final class HomeViewModel: ObservableObject {
  enum Sheet: Identifiable {
    case add, edit(Int)
    var id: String {
      switch self {
      case .add: "add"
      case .edit(let id): "edit\(id)"
      }
    }
  }
  @Published var sheet: Sheet?
  @Published var isShowingHelp = false

  func didTapAdd() { sheet = .add }  // expect: sheet route:HomeViewModel.Sheet.add from object:HomeViewModel
  func help() { isShowingHelp = true }  // expect: none
}

struct HomeView: View {
  @StateObject private var viewModel = HomeViewModel()
  var body: some View {
    List {
      Button("Add", action: viewModel.didTapAdd)  // expect: sheet route:HomeViewModel.Sheet.add from view:HomeView through HomeViewModel.didTapAdd
      Button("Edit") { viewModel.sheet = .edit(1) }  // expect: sheet route:HomeViewModel.Sheet.edit from view:HomeView
      Button("Help") { viewModel.help() }  // expect: none
    }
    .sheet(item: $viewModel.sheet) { sheet in
      switch sheet {
      case .add: AddView()  // expect: builds view:AddView from route:HomeViewModel.Sheet.add
      case .edit(let id): EditView(id: id)  // expect: builds view:EditView from route:HomeViewModel.Sheet.edit
      }
    }
    .sheet(isPresented: $viewModel.isShowingHelp) { HelpView() }  // expect: sheet view:HelpView from view:HomeView
  }
}

struct AddView: View { var body: some View { Text("Add") } }
struct EditView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
struct HelpView: View { var body: some View { Text("Help") } }
