import NavigationGraph

/// A configuration to begin with: what was found is set, what there is besides stands in comments.
public enum ConfigurationTemplate {
  /// The file that `navgraph lint` is told to keep known findings in.
  public static let baseline = ".navgraph-baseline.json"
  private static let mostNames = 20

  /// Its text. It can be read back, whatever the names of the project hold.
  public static func text(_ sketch: ProjectSketch) -> String {
    let sections = [
      heading(sketch), included(sketch), excluded(sketch), preset, rules, baseline(sketch), navigators(sketch), entries, contracts,
    ]
    return sections.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func heading(_ sketch: ProjectSketch) -> [String] {
    [
      "# What navgraph reads of this project, and what it says of it.",
      "# `navgraph config` prints what is in force, and where each value comes from.",
    ] + comment("Found: \(counted(sketch.files.count, "Swift file")) in \(counted(sketch.modules.count, "module")).")
      + names(sketch.modules.map { "\($0.name) (\($0.kind), \(counted($0.files, "file")))" })
  }

  private static func included(_ sketch: ProjectSketch) -> [String] {
    // All of them: whoever takes the marks away reads what was read before.
    var tops: [String: Int] = [:]
    for file in sketch.files {
      if let slash = file.firstIndex(of: "/"), !file.hasPrefix("..") { tops[String(file[..<slash]), default: 0] += 1 }
    }
    let example = tops.keys.sorted().map { "#   - \(YAMLText.value($0))  # \(counted(tops[$0] ?? 0, "Swift file"))" }
    return ["# What is read, as patterns of a .gitignore; everything where the key is missing.", "# included:"]
      + (example.isEmpty ? ["#   - App"] : example)
  }

  private static func excluded(_ sketch: ProjectSketch) -> [String] {
    let folders = sketch.foreignFolders
    let lines = ["# What is left out of that, beside dependencies, build products and generated files, which are left out anyway."]
    guard !folders.isEmpty else { return lines + ["# excluded:", "#   - Generated"] }
    return lines + ["# These look like what others wrote; take out what is yours.", "excluded:"]
      + folders.map { "  - \(YAMLText.value($0.path))  # \(counted($0.files, "Swift file"))" }
  }

  private static let preset = [
    "# Which rules run: `default` for what is wrong in any app, `review` for advice on top, `all` for every rule.", "preset: default",
  ]

  private static let rules = [
    "# For each rule `off`, `on` or a severity; `navgraph rules` lists them.", "# rules:", "#   unused_destination: error",
  ]

  private static func baseline(_ sketch: ProjectSketch) -> [String] {
    let total = sketch.findings.reduce(0) { $0 + $1.count }
    let switched = ["# baseline: \(baseline)"]
    guard total > 0 else { return ["# A file of findings that are known and count no longer. There are none today."] + switched }
    let counts = sketch.findings.map { counted($0.count, $0.severity) }.joined(separator: ", ")
    return comment("There \(total == 1 ? "is" : "are") \(counted(total, "finding")) today: \(counts). To hear of new ones only, run")
      + ["#   navgraph lint --write-baseline \(baseline)", "# and take the mark from the next line."] + switched
  }

  private static func navigators(_ sketch: ProjectSketch) -> [String] {
    let found = sketch.untaught.isEmpty ? [] : comment("These seem to navigate, and nothing is known of them:") + names(sketch.untaught)
    return ["# Calls of packages that navigate and that navgraph does not know; docs/navigators.md explains the lines."] + found
      + ["# navigators: |", "#   method Navigator.go(_: value) links push"]
  }

  private static let entries = [
    "# Where users come in although the source does not tell it.", "# entries:", "#   - view:WidgetRootView",
  ]

  private static let contracts = [
    "# What the team agreed on; docs/contracts.md shows what there is.", "# contracts:", "#   - name: no deep link past the login",
    "#     must_pass_through: {from: \"deepLink:*\", through: LoginView, to: CheckoutView}", "#     reason: orders belong to an account",
  ]

  // MARK: Parts

  private static func names(_ names: [String]) -> [String] {
    let rest = names.count - mostNames
    return names.prefix(mostNames).flatMap { comment("  " + $0) } + (rest > 0 ? ["#   and \(rest) more"] : [])
  }

  /// A line of a comment: nothing in it ends the line.
  private static func comment(_ text: String) -> [String] { ["# " + YAMLText.comment(text)] }
}
