struct Address: Identifiable {
  let id: Int
  var name: String
  var street: String
}
