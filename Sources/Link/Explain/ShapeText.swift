import Knowledge

/// What a call of the table does, as developers say it.
enum ShapeText {
  static func text(_ shape: KnowledgeTable.Shape) -> String {
    let (effect, kind) = (shape.effect, shape.kind)
    let what = kind.map(\.rawValue) ?? ""
    return switch effect {
    case .presents: "shows \(noun(kind)) while there is something in its slot"
    case .styles: "says how what is presented comes and goes"
    case .titles: "gives the screen that it stands on a title"
    case .binds: "a stack, whose path is its slot"
    case .links where shape.form == .method || shape.form == .value:
      kind == .push ? "pushes its value" : "shows its value as \(noun(kind))"
    case .links: kind == .push ? "a link, which the user follows" : "a link, by which the user comes to \(noun(kind))"
    case .registers: "turns values of a type into views"
    case .shows where kind == .present: "shows a controller over what is there"
    case .shows where kind == .segue: "follows a segue of a storyboard"
    case .shows: "shows its content at once (\(what))"
    case .roots: "what an app or a scene begins with"
    case .tabs: "a tab"
    case .tabBar: "the container of tabs"
    case .tags: "the value by which a selection names the view"
    case .splits: "a split view, or a column of one"
    case .handles: "answers what comes from outside\(kind == nil ? "" : " (\(what))")"
    case .puts where kind == .selectTab: "selects a tab"
    case .puts: "puts something into a place"
    case .pops: "takes off the last value"
    case .clears: "takes off all values"
    case .returns: "goes back (\(what))"
    case .holds: "holds views, or runs its closures where they are called"
    case .runs: "runs its closure"
    case .sends: "gives a value to all that listen"
    case .listens: "listens: its closure is given what is sent"
    case .asks: "hands a value to the methods that answer values of its type"
    case .answers: "answers values that are handed to it"
    case .starts: "says what an object begins with"
    case .supplies: "tells a container how to make a value of the type"
    case .resolves: "gives what the container makes of the type"
    case .publishes: "gives a publisher of what is sent under the name"
    case .leaves: "shows or opens something outside the app"
    case .provides: "hands a value to the views below, under a key"
    case .stores: "keeps a value outside the program, under a key"
    case .replaces: "puts values in the place of others"
    case .instantiates: "makes a controller of a storyboard"
    case .makes: "makes a thing of the system's, which is shown once it is presented"
    }
  }

  private static func noun(_ kind: CallKind?) -> String {
    switch kind {
    case .alert?: "an alert"
    case .confirmationDialog?: "a confirmation dialog"
    case .inspector?: "an inspector"
    case .fullScreenCover?: "a full-screen cover"
    case let kind?: "a \(kind.rawValue)"
    case nil: "something"
    }
  }
}
