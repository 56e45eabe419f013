/// What the stacks of the app can show.
enum Route: Hashable {
  case article(Article.ID)
  case feed(Feed)
  case author(name: String)
}
