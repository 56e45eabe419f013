// idiom: nothing/focus-and-pickers
// check: all
import SwiftUI

struct FormView: View {
  enum Field: Hashable { case name, age }
  enum Size { case small, large }
  @FocusState private var focus: Field?
  @State private var size: Size? = .small
  @State private var isOn = false
  var body: some View {
    Form {
      TextField("Name", text: .constant("")).focused($focus, equals: .name)
      Picker("Size", selection: $size) {
        Text("S").tag(Size.small)
        Text("L").tag(Size.large)
      }
      Toggle("On", isOn: $isOn)
      Button("Next") {
        focus = .age
        size = .large
        isOn = true
        focus = nil
      }
    }
  }
}
