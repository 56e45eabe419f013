/// Rules about features of packages.
enum FeatureRules {
  static let all: [Rule] = [
    .unconnectedFeature,
  ]
}
