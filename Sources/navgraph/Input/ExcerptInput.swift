import Files
import NavigationGraph
import Reports
import Rules

/// Reads the source that reports show.
enum ExcerptInput {
  /// The largest file of which lines are shown.
  private static let limit = 32 << 20

  /// The source at the places of findings, and at those that explain them. Each file is read once; of one that cannot be read there is
  /// nothing, as what is wrong with it was told before.
  static func read(for findings: [Finding]) -> [SourceLocation: SourceExcerpt] {
    var places: Set<SourceLocation> = []
    for finding in findings {
      if let location = finding.location { places.insert(location) }
      places.formUnion(finding.related.map(\.location))
    }
    var result: [SourceLocation: SourceExcerpt] = [:]
    var buffer = ReadBuffer(limit: limit)
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      let found = try? buffer.read(PathResolution.canonical(file) ?? file, displayPath: file) { bytes in
        SourceExcerpt.at(places.map { ($0.line, $0.column) }, in: bytes)
      }
      for place in found ?? [] { result[SourceLocation(file: file, line: place.line, column: place.column)] = place.excerpt }
    }
    return result
  }
}
