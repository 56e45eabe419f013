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
      "Only stacks made by SwiftUI's own initialisers, of which all that they show was followed to its root; held back where it was not, and a builder is unresolved that may map the type.",
      "A type counts as registered wherever in the stack its destination stands.",
      "Link and destination are compared within one build: an app for several platforms is looked at as it is built for iOS.",
      "Selections in the column of a split view are no pushes.",
      "One finding for each type and stack, at the first place that pushes it; `unmapped_destination` says nothing of the type then.",
    ],
    severity: .error,
    absenceOf: [.code],
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
      RuleExample(
        "Registered for the Mac alone",
        source: """
          import SwiftUI

          struct Book: Hashable { let title: String }

          @main
          struct BooksApp: App {
            var body: some Scene { WindowGroup { BooksView() } }
          }

          struct BooksView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Emma", value: Book(title: "Emma"))  // finding
                  #if os(macOS)
                  .navigationDestination(for: Book.self) { book in Text(book.title) }
                  #endif
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
      let values = UnregisteredValues(context.observations.stacks)
      for value in values.all { outcome.findings.append(context.unregistered(value)) }
      // What was only not followed here says nothing; a builder that nobody could follow does.
      for value in values.doubted {
        let group = context.routes.groups.firstIndex { $0.type == value.type }
        if let doubt = group.flatMap(context.doubts.mapping(ofGroup:)) { outcome.add(context.unregistered(value), unless: doubt) }
      }
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
    /// Whether something was not followed that may register the type.
    let isDoubted: Bool
    /// Further places.
    var more: [SourceLocation] = []
  }

  /// One for each type and stack, in the order of their places.
  private(set) var all: [Value] = []
  /// The same where something was not followed, which may register the type.
  private(set) var doubted: [Value] = []

  private let stacks: [ObservedStack]
  private var registered: [String: [(stack: Int, build: BuildPlace)]] = [:]
  /// Types of which a destination stands where nobody knows.
  private var lost: Set<String> = []

  init(_ observations: StackObservations) {
    stacks = observations.stacks
    for destination in observations.destinations where destination.isForType {
      guard let type = destination.type else { continue }
      for stack in destination.placements.compactMap(\.stack) { registered[type, default: []].append((stack, destination.build)) }
      if destination.placements.isEmpty || destination.placements.contains(where: { $0.place == .unknown }) { lost.insert(type) }
    }
    var values: [Value] = []
    for link in observations.links where link.hasValue {
      guard let type = link.type else { continue }
      let inside = link.placements.filter { $0.place != .outside }
      let own = inside.compactMap(\.stack)
      guard let first = own.first, own.count == inside.count, own.allSatisfy({ isMissing(type, $0, link.build) }) else { continue }
      values.append(
        Value(
          type: type, location: link.location, owner: link.owner, isLink: true, stack: stacks[first], isDoubted: isDoubted(type, own)))
    }
    for put in observations.puts {
      guard let type = put.type, let first = put.stacks.first,
        put.stacks.allSatisfy({ isMissing(type, $0, put.build) && !stacks[$0].isLegacy })
      else { continue }
      values.append(
        Value(
          type: type, location: put.location, owner: put.owner, isLink: false, stack: stacks[first], isDoubted: isDoubted(type, put.stacks)))
    }
    values.sort { $0.location < $1.location }
    for value in values where !value.isDoubted { Self.add(value, to: &all) }
    for value in values where value.isDoubted && !all.contains(where: value.isOneCause) { Self.add(value, to: &doubted) }
  }

  /// Whether a stack registers no destination for a type that a build with the place of the push has.
  private func isMissing(_ type: String, _ stack: Int, _ build: BuildPlace) -> Bool {
    stacks[stack].isPlain && stacks[stack].build.isBuilt(with: build)
      && registered[type]?.contains { $0.stack == stack && $0.build.isBuilt(with: build) } != true
  }

  /// Whether something may register a type in some stacks after all.
  private func isDoubted(_ type: String, _ own: [Int]) -> Bool {
    lost.contains(type) || own.contains { !stacks[$0].isComplete && !stacks[$0].isLegacy }
  }

  private static func add(_ value: Value, to all: inout [Value]) {
    if let position = all.firstIndex(where: value.isOneCause) {
      all[position].more.append(value.location)
    } else {
      all.append(value)
    }
  }
}

extension UnregisteredValues.Value {
  fileprivate func isOneCause(_ other: Self) -> Bool { type == other.type && stack.location == other.stack.location }
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
