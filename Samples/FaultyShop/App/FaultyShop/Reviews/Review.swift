struct Review: Hashable, Identifiable {
  let id: Int
  let stars: Int
  let text: String
}
