// idiom: declarations/view-by-a-packages-protocol

// The protocol comes from a package whose source is not read; its requirement is a body that is handed something.
import StoreKitchen
import SwiftUI

@main struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}

struct ShelfView: StoreView {  // expect: node view:ShelfView reachable screen
  struct Props {
    let loaves: [Int]
  }

  @State private var basketShown = false

  func map(state: BakeryState) -> Props { Props(loaves: state.loaves) }

  private var recipes: some View {
    NavigationLink(destination: RecipeView()) {  // expect: push view:RecipeView from view:ShelfView
      Text("Recipe")
    }
  }

  func body(props: Props) -> some View {
    NavigationView {
      List {
        recipes
        ForEach(props.loaves, id: \.self) { loaf in
          NavigationLink(destination: LoafView(loaf: loaf)) {  // expect: push view:LoafView from view:ShelfView
            LoafRow(loaf: loaf)
          }
        }
      }
      .sheet(isPresented: $basketShown) {  // expect: sheet view:BasketView from view:ShelfView
        NavigationView { BasketView() }
      }
      .toolbar { Button("Basket") { basketShown = true } }
    }
  }
}

struct BakeryState {
  var loaves: [Int] = []
}

struct LoafRow: View {
  let loaf: Int
  var body: some View { Text("\(loaf)") }
}

struct LoafView: StoreView {  // expect: node view:LoafView reachable screen
  let loaf: Int

  func map(state: BakeryState) -> Int { state.loaves.count }

  func body(props: Int) -> some View { Text("\(props)") }
}

struct RecipeView: StoreView {
  func map(state: BakeryState) -> Int { state.loaves.count }

  func body(props: Int) -> some View { Text("\(props)") }
}

// The protocol refines a view's: the body is as everywhere.
struct BasketView: StoreScreen {
  var body: some View { Text("Basket") }
}
