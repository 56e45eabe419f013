import Foundation

/// A sheet together with the flow of the stack inside it.
struct PresentedSheetContent<Push: Hashable, Sheet: Identifiable, Cover: Identifiable>: Identifiable {
  let sheet: Sheet
  let navigationFlow: NavigationFlow<Push, Sheet, Cover>

  var id: Sheet.ID { sheet.id }
}

/// A full-screen cover together with the flow of the stack inside it.
struct PresentedFullScreenContent<Push: Hashable, Sheet: Identifiable, Cover: Identifiable>: Identifiable {
  let cover: Cover
  let navigationFlow: NavigationFlow<Push, Sheet, Cover>

  var id: Cover.ID { cover.id }
}

/// What an alert says. One button is enough here.
struct PresentableAlert {
  let title: String
  let message: String
}
