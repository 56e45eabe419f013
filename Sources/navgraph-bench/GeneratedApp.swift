/// Source of an app that looks like a real one: models, services, and for each feature a route enum, a router and screens.
/// The same for the same number, on every machine.
enum GeneratedApp {
  static func file(_ number: Int) -> String {
    switch number % 4 {
    case 0: routes(number)
    case 1: screen(number)
    case 2: service(number)
    default: model(number)
    }
  }

  private static func routes(_ number: Int) -> String {
    """
    import SwiftUI

    /// Where feature \(number) can lead.
    enum Feature\(number)Route: Hashable {
      case list
      case detail(id: Int, title: String = "Untitled")
      case editor(Item\(number + 3)?)
      case settings(page: String)
    }

    @MainActor @Observable
    final class Feature\(number)Router {
      var path: [Feature\(number)Route] = []
      var sheet: Feature\(number)Route?

      func push(_ route: Feature\(number)Route) {
        path.append(route)
      }

      func present(_ route: Feature\(number)Route) {
        guard sheet == nil else { return }
        sheet = route
      }

      func popToRoot() { path = [] }

      func open(_ url: URL) -> Bool {
        switch url.host() {
        case "list": push(.list)
        case "detail":
          guard let id = url.pathComponents.last.flatMap(Int.init) else { return false }
          popToRoot()
          push(.detail(id: id))
        default: return false
        }
        return true
      }
    }

    extension View {
      func withFeature\(number)Destinations() -> some View {
        navigationDestination(for: Feature\(number)Route.self) { route in
          switch route {
          case .list: Feature\(number + 1)Screen()
          case .detail(let id, let title): Feature\(number + 1)Screen(id: id).navigationTitle(title)
          case .editor(let item): Text(item?.name ?? "New")
          case .settings(let page): Text("Settings of \\(page)")
          }
        }
      }
    }

    """
  }

  private static func screen(_ number: Int) -> String {
    """
    import SwiftUI

    struct Feature\(number)Screen: View {
      @Environment(Feature\(number - 1)Router.self) private var router
      @State private var items: [Item\(number + 2)] = []
      @State private var isLoading = false
      var id: Int = 0

      var body: some View {
        NavigationStack {
          List {
            ForEach(items) { item in
              Button {
                router.push(.detail(id: item.id, title: item.name))
              } label: {
                HStack(spacing: 8) {
                  Image(systemName: "star.fill").foregroundStyle(.yellow)
                  VStack(alignment: .leading) {
                    Text(item.name).font(.headline)
                    Text("\\(item.count) pieces, \\(item.isNew ? "new" : "old")").font(.caption)
                  }
                }
              }
            }
            if isLoading {
              ProgressView().padding()
            } else if items.isEmpty {
              ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Pull to refresh."))
            }
          }
          .navigationTitle("Feature \(number)")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("Add", systemImage: "plus") { router.present(.editor(nil)) }
            }
          }
          .task { await load() }
        }
        .withFeature\(number - 1)Destinations()
      }

      private func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
          items = try await Service\(number + 1).shared.items(for: id)
        } catch {
          print("could not load: \\(error)")
        }
      }
    }

    """
  }

  private static func service(_ number: Int) -> String {
    """
    import Foundation

    actor Service\(number) {
      static let shared = Service\(number)()
      private var cache: [Int: [Item\(number + 1)]] = [:]
      private let session = URLSession.shared

      func items(for id: Int) async throws -> [Item\(number + 1)] {
        if let known = cache[id], !known.isEmpty { return known }
        var components = URLComponents(string: "https://example.com/api/v\(number)/items")
        components?.queryItems = [URLQueryItem(name: "id", value: String(id))]
        guard let url = components?.url else { throw URLError(.badURL) }
        let (data, response) = try await session.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
          throw URLError(.badServerResponse)
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let items = try decoder.decode([Item\(number + 1)].self, from: data)
        cache[id] = items.filter { $0.count > 0 }.sorted { $0.name < $1.name }
        return cache[id] ?? []
      }

      func clear() { cache.removeAll(keepingCapacity: true) }
    }

    """
  }

  private static func model(_ number: Int) -> String {
    """
    import Foundation

    /// A thing of feature \(number).
    struct Item\(number): Identifiable, Hashable, Codable, Sendable {
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
        guard !trimmed.isEmpty else { throw ItemError\(number).emptyName }
        name = trimmed
      }
    }

    enum ItemError\(number): Error { case emptyName, unknown(code: Int) }

    """
  }
}
