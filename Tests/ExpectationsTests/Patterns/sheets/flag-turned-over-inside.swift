// idiom: sheets/flag-turned-over-inside
import SwiftUI

// A flag that is turned over by what it shows is turned off: nothing opens there.

@main struct KilnApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

struct ShelfView: View {
  @State private var isFiring = false
  @State private var isGlazing = false
  @State private var isPlain = false
  @State private var isShared = false

  var body: some View {
    VStack {
      Button("Fire") { isFiring.toggle() }  // none
      GlazeBar(isShown: $isGlazing)
      SharedSwitch(isOn: $isShared)
    }
    .sheet(isPresented: $isFiring) {  // expect: sheet view:FiringForm from view:ShelfView
      FiringForm(isShown: $isFiring)
    }
    .popover(isPresented: $isGlazing) {  // expect: popover view:GlazeCard from view:ShelfView
      GlazeCard(isShown: $isGlazing)
    }
    .sheet(isPresented: $isPlain) {  // expect: sheet view:PlainCard from view:ShelfView
      PlainCard()
      Button("Close") { isPlain.toggle() }  // expect: return dismiss from view:ShelfView
    }
    .sheet(isPresented: $isShared) {  // expect: sheet view:SharedCard from view:ShelfView
      SharedCard(isShown: $isShared)
    }
  }
}

// What stands outside opens.
struct GlazeBar: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Glaze") { isShown.toggle() }  // expect: popover view:GlazeCard from view:GlazeBar
  }
}

struct FiringForm: View {
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      Button("Cancel") { isShown.toggle() }  // expect: return dismiss from view:FiringForm
      Button("Save", action: save)
      FiringFooter(isOpen: $isShown)
    }
  }

  private func save() {
    isShown = !isShown  // expect: return dismiss from view:FiringForm
  }
}

// Also what stands further inside.
struct FiringFooter: View {
  @Binding var isOpen: Bool

  var body: some View {
    Button("Done") { isOpen.toggle() }  // expect: return dismiss from view:FiringFooter
  }
}

struct GlazeCard: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Done") { isShown.toggle() }  // expect: return dismiss from view:GlazeCard
  }
}

struct PlainCard: View {
  var body: some View { Text("Plain") }
}

struct SharedCard: View {
  @Binding var isShown: Bool

  var body: some View { SharedSwitch(isOn: $isShown) }
}

// The same switch stands outside, too: there it opens.
struct SharedSwitch: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("Switch") { isOn.toggle() }  // expect: sheet view:SharedCard from view:SharedSwitch
  }
}
