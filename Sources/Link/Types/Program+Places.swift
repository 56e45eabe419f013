import Facts
import NavigationGraph

extension Program {
  /// Where a site stands, as the graph says it. Cost: a search in the lines of the file.
  func location(_ site: Site) -> SourceLocation {
    let file = files[Int(site.file)]
    let position = file.facts.position(of: site.offset)
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }
}
