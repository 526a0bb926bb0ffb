import SwiftUI

/// Controls in places and styles that few pages have.
struct StylesPage: View {
  @State private var order = "Name"
  @State private var isOpen = true

  var body: some View {
    List {
      Section("A section that opens", isExpanded: $isOpen) {
        Text("A row in it")
        Link("A secondary link", destination: URL(string: "https://swift.org")!).foregroundStyle(.secondary)
      }
      Section("Shapes") {
        HStack {
          Button("Call", systemImage: "phone") {}.labelStyle(.iconOnly).buttonBorderShape(.circle).buttonStyle(
            .bordered)
          Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4)).buttonStyle(.bordered)
          Button("Capsule") {}.buttonBorderShape(.capsule).buttonStyle(.borderedProminent)
        }
      }
      Section("Links") {
        HStack {
          NavigationLink("Next") { Text("The next page").navigationTitle("Next") }.buttonStyle(.borderedProminent)
          NavigationLink("Other") { Text("Another page").navigationTitle("Other") }.buttonStyle(.bordered)
        }
      }
      Section {
        Toggle("A purple switch", isOn: .constant(true)).tint(.purple)
        HStack {
          Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox).tint(.purple)
          Button("Purple") {}.buttonStyle(.bordered).tint(.purple)
        }
        NavigationLink("Plain") { Text("A plain page").navigationTitle("Plain") }.buttonStyle(.plain)
      } header: {
        Text("Tints")
      } footer: {
        Text("An error in a footer").foregroundStyle(.red)
      }
      Section("Backgrounds") {
        VStack(alignment: .leading) {
          Text("Secondary").padding().background(.background.secondary, in: .rect(cornerRadius: 8))
          Text("Tertiary").padding().background(.background.tertiary, in: .rect(cornerRadius: 8))
        }
      }
    }
    .toolbar {
      Picker("Order", selection: $order) {
        Label("Name", systemImage: "textformat").tag("Name")
        Label("Date", systemImage: "calendar").tag("Date")
      }
      .pickerStyle(.menu)
    }
  }
}

/// Tabs that a narrow bar has no room for.
struct FiveTabs: View {
  static let first = "Summary"

  var body: some View {
    TabView {
      ForEach([Self.first, "Calendar", "Favorites", "Downloads", "Preferences"], id: \.self) { name in
        Tab(name, systemImage: "star") {
          NavigationStack {
            List { Text("What is in \(name)") }.navigationTitle(name).toolbar { Button("Add", systemImage: "plus") {} }
          }
        }
      }
    }
  }
}

/// A page whose only button is far below its top.
struct LongPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(1..<100) { Text("Line \($0)") }
        Button("At the end") {}
      }
      .padding()
    }
  }
}
