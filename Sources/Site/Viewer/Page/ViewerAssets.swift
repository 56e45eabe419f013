/// The page's own script, style and body. They are written as files of their own under `Assets`; what the program holds is made of them
/// (`Generated`, docs/decisions/0010).
enum ViewerAssets {
  /// The script: one function, so that it leaves no names behind. In the order in which its parts need one another.
  static let script =
    "(() => {\n\"use strict\";\n"
    + [
      scriptData, scriptDom, scriptState, scriptPicture, scriptCamera, scriptPointer, scriptFilter, scriptFold, scriptSelection, scriptWays,
      scriptRelations, scriptSearch, scriptSearchBox, scriptFiltersList, scriptPanel, scriptChanges, scriptPanelWay, scriptTableRows,
      scriptTables, scriptTabs, scriptNotes, scriptAddress, scriptTheme, scriptKeys, scriptMain,
    ].joined() + "})();\n"

  static let style = [
    styleTokens, styleBase, styleLayout, stylePicture, styleFilters, stylePanel, styleSearch, styleTables, styleChanges,
    stylePrint,
  ].joined()

  static let body = page
}
