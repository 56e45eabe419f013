// idiom: sheets/item-set-by-a-callback
import SwiftUI

struct Label: Identifiable {
  var id = 0
  var text = ""
}

struct ShelfView: View {
  @State private var edited: Label?
  @State private var opened: Label?
  let labels: [Label]

  func edit(_ label: Label) { edited = label }

  var body: some View {
    LabelList(labels: labels, onEdit: edit, onOpen: { opened = $0 })
      .sheet(item: $edited) { EditLabelView(label: $0) }  // expect: sheet view:EditLabelView from view:ShelfView
      .sheet(item: $opened) { LabelView(label: $0) }  // expect: sheet view:LabelView from view:ShelfView
  }
}

struct LabelList: View {
  let labels: [Label]
  let onEdit: (Label) -> Void
  let onOpen: (Label) -> Void
  var body: some View {
    ForEach(labels) { label in
      LabelRow(label: label, onEdit: onEdit, onOpen: onOpen)
    }
  }
}

struct LabelRow: View {
  let label: Label
  let onEdit: (Label) -> Void
  let onOpen: (Label) -> Void
  var body: some View {
    Button(label.text) { onOpen(label) }
      .contextMenu { Button("Edit") { onEdit(label) } }
  }
}

struct EditLabelView: View {
  let label: Label
  var body: some View { Text(label.text) }
}

struct LabelView: View {
  let label: Label
  var body: some View { Text(label.text) }
}
