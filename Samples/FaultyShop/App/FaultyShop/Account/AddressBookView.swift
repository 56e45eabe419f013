import SwiftUI

struct AddressBookView: View {
  @State private var addresses = [Address(id: 1, name: "Home", street: "Harbour Street 5")]
  @State private var chosen: Address?
  @State private var showsAddress = false

  var body: some View {
    List(addresses) { address in
      Button(address.name) {
        chosen = address
        showsAddress = true
      }
    }
    .navigationTitle("Addresses")
    .sheet(isPresented: $showsAddress) {
      if let chosen {
        AddressView(address: chosen)
      }
    }
  }
}
