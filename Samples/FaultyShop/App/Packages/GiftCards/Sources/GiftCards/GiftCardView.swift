import ComposableArchitecture
import SwiftUI

public struct GiftCardView: View {
  @Bindable var store: StoreOf<GiftCard>

  public init(store: StoreOf<GiftCard>) {
    self.store = store
  }

  public var body: some View {
    Form {
      Stepper("\(store.amount) €", value: $store.amount.sending(\.amountChanged), in: 10...200, step: 5)
      Button("Choose a motif") { store.send(.motifTapped) }
      Button("Have a look at it") { store.send(.previewTapped) }
    }
    .sheet(item: $store.scope(state: \.cardPreview, action: \.cardPreview)) { store in
      CardPreviewView(store: store)
    }
    .sheet(item: $store.scope(state: \.motif, action: \.motif)) { store in
      MotifPickerView(store: store)
    }
  }
}
