/// No user comes along an arrow into an unreachable box, whatever its start says.
enum Standing {
  static func apply(to draft: inout Draft) {
    for i in draft.arrows.indices where draft.boxes[draft.arrows[i].to]?.isUnreachable == true { draft.arrows[i].standing = .dead }
  }
}
