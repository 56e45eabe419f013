enum MemberPath: Hashable {
  case photoList(Member)
  case photo(Photo)
}
