import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI

/// Pages with what depends most on a host's metrics.
enum Page: CaseIterable {
  case list, form, tabs, columns, search, alert
}

struct PageOf: View {
  let kind: Page
  @State private var name = "Ann"
  @State private var size = "Medium"
  @State private var isOn = true
  @State private var amount = 0.5
  @State private var asks = false
  @State private var query = ""

  var body: some View {
    switch kind {
    case .list:
      NavigationStack {
        List {
          Section("Fruit") { ForEach(["Apple", "Pear"], id: \.self) { NavigationLink($0, value: $0) } }
          Section("Vegetables") { ForEach(0..<40) { Text("Number \($0)") } }
        }
        .navigationTitle("Basket")
      }
    case .form:
      NavigationStack {
        Form {
          TextField("Name", text: $name)
          Picker("Size", selection: $size) { ForEach(["Small", "Medium"], id: \.self) { Text($0) } }
          Picker("Shape", selection: $size) { ForEach(["Small", "Medium"], id: \.self) { Text($0) } }
            .pickerStyle(.segmented)
          Toggle("Wrapped", isOn: $isOn)
          Slider(value: $amount) { Text("Amount") }
          Stepper("Guests", value: .constant(2))
          Menu("More") { Button("Copy") {} }
          DisclosureGroup("Details") { Text("None") }
        }
        .navigationTitle("Order")
      }
    case .tabs:
      TabView {
        Tab("One", systemImage: "star") { Text("First") }
        Tab("Two", systemImage: "heart") { Text("Second") }
      }
    case .columns:
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self) { Text($0) }.navigationTitle("Boxes")
      } detail: {
        Text("Choose a box").navigationTitle("Letter")
      }
    case .search:
      NavigationStack {
        List(["Apple", "Pear"], id: \.self) { Text($0) }.navigationTitle("Find").searchable(text: $query)
      }
    case .alert:
      Button("Ask") { asks = true }
        .alert("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
    }
  }
}

/// An error in large letters, whose color is not mixed with that of the background.
struct ErrorPage: View {
  enum Place: CaseIterable { case page, row, header, footer }

  let place: Place

  private var error: some View { Text("WRONG").font(.system(size: 40, weight: .heavy)).foregroundStyle(.red) }

  var body: some View {
    if place == .page {
      error
    } else {
      Form {
        Section {
          if place == .row { error } else { Text("A row") }
        } header: {
          if place == .header { error }
        } footer: {
          if place == .footer { error }
        }
      }
    }
  }
}

/// A control that the app has tinted.
struct TintedPage: View {
  enum Kind: CaseIterable { case toggle, checkBox, toggleButton, button, bordered, prominent }

  /// A color that no theme has.
  static let tint: (UInt8, UInt8, UInt8) = (153, 0, 204)
  let kind: Kind

  private var label: some View { Text("TINT").font(.system(size: 40, weight: .heavy)) }

  var body: some View {
    control.tint(Color(red: 0.6, green: 0, blue: 0.8))
  }

  @ViewBuilder private var control: some View {
    switch kind {
    case .toggle: Toggle("Loud", isOn: .constant(true))
    case .checkBox: Toggle("Loud", isOn: .constant(true)).toggleStyle(.checkbox)
    case .toggleButton: Toggle(isOn: .constant(false)) { label }.toggleStyle(.button)
    case .button: Button(action: {}, label: { label })
    case .bordered: Button(action: {}, label: { label }).buttonStyle(.bordered)
    case .prominent: Button(action: {}, label: { label }).buttonStyle(.borderedProminent)
    }
  }
}

/// What looks like its label alone.
struct PlainPage: View {
  let isLink: Bool
  private var label: some View { Text("PLAIN").font(.system(size: 40, weight: .heavy)) }

  var body: some View {
    NavigationStack {
      if isLink {
        NavigationLink {
          Text("Page")
        } label: {
          label
        }.buttonStyle(.plain)
      } else {
        Button {
        } label: {
          label
        }.buttonStyle(.plain)
      }
    }
  }
}

/// The frames of everything on the screen, a line each.
@MainActor
func frames(of host: TestHost) -> [String] {
  var lines: [String] = []
  func visit(_ element: Element) {
    lines.append("\(element.role.rawValue) \(element.label ?? "") \(element.frame)")
    for child in element.children { visit(child) }
  }
  if let root = host.session.windows.first?.screen.root { visit(root) }
  return lines
}
