import ComposableArchitecture
import SwiftUI

@Reducer
public struct MotifPicker {
  @ObservableState
  public struct State: Equatable {
    var motif = "Bow"
  }

  public enum Action {
    case motifTapped(String)
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .motifTapped(let motif):
        state.motif = motif
        return .none
      }
    }
  }
}

struct MotifPickerView: View {
  let store: StoreOf<MotifPicker>

  var body: some View {
    List(["Bow", "Umbrella", "Snow"], id: \.self) { motif in
      Button(motif) { store.send(.motifTapped(motif)) }
        .fontWeight(motif == store.motif ? .bold : .regular)
    }
  }
}
