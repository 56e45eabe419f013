import ComposableArchitecture

@Reducer
public struct GiftCard {
  @ObservableState
  public struct State: Equatable {
    var amount = 25
    @Presents var cardPreview: CardPreview.State?
    @Presents var motif: MotifPicker.State?

    public init() {}
  }

  public enum Action {
    case amountChanged(Int)
    case previewTapped
    case motifTapped
    case cardPreview(PresentationAction<CardPreview.Action>)
    case motif(PresentationAction<MotifPicker.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .amountChanged(let amount):
        state.amount = amount
        return .none
      case .previewTapped:
        state.cardPreview = CardPreview.State(amount: state.amount)
        return .none
      case .motifTapped:
        state.motif = MotifPicker.State()
        return .none
      case .cardPreview, .motif:
        return .none
      }
    }
    .ifLet(\.$cardPreview, action: \.cardPreview) {
      CardPreview()
    }
  }
}
