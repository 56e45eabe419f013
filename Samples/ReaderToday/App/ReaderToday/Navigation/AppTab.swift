enum AppTab: Hashable {
  case today, discover, note, library, statistics
  case search
}
