import SwiftUI

struct ButtonsPage: View {
  @State private var count = 0
  @State private var isOpen = false

  var body: some View {
    List {
      Section {
        Text("Pressed \(count) times")
      }
      Section("Styles") {
        HStack {
          Button("Plain") { count += 1 }.buttonStyle(.plain)
          Spacer()
          Button("Bordered") { count += 1 }.buttonStyle(.bordered)
          Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
        }
      }
      Section {
        Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
        Link("swift.org", destination: URL(string: "https://swift.org")!)
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("Shown while it is open.")
        }
      }
    }
  }
}
