import NavigationGraph

extension Rule {
  /// Comments, entries of the baseline and switched-off rules that stand for nothing.
  public static let superfluousDisable = Rule(
    id: "superfluous_disable",
    title: "Superfluous disable",
    summary: "A disable comment, an entry of the baseline or a rule that is switched off, which stands for nothing any more.",
    rationale: """
      The fault was mended, and what silenced it stayed. It will silence the next one at the same place, of which nobody has heard yet. A comment \
      that names no rule silences nothing, and whoever wrote it believes that it does.
      """,
    limits: [
      "Silent where a finding of the rule is held back at the place, and where the rule does not run.",
      "Comments for `all` are judged only where every rule runs that is on.",
      "Entries of the baseline for files that were not read are silent where only a part of the source was read; so are rules that are switched off.",
      "Where single files are named, as hooks before a commit do, only comments that name no rule are told: an app is more than its changed files.",
      "A rule that is switched off counts only where the configuration file does it and the preset has it.",
      "Comments that name `superfluous_disable` itself are not judged.",
    ],
    severity: .warning,
    triggering: [
      RuleExample(
        "The route is used again",
        source: """
          import SwiftUI

          enum Route: Hashable {
            // navgraph:disable:next unused_destination - the button comes with the next release // finding
            case detail
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """),
      RuleExample(
        "Not the name of a rule",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            // navgraph:disable:next unused_destinaton - a slip of the pen // finding
            var body: some View { Text("Home") }
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        "The comment takes a finding out",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case detail
            case wishlist  // navgraph:disable:this unused_destination - sold from next week on
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Detail") { path.append(.detail) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .detail: DetailView()
                    case .wishlist: WishlistView()
                    }
                  }
              }
            }
          }

          struct DetailView: View {
            var body: some View { Text("Detail") }
          }

          struct WishlistView: View {
            var body: some View { Text("Wishlist") }
          }
          """)
    ],
    audit: { audit in
      RuleOutcome(findings: audit.comments + audit.commentsNotUnderstood + audit.entries + audit.rulesSwitchedOff)
    })
}

extension LintAudit {
  private static let id = "superfluous_disable"

  private static func finding(_ message: String, _ hint: String, _ location: SourceLocation?, _ ids: [String]) -> Finding {
    Finding(rule: id, severity: .warning, message: message, hint: hint, location: location, ids: ids)
  }

  fileprivate var comments: [Finding] {
    places.compactMap { judged in
      let place = judged.place
      guard !judged.isOfUse, !isFragment, place.rule != Self.id, place.rule.map(ran.contains) ?? isWhole else { return nil }
      let what = place.rule.map { "\(Wording.code($0)), which finds nothing" } ?? "every rule, and none finds anything"
      let rest = place.rulesOfComment == 1 ? "Remove the comment." : "Remove \(Wording.code(place.rule ?? DisableComment.all)) from the comment."
      return Self.finding(
        "this comment disables \(what) here", rest, place.comment,
        ["comment", place.rule ?? DisableComment.all])
    }
  }

  fileprivate var commentsNotUnderstood: [Finding] {
    commentFaults.map { Self.finding($0.message, $0.hint, $0.location, ["comment", $0.message]) }
  }

  fileprivate var entries: [Finding] {
    baseline.compactMap { known in
      let entry = known.entry
      let ids = ["baseline", entry.fingerprint]
      guard let rule = names.id(of: entry.rule) else {
        let nearest = names.nearest(to: entry.rule).map { "Did you mean \(Wording.code($0))? " } ?? ""
        return Self.finding(
          "the baseline names \(Wording.code(entry.rule)), which is no rule", nearest + "`navgraph rules` lists them.", entry.location, ids)
      }
      guard !isFragment, isInReach(entry.file), rule != Self.id, ran.contains(rule) else { return nil }
      guard known.used < entry.count, !known.isHeldBack else { return nil }
      let file = entry.file.map { " in \(Wording.code($0))" } ?? ""
      let count = entry.count == 1 ? "a finding" : "\(entry.count) findings"
      let left = known.isSwitchedOff
        ? "that a comment switches off"
        : entry.count == 1 ? "that is no longer there" : "of which \(known.used == 0 ? "none" : "only \(known.used)") is left"
      return Self.finding(
        "the baseline has \(count) of \(Wording.code(rule))\(file) \(left)" + (entry.message.isEmpty ? "" : ": \(entry.message)"),
        "Take it out with `--shrink-baseline`, so that it does not hide the next one.", entry.location, ids)
    }
  }

  fileprivate var rulesSwitchedOff: [Finding] {
    switchedOff.filter { !$0.isOfUse }.map {
      Self.finding(
        "\(Wording.code($0.rule)) is switched off here, and would find nothing", "Remove the line, so that the rule can tell of the next fault.",
        $0.location, ["configuration", $0.rule])
    }
  }
}
