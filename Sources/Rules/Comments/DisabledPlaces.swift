import CommandLine
import NavigationGraph
import Observations

/// One rule that a comment switches off, and where.
public struct DisabledPlace: Hashable, Sendable {
  /// The rule's id; nil for every rule.
  let rule: String?
  /// The lines of the file.
  var lines: ClosedRange<Int>
  /// Rules that a comment `enable` takes out of a place for every rule, each from a line on.
  var exceptions: [String: Int] = [:]
  /// The comment.
  let comment: SourceLocation
  /// How many rules the comment names.
  let rulesOfComment: Int

  /// Whether a finding of a rule is switched off at a place. What is found of the comment itself is not.
  func covers(_ rule: String, _ location: SourceLocation) -> Bool {
    guard location != comment, location.file == comment.file, lines.contains(location.line) else { return false }
    guard self.rule == nil || self.rule == rule else { return false }
    return exceptions[rule].map { location.line < $0 } ?? true
  }
}

/// What comments switch off, in all files.
struct DisabledPlaces {
  /// In the order of the source.
  private(set) var places: [DisabledPlace] = []
  /// Comments that cannot be understood, or that change nothing.
  private(set) var faults: [DisableCommentFault] = []
  /// Former ids of rules that comments use, with those of today.
  private(set) var renamed: [String: String] = [:]
  private var index = DisabledPlaceIndex([])
  private let rules: RuleNames

  /// O(directives · log directives).
  init(_ directives: [Directive], _ rules: RuleNames) {
    self.rules = rules
    var comments: [DisableComment] = []
    for directive in directives.sorted(by: { $0.location < $1.location }) {
      do throws(DisableCommentFault) {
        if let comment = try DisableComment.parse(directive) { comments.append(comment) }
      } catch {
        faults.append(error)
      }
    }
    var start = 0
    while start < comments.count {
      let file = comments[start].location.file
      let end = comments[start...].firstIndex { $0.location.file != file } ?? comments.count
      addFile(comments[start..<end])
      start = end
    }
    index = DisabledPlaceIndex(places)
  }

  /// The places at which a finding is switched off, by position in `places`. O(found · log places).
  func covering(_ rule: String, _ location: SourceLocation?) -> [Int] {
    guard let location else { return [] }
    return index.positions(rule, location).filter { places[$0].covers(rule, location) }
  }

  private mutating func addFile(_ comments: ArraySlice<DisableComment>) {
    // Comments for the next line may stand one below the other: they all mean the line below the last.
    var lineMeant: [Int: Int] = [:]
    for line in comments.reversed().filter({ $0.action == .disable(.next) }).map(\.location.line) {
      lineMeant[line] = lineMeant[line + 1] ?? line + 1
    }
    var open: [Int] = []
    for comment in comments {
      let line = comment.location.line
      let named = known(comment)
      switch comment.action {
      case .disable(let scope):
        let lines: ClosedRange<Int>
        switch scope {
        case .this: lines = line...line
        case .previous: lines = (line - 1)...(line - 1)
        case .next:
          lines = (line + 1)...max(line + 1, lineMeant[line] ?? 0)
        }
        for rule in named { add(rule, lines, comment) }
      case .beginDisabling:
        for rule in named {
          open.append(places.count)
          add(rule, line...Int.max, comment)
        }
      case .enable:
        for rule in named { enable(rule, comment, &open) }
      }
    }
  }

  private mutating func add(_ rule: RuleNames.Known, _ lines: ClosedRange<Int>, _ comment: DisableComment) {
    places.append(DisabledPlace(rule: rule.id, lines: lines, comment: comment.location, rulesOfComment: comment.rules.count))
  }

  private mutating func enable(_ rule: RuleNames.Known, _ comment: DisableComment, _ open: inout [Int]) {
    let line = comment.location.line
    var isOfUse = false
    for position in open where rule.id == nil || places[position].rule == rule.id {
      places[position].lines = places[position].lines.lowerBound...max(places[position].lines.lowerBound, line - 1)
      isOfUse = true
    }
    open.removeAll { rule.id == nil || places[$0].rule == rule.id }
    if let id = rule.id {
      for position in open where places[position].rule == nil && places[position].exceptions[id] == nil {
        places[position].exceptions[id] = line
        isOfUse = true
      }
    }
    guard !isOfUse else { return }
    let what = rule.id.map(Wording.code) ?? "anything"
    faults.append(
      DisableCommentFault(location: comment.location, message: "no comment above disables \(what)", hint: "Remove it from this comment."))
  }

  /// The rules that a comment names. Of the words that are none the first is told: where several stand there, they are a reason whose hyphen
  /// is missing.
  private mutating func known(_ comment: DisableComment) -> [RuleNames.Known] {
    var result: [RuleNames.Known] = []
    var strangers: [String] = []
    for word in comment.rules {
      if word == DisableComment.all {
        result.append(RuleNames.Known(id: nil))
      } else if let id = rules.id(of: word) {
        if id != word { renamed[word] = id }
        result.append(RuleNames.Known(id: id))
      } else {
        strangers.append(word)
      }
    }
    guard let word = strangers.first else { return result }
    let nearest = rules.nearest(to: word).map { "Did you mean \(Wording.code($0))? " } ?? ""
    faults.append(
      DisableCommentFault(
        location: comment.location, message: "\(Wording.code(word)) in this comment is no rule",
        hint: strangers.count > 1
          ? "A reason goes behind ` - `: `navgraph:disable:next \(comment.rules.first { rules.id(of: $0) != nil } ?? "RULE") - \(word) …`."
          : nearest + "`navgraph rules` lists them."))
    return result
  }
}

/// The ids of rules, with those that they had before.
struct RuleNames {
  /// A rule that a comment names; every rule where it has no id.
  struct Known {
    let id: String?
  }

  private let ids: [String: String]
  private let current: [String]

  init(_ rules: [Rule]) {
    var ids: [String: String] = [:]
    for rule in rules { for former in rule.formerIDs { ids[former] = rule.id } }
    for rule in rules { ids[rule.id] = rule.id }
    self.ids = ids
    current = rules.map(\.id)
  }

  /// The id of today.
  func id(of word: String) -> String? { ids[word] }

  func nearest(to word: String) -> String? { Suggestion.nearest(to: word, among: current + [DisableComment.all]) }
}
