/// What the feature cannot do itself.
enum MemberEvent {
  case closeRequested
}
