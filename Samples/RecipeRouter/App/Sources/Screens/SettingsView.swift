import SwiftUI

struct SettingsView: View {
  @Environment(AppRouter.self) private var router
  @Environment(RecipeBook.self) private var book

  var body: some View {
    Form {
      Button(SettingsPage.units.title) { open(.units) }
      Button(SettingsPage.about.title) { open(.about) }
      Toggle("Keep the screen on", isOn: .constant(true))
      LabeledContent("Recipes", value: book.recipes.count, format: .number)
    }
    .navigationTitle(SettingsPage.overview.title)
  }

  private func open(_ page: SettingsPage) {
    router.push(.settings(page))
  }
}
