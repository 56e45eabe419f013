// idiom: builders/generic-enum-that-is-a-view
import SwiftUI

protocol Stop: Hashable, View {}

enum TripStop: Stop {
  case town  // expect: node route:TripStop.town mapped used
  case beach  // expect: node route:TripStop.beach mapped used
  var body: some View {
    switch self {
    case .town: TownView()  // expect: builds view:TownView from route:TripStop.town
    case .beach: BeachView()  // expect: builds view:BeachView from route:TripStop.beach
    }
  }
}

enum Extra: Identifiable, View {
  case tickets  // expect: node route:Extra.tickets mapped used
  var id: Self { self }
  var body: some View {
    switch self {
    case .tickets: TicketsView()  // expect: builds view:TicketsView from route:Extra.tickets
    }
  }
}

enum Aside: Hashable {
  case legend  // expect: node route:Aside.legend mapped used
}
extension Aside: View {
  var body: some View {
    switch self {
    case .legend: LegendView()  // expect: builds view:LegendView from route:Aside.legend
    }
  }
}

@Observable final class Guide<S: Stop> {
  var path: [S] = []
  func go(_ stop: S) { path.append(stop) }
}

struct Journey<S: Stop, Content: View>: View {
  @State private var guide = Guide<S>()
  @ViewBuilder var content: Content
  var body: some View {
    NavigationStack(path: $guide.path) {
      content.navigationDestination(for: S.self) { stop in
        VStack { stop.padding() }
      }
    }
    .environment(guide)
  }
}

struct ExtrasModifier<E: Identifiable & View>: ViewModifier {
  @Binding var extra: E?
  func body(content: Content) -> some View { content.sheet(item: $extra) { $0 } }
}

extension View {
  func extras<E: Identifiable & View>(_ extra: Binding<E?>) -> some View { modifier(ExtrasModifier(extra: extra)) }
  func shows<R>(_ type: R.Type = R.self) -> some View where R: Hashable, R: View {
    navigationDestination(for: type) { r in r }
  }
}

struct StartView: View {
  @Environment(Guide<TripStop>.self) private var guide
  @State private var extra: Extra?
  var body: some View {
    VStack {
      Button("Town") { guide.go(.town) }  // expect: push route:TripStop.town from view:StartView through Guide.go
      Button("Beach") { guide.go(.beach) }  // expect: push route:TripStop.beach from view:StartView through Guide.go
      Button("Tickets") { extra = .tickets }  // expect: sheet route:Extra.tickets from view:StartView
      NavigationLink("Legend", value: Aside.legend)  // expect: push route:Aside.legend from view:StartView
    }
    .extras($extra)
    .shows(Aside.self)
  }
}

struct RootView: View {
  var body: some View { Journey<TripStop, StartView> { StartView() } }
}

struct TownView: View { var body: some View { Text("Town") } }
struct BeachView: View { var body: some View { Text("Beach") } }
struct TicketsView: View { var body: some View { Text("Tickets") } }
struct LegendView: View { var body: some View { Text("Legend") } }
