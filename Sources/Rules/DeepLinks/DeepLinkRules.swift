/// Rules about links into the app.
enum DeepLinkRules {
  static let all: [Rule] = [
    .coldStartLinkLost,
    .malformedAssociatedDomain,
    .repeatedURLHandler,
    .scatteredDeepLinks,
    .undeclaredURLScheme,
    .unvalidatedDeepLink,
  ]
}
