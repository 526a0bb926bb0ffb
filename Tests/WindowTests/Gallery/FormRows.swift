import SwiftUI

/// Rows that libadwaita has a widget for: with a field, a switch, a list of options, more rows below.
struct FormRowsPage: View {
  @State private var name = ""
  @State private var city = "London"
  @State private var password = ""
  @State private var pin = "secret"
  @State private var size = "Small"
  @State private var isLoud = false
  @State private var isOpen = true

  var body: some View {
    Form {
      Section("Entries") {
        TextField("Name", text: $name)
        TextField("City", text: $city)
        SecureField("Password", text: $password)
        SecureField("Pin", text: $pin)
      }
      Section("Choices") {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium"], id: \.self) { Text($0) }
        }
        Toggle("Loud", isOn: $isLoud)
        DisclosureGroup("Closed") { Text("Inner") }
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("Inner 1")
          Text("Inner 2")
        }
        Text(name.isEmpty ? "After" : "Hello, \(name)")
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Text("Four entries")
        Button("Clear") { (name, city, password, pin) = ("", "", "", "") }
      }
      ToolbarItem(placement: .keyboard) { Button("London") { city = "London" } }
    }
  }
}
