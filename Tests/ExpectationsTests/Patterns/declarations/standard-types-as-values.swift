// idiom: declarations/standard-types-as-values
import SwiftUI

struct Bun: Identifiable {
  var id: Int
  var name: String
}

struct Bakery: View {
  let buns: [Bun]
  @State private var marked: Set<Bun.ID> = []
  var body: some View {
    NavigationStack {
      List(buns) { bun in
        NavigationLink(bun.name, value: bun.id)  // expect: push route:Int from view:Bakery
      }
      NavigationLink("New", value: "new")  // expect: push route:String from view:Bakery
      NavigationLink("Marked", value: marked.first)  // expect: push route:Int from view:Bakery
        .navigationDestination(for: Bun.ID.self) { id in BunView(id: id) }  // expect: builds view:BunView from route:Int
        .navigationDestination(for: String.self) { _ in NewBunView() }  // expect: builds view:NewBunView from route:String
    }
  }
}

struct BunView: View { let id: Int; var body: some View { Text("\(id)") } }
struct NewBunView: View { var body: some View { Text("New") } }
