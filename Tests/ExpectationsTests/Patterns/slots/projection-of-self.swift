// idiom: slots/projection-of-self
import SwiftUI

enum Modal: Identifiable {
  case tasks  // expect: node route:Modal.tasks mapped used
  var id: Self { self }
}

struct DayView: View {
  @State private var modal: Modal?
  var body: some View {
    SectionView(modal: self.$modal)
      .sheet(item: self.$modal) { modal in
        switch modal {
        case .tasks: TasksView()
        }
      }
  }
}

struct SectionView: View {
  @Binding var modal: Modal?
  var body: some View {
    RowView(modal: self.$modal)
  }
}

struct RowView: View {
  @Binding var modal: Modal?
  var body: some View {
    Button("Tasks") { self.modal = .tasks }  // expect: sheet route:Modal.tasks from view:RowView
  }
}

struct TasksView: View { var body: some View { Text("Tasks") } }
