import ComposableArchitecture
import SwiftUI

@Reducer
public struct CardPreview {
  @ObservableState
  public struct State: Equatable {
    let amount: Int
    var isTurned = false
  }

  public enum Action {
    case turnTapped
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turnTapped:
        state.isTurned.toggle()
        return .none
      }
    }
  }
}

struct CardPreviewView: View {
  let store: StoreOf<CardPreview>

  var body: some View {
    Button(store.isTurned ? "With love" : "\(store.amount) €") { store.send(.turnTapped) }
  }
}
