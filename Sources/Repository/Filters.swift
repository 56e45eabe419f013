/// The filters of a repository that are programs (gitattributes(5), "filter").
struct Filters {
  /// Those that programs are set for, sorted.
  let names: [String]

  init(in folder: String) {
    let found = Git.output(["config", "-z", "--name-only", "--get-regexp", #"^filter\..*\.(clean|process)$"#], in: folder) ?? ""
    let names = found.split(separator: "\0").compactMap { key -> String? in
      let parts = key.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count > 2 ? parts.dropFirst().dropLast().joined(separator: ".") : nil
    }
    self.names = Set(names).sorted()
  }

  /// The options of git by which none of them runs; nil where there are none, for a name that no setting can be given for.
  var off: [String]? {
    if names.contains(where: { $0.contains("=") || $0.contains("\n") }) { return nil }
    return names.flatMap { name in ["clean=", "process=", "required=false"].flatMap { ["-c", "filter.\(name).\($0)"] } }
  }
}
