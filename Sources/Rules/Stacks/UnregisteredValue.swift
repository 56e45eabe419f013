import NavigationGraph
import Observations

extension Rule {
  /// Values that their stack cannot show.
  public static let unregisteredValue = Rule(
    id: "unregistered_value",
    title: "Unregistered value",
    summary: "A value pushed into a stack in which no `navigationDestination` registers its type.",
    rationale: """
      The link is dead, or the screen is empty but for a warning sign, and SwiftUI logs "A NavigationLink is presenting a value of type “…” but \
      there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.", of a path: \
      "There is no matching navigationDestination declaration". The compiler cannot see it: a link and a registration are joined by the type alone, \
      at run time. A `NavigationView` knows no values at all.
      """,
    limits: [
      "Only stacks made by SwiftUI's own initialisers, of which all that they show was followed to its root.",
      "A type counts as registered wherever in the stack its destination stands.",
      "Selections in the column of a split view are no pushes.",
      "One finding for each type and stack, at the first place that pushes it; `unmapped_destination` says nothing of the type then.",
    ],
    severity: .error,
    observes: [.stacks],
    triggering: [
      RuleExample(
        "A link",
        source: """
          import SwiftUI

          struct Book: Hashable { let title: String }
          struct Author: Hashable { let name: String }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Emma", value: Book(title: "Emma"))
                  .navigationDestination(for: Book.self) { book in BookView(book: book) }
              }
            }
          }

          struct BookView: View {
            let book: Book
            var body: some View {
              NavigationLink("Author", value: Author(name: "Austen"))  // finding
            }
          }
          """),
      RuleExample(
        "A path",
        source: """
          import SwiftUI

          enum Route: Hashable { case book }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Emma") { path.append(.book) }  // finding
              }
            }
          }
          """),
      RuleExample(
        "Beside texts with formats and shapes with styles",
        source: """
          import SwiftUI

          struct Book: Hashable {
            let title: String
            let price: Decimal
          }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            let book = Book(title: "Emma", price: 9)

            var body: some View {
              NavigationStack {
                NavigationLink("Emma", value: book)  // finding
                LabeledContent("Price") { Text(book.price, format: .currency(code: "EUR")) }
                RoundedRectangle(cornerRadius: 4, style: .continuous)
                Text(Date.now.formatted(.dateTime.year()))
              }
            }
          }
          """),
      RuleExample(
        "A link in a `NavigationView`",
        source: """
          import SwiftUI

          struct Book: Hashable { let title: String }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            var body: some View {
              NavigationView {
                NavigationLink("Emma", value: Book(title: "Emma"))  // finding
              }
            }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "Registered by a modifier of the app's own",
        source: """
          import SwiftUI

          struct Book: Hashable { let title: String }
          struct Author: Hashable { let name: String }

          extension View {
            func withDestinations() -> some View {
              navigationDestination(for: Book.self) { book in BookView(book: book) }
                .navigationDestination(for: Author.self) { author in Text(author.name) }
            }
          }

          struct Stack<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View {
              NavigationStack { content().withDestinations() }
            }
          }

          @main
          struct BooksApp: App {
            var body: some Scene {
              WindowGroup { Stack { BooksView() } }
            }
          }

          struct BooksView: View {
            var body: some View { NavigationLink("Emma", value: Book(title: "Emma")) }
          }

          struct BookView: View {
            let book: Book
            var body: some View { NavigationLink("Author", value: Author(name: "Austen")) }
          }
          """),
      RuleExample(
        "A selection",
        source: """
          import SwiftUI

          struct Book: Hashable { let title: String }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            @State private var book: Book?

            var body: some View {
              NavigationSplitView {
                List(selection: $book) { NavigationLink("Emma", value: Book(title: "Emma")) }
              } detail: {
                Text(book?.title ?? "")
              }
            }
          }
          """),
    ],
    check: { context in
      var outcome = RuleOutcome()
      for value in UnregisteredValues(context.observations.stacks).all { outcome.findings.append(context.unregistered(value)) }
      return outcome
    })
}

/// The values that are pushed where no destination is registered for their type.
struct UnregisteredValues {
  struct Value {
    let type: String
    /// The first place, and how it pushes.
    let location: SourceLocation
    let owner: String
    let isLink: Bool
    let stack: ObservedStack
    /// Further places.
    var more: [SourceLocation] = []
  }

  /// One for each type and stack, in the order of their places.
  private(set) var all: [Value] = []

  init(_ observations: StackObservations) {
    let stacks = observations.stacks
    var registered: [String: Set<Int>] = [:]
    var doubted: Set<String> = []
    for destination in observations.destinations where destination.isForType {
      guard let type = destination.type else { continue }
      for placement in destination.placements {
        if let stack = placement.stack { registered[type, default: []].insert(stack) }
        if placement.place == .unknown { doubted.insert(type) }
      }
      if destination.placements.isEmpty { doubted.insert(type) }
    }
    func isMissing(_ type: String, _ stack: Int) -> Bool {
      stacks[stack].isPlain && (stacks[stack].isComplete || stacks[stack].isLegacy) && registered[type]?.contains(stack) != true
    }
    var positions: [Key: Int] = [:]
    func add(_ type: String, _ stack: Int, _ location: SourceLocation, _ owner: String, isLink: Bool, _ all: inout [Value]) {
      let key = Key(type: type, stack: stack)
      if let position = positions[key] {
        all[position].more.append(location)
      } else {
        positions[key] = all.count
        all.append(Value(type: type, location: location, owner: owner, isLink: isLink, stack: stacks[stack]))
      }
    }
    for link in observations.links where link.hasValue {
      guard let type = link.type, !doubted.contains(type) else { continue }
      let inside = link.placements.filter { $0.place != .outside }
      let own = inside.compactMap(\.stack)
      guard let first = own.first, own.count == inside.count, own.allSatisfy({ isMissing(type, $0) }) else { continue }
      add(type, first, link.location, link.owner, isLink: true, &all)
    }
    for put in observations.puts {
      guard let type = put.type, !doubted.contains(type), let first = put.stacks.first,
        put.stacks.allSatisfy({ isMissing(type, $0) && !stacks[$0].isLegacy })
      else { continue }
      add(type, first, put.location, put.owner, isLink: false, &all)
    }
    all.sort { $0.location < $1.location }
  }

  private struct Key: Hashable {
    let type: String
    let stack: Int
  }
}

extension RuleContext {
  fileprivate func unregistered(_ value: UnregisteredValues.Value) -> Finding {
    let type = Wording.code(value.type)
    var related = [RelatedLocation(location: value.stack.location, message: "the stack, in \(Wording.code(name(of: value.stack.owner)))")]
    let elsewhere = observations.stacks.destinations.first { $0.type == value.type }
    if let elsewhere { related.append(RelatedLocation(location: elsewhere.location, message: "\(type) is registered here, in another stack")) }
    if let next = value.more.first {
      let message = value.more.count == 1 ? "pushed here as well" : "and at \(value.more.count) more places, first here"
      related.append(RelatedLocation(location: next, message: message))
    }
    let message = value.stack.isLegacy
      ? "a link with a value of \(type) in a `NavigationView`, which knows no values"
      : "a value of \(type) is pushed into a stack that registers no destination for it"
    return Finding(
      rule: "unregistered_value", severity: .error, message: message,
      hint: value.stack.isLegacy
        ? "Make it a `NavigationStack` with `.navigationDestination(for: \(value.type).self)`, or give the link a view."
        : "Add `.navigationDestination(for: \(value.type).self)` to the root of the stack. SwiftUI: \"there is no matching navigationDestination declaration visible from the location of the link\"",
      location: value.location, ids: [value.type, value.owner, value.stack.owner], related: related)
  }
}
