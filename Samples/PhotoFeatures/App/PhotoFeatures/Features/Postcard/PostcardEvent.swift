enum PostcardEvent {
  case sent
  case cancelled
}
