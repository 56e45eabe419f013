// idiom: sheets/state-whose-cases-close
import SwiftUI

struct ScanView: View {
  enum Phase {
    case scanning  // expect: node route:ScanView.Phase.scanning
    case done(Scan)  // expect: node route:ScanView.Phase.done mapped used
    case failed(String)  // expect: node route:ScanView.Phase.failed
  }

  @State private var phase = Phase.scanning

  var body: some View {
    VStack {
      Button("Done") { phase = .done(Scan(number: 1)) }  // expect: sheet route:ScanView.Phase.done from view:ScanView
      Button("Again") { phase = .scanning }  // expect: none
    }
    .sheet(item: doneBinding) { result in ResultView(number: result.number) }
  }

  private var doneBinding: Binding<Scan?> {
    Binding(
      get: {
        guard case .done(let scan) = phase else { return nil }
        return scan
      },
      set: { new in
        if new == nil { phase = .scanning }  // expect: maybe return dismiss
      })
  }
}

struct Scan: Identifiable {
  let number: Int
  var id: Int { number }
}

struct ResultView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
