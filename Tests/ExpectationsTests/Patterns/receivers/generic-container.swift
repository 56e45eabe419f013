// idiom: receivers/generic-container
import SwiftUI

struct Peer: Hashable, Identifiable { let id: Int }  // expect: node route:Peer mapped used

struct Row: Hashable, Identifiable { let id: Int }

/// No route: it only says which rows a screen has.
enum ReceiptPart: Hashable, Identifiable {
  case fee, date
  var id: Self { self }
}

struct Group<Item: Hashable & Identifiable>: Identifiable {
  let id: Int
  let items: [Item]
}

final class Choice<Value> {
  var chosen: Value
  init(chosen: Value) { self.chosen = chosen }
}

@Observable final class PeersModel {
  var peers: [Peer] = []
  let choice = Choice(chosen: Peer(id: 0))
  var groups: [Group<Peer>] { [Group(id: 0, items: peers)] }
}

@Observable final class ReceiptModel {
  let choice = Choice(chosen: Row(id: 1))
  var groups: [Group<ReceiptPart>] { [Group(id: 0, items: [.fee, .date])] }
}

struct ReceiptView: View {
  let model = ReceiptModel()
  var body: some View {
    ForEach(model.groups) { group in
      ForEach(group.items) { part in
        switch part {
        case .fee: Text("Fee")
        case .date: Text("\(model.choice.chosen.id)")
        }
      }
    }
  }
}

struct PeersView: View {
  let model = PeersModel()
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Chosen", value: model.choice.chosen)  // expect: push route:Peer from view:PeersView
        ForEach(model.groups) { group in
          ForEach(group.items) { peer in
            NavigationLink("\(peer.id)", value: peer)  // expect: push route:Peer from view:PeersView
          }
        }
        ReceiptView()
      }
      .navigationDestination(for: Peer.self) { PeerView(peer: $0) }
    }
  }
}

struct PeerView: View {
  let peer: Peer
  var body: some View { Text("\(peer.id)") }
}
