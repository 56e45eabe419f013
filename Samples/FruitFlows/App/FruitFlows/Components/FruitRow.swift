import SwiftUI

struct FruitRow: View {
  let fruit: Fruit
  let onTap: () -> Void

  var body: some View {
    Button {
      onTap()
    } label: {
      HStack {
        Circle().fill(fruit.color.swatch).frame(width: 12, height: 12)
        Text(fruit.name)
        Spacer()
        Text(fruit.season).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  FruitRow(fruit: Fruit(id: "plum", name: "Plum", color: .purple, season: "August", areas: [])) {}
}
