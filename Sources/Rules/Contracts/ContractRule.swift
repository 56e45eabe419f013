import NavigationGraph

extension Rule {
  static let contractID = "contract"

  /// What the team forbids or demands.
  public static let contract = Rule(
    id: "contract",
    title: "Contract",
    summary: "What `contracts` in `.navgraph.yml` forbids or demands, and a way through the app breaks.",
    rationale: """
      A team agrees that checkout lies behind the login, that features do not know each other, that nobody is more than five steps from the start. \
      No compiler holds it to that, and a review sees one change at a time. The finding shows the way that breaks the agreement, step by step, and \
      the reason that the team gave.
      """,
    limits: [
      "An edge of the graph is a step that some user may take, not one that each may: a gate that is a condition (the root shows the login or the shop) is no node that a way passes. Name where ways begin (`from: deepLink:*`) where that matters.",
      "What an object does when a screen tells it to is a step of the screen.",
      "Not proven, and held back, where a site that could not be followed might break it, and where only an edge does that is one of several answers.",
      "A contract whose names select nothing is a finding itself, unless a part of the source was read only.",
      "Of `max_depth` and ways over many steps the first node is told that lies too deep, and how many lie behind it.",
    ],
    severity: .error,
    milder: [MilderKind(.warning, "for contracts with `severity: warning`"), MilderKind(.note, "for contracts with `severity: note`")],
    triggering: [
      RuleExample(
        "A link leads past the login",
        source: """
          import SwiftUI

          enum Route: Hashable {
            case login
            case checkout
          }

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            @State private var path: [Route] = []

            var body: some View {
              NavigationStack(path: $path) {
                Button("Buy") { path.append(.login) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .login: LoginView(path: $path)
                    case .checkout: CheckoutView()
                    }
                  }
              }
              .onOpenURL { url in
                if url.host() == "checkout" {
                  path = [.checkout]  // finding
                }
              }
            }
          }

          struct LoginView: View {
            @Binding var path: [Route]

            var body: some View {
              Button("Log in") { path.append(.checkout) }
            }
          }

          struct CheckoutView: View {
            var body: some View { Text("Checkout") }
          }
          """,
        contracts: [
          Contract(
            name: "no checkout without login",
            demand: .mustPassThrough(to: NodePattern.list("view:CheckoutView"), through: NodePattern.list("view:LoginView"), from: nil),
            reason: "payments need an account")
        ]),
      RuleExample(
        "A screen that only the profile shows",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("Profile") { ProfileView() }
                NavigationLink("Delete") { DeleteAccountView() }  // finding
              }
            }
          }

          struct ProfileView: View {
            var body: some View {
              NavigationLink("Delete") { DeleteAccountView() }
            }
          }

          struct DeleteAccountView: View {
            var body: some View { Text("Delete") }
          }
          """,
        contracts: [
          Contract(
            name: "accounts are deleted in the profile",
            demand: .onlyFrom(to: NodePattern.list("DeleteAccountView"), from: NodePattern.list("ProfileView"), kinds: nil))
        ]),
    ],
    nonTriggering: [
      RuleExample(
        "The way passes the login",
        source: """
          import SwiftUI

          @main
          struct ShopApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }

          struct HomeView: View {
            var body: some View {
              NavigationStack { NavigationLink("Buy") { LoginView() } }
            }
          }

          struct LoginView: View {
            var body: some View { NavigationLink("Log in") { CheckoutView() } }
          }

          struct CheckoutView: View {
            var body: some View { Text("Checkout") }
          }
          """,
        contracts: [
          Contract(
            name: "no checkout without login",
            demand: .mustPassThrough(to: NodePattern.list("view:CheckoutView"), through: NodePattern.list("view:LoginView"), from: nil)),
          Contract(name: "near", demand: .maxDepth(3, to: nil, from: nil)),
        ])
    ],
    check: { context in
      guard !context.contracts.isEmpty else { return RuleOutcome() }
      let ground = ContractGround(context)
      var outcome = RuleOutcome()
      for contract in context.contracts {
        let said = ground.verdict(on: contract.demand).outcome(of: contract, ground)
        outcome.findings += said.findings
        outcome.heldBack += said.heldBack
      }
      return outcome
    })
}

extension NodePattern {
  /// The patterns among some texts.
  public static func list(_ texts: String...) -> [NodePattern] { texts.compactMap(NodePattern.init) }
}

extension ContractGround {
  func verdict(on demand: Contract.Demand) -> ContractVerdict {
    switch demand {
    case .forbidden(let from, let to, let kinds, reaches: false): forbiddenSteps(from: from, to: to, kinds: kinds)
    case .forbidden(let from, let to, let kinds, reaches: true): forbiddenWays(from: from, to: to, kinds: kinds)
    case .onlyFrom(let to, let from, let kinds): onlyFrom(to: to, from: from, kinds: kinds)
    case .mustPassThrough(let to, let through, let from): mustPassThrough(to: to, through: through, from: from)
    case .maxDepth(let limit, let to, let from): maxDepth(limit, to: to, from: from)
    case .maxPresentations(let limit, let kinds): maxPresentations(limit, kinds: kinds)
    case .layers(let order): layers(order)
    }
  }
}
