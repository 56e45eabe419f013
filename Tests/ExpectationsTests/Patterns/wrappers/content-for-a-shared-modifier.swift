// idiom: wrappers/content-for-a-shared-modifier
import SwiftUI

extension View {
  func cardSheet<Card: View>(isPresented: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
    modifier(CardModifier(isPresented: isPresented, card: card))
  }

  func noteSheet<Note: View>(isPresented: Binding<Bool>, @ViewBuilder note: @escaping () -> Note) -> some View {
    sheet(isPresented: isPresented) { NavigationStack { note().padding() } }  // expect: none
  }
}

private struct CardModifier<Card: View>: ViewModifier {
  @Binding var isPresented: Bool
  let card: () -> Card

  init(isPresented: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) {
    _isPresented = isPresented
    self.card = card
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) { card().presentationDetents([.medium]) }  // expect: none
  }
}

struct SheetButton<Label: View>: View {
  let title: String
  @ViewBuilder let label: () -> Label
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }  // expect: none
      .sheet(isPresented: $isShown) { VStack { Text(title); label() } }  // expect: none
  }
}

struct RootView: View {
  @State private var isCardShown = false

  var body: some View {
    VStack {
      Button("Card") { isCardShown = true }  // expect: none
        .cardSheet(isPresented: $isCardShown) { FirstCard() }  // expect: sheet view:FirstCard from view:RootView through View.cardSheet, CardModifier
      SheetButton(title: "First") { FirstCard() }  // expect: sheet view:FirstCard from view:RootView through SheetButton
      SheetButton(title: "Second") { SecondCard() }  // expect: sheet view:SecondCard from view:RootView through SheetButton
      OtherView()
    }
  }
}

struct OtherView: View {
  @State private var isShown = false
  @State private var isNoteShown = false

  var body: some View {
    VStack {
      Button("Card") { isShown = true }  // expect: none
      Button("Note") { isNoteShown = true }  // expect: none
      Opener(isShown: $isShown)
    }
    .cardSheet(isPresented: $isShown) { SecondCard() }  // expect: sheet view:SecondCard from view:OtherView
    .noteSheet(isPresented: $isNoteShown) { FirstCard() }  // expect: sheet view:FirstCard from view:OtherView through View.noteSheet
  }
}

struct Opener: View {
  @Binding var isShown: Bool
  var body: some View {
    Button("Open") { isShown = true }  // expect: sheet view:SecondCard from view:Opener
  }
}

struct FirstCard: View { var body: some View { Text("1") } }
struct SecondCard: View { var body: some View { Text("2") } }
