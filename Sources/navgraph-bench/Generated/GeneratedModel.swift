/// Source without navigation: most of what an app is made of.
enum GeneratedModel {
  static func service(_ name: String) -> String {
    """
    import Foundation

    actor \(name)Service {
      static let shared = \(name)Service()
      private var cache: [Int: [\(name)Item]] = [:]
      private let session = URLSession.shared

      func items(for id: Int) async throws -> [\(name)Item] {
        if let known = cache[id], !known.isEmpty { return known }
        var components = URLComponents(string: "https://example.com/api/\(name)/items")
        components?.queryItems = [URLQueryItem(name: "id", value: String(id))]
        guard let url = components?.url else { throw URLError(.badURL) }
        let (data, response) = try await session.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
          throw URLError(.badServerResponse)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let items = try decoder.decode([\(name)Item].self, from: data)
        cache[id] = items.filter { $0.count > 0 }.sorted { $0.name < $1.name }
        return cache[id] ?? []
      }

      func clear() { cache.removeAll(keepingCapacity: true) }
    }

    """
  }

  static func repository(_ name: String) -> String {
    """
    import Foundation

    actor \(name)Repository {
      static let standard = \(name)Repository()
      private var items: [Int: \(name)Item] = [:]
      private var changes = 0

      func store(_ item: \(name)Item) {
        items[item.id] = item
        changes += 1
        if changes.isMultiple(of: 10) { compact() }
      }

      func item(_ id: Int) -> \(name)Item? { items[id] }

      private func compact() {
        let sorted = items.values.sorted { $0.count > $1.count }.prefix(100)
        items = Dictionary(uniqueKeysWithValues: sorted.map { ($0.id, $0) })
      }
    }

    """
  }

  static func model(_ name: String) -> String {
    """
    import Foundation

    /// A thing of \(name).
    struct \(name)Item: Identifiable, Hashable, Codable, Sendable {
      let id: Int
      var name: String
      var count: Int
      var isNew: Bool
      var tags: [String] = ["plain", "small"]

      enum CodingKeys: String, CodingKey {
        case id, name, count
        case isNew = "is_new"
        case tags
      }

      var summary: String {
        let total = Double(count) * 1.5 + 3
        return total > 100 && !tags.isEmpty ? "many \\(tags.joined(separator: ", "))" : "few"
      }

      mutating func rename(to newName: String) throws {
        let trimmed = newName.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw \(name)Failure.emptyName }
        name = trimmed
      }
    }

    enum \(name)Failure: Error { case emptyName, unknown(code: Int) }

    """
  }

  static func formatter(_ name: String) -> String {
    """
    import Foundation

    struct \(name)Formatter {
      var locale = Locale.current
      private let numbers = NumberFormatter()

      func text(for item: \(name)Item) -> String {
        numbers.locale = locale
        let count = numbers.string(from: NSNumber(value: item.count)) ?? "?"
        return item.isNew ? "\\(item.name) (new, \\(count))" : "\\(item.name) (\\(count))"
      }

      func lines(_ items: [\(name)Item]) -> [String] {
        items.enumerated().map { index, item in "\\(index + 1). \\(text(for: item))" }
      }
    }

    """
  }

  static func cache(_ name: String) -> String {
    """
    import Foundation

    final class \(name)Cache: @unchecked Sendable {
      private let lock = NSLock()
      private var texts: [Int: String] = [:]
      private var order: [Int] = []
      let limit: Int

      init(limit: Int = 64) { self.limit = limit }

      func text(_ id: Int, make: () -> String) -> String {
        lock.lock()
        defer { lock.unlock() }
        if let known = texts[id] { return known }
        let made = make()
        texts[id] = made
        order.append(id)
        while order.count > limit { texts[order.removeFirst()] = nil }
        return made
      }
    }

    """
  }
}
