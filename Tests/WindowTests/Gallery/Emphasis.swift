import SwiftUI

/// Prominent rows, the sizes of controls, and tints.
struct EmphasisPage: View {
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var said = "nothing"

  var body: some View {
    List {
      Section("Rows") {
        Button("Buy") { said = "buy" }.buttonStyle(.borderedProminent).controlSize(.large)
        Button("Erase", role: .destructive) { said = "erase" }.buttonStyle(.borderedProminent)
        Button("Orange") { said = "orange" }.buttonStyle(.borderedProminent).tint(.orange)
        Button("Bordered") { said = "bordered" }.buttonStyle(.bordered)
        Text("Said \(said)")
      }
      Section("Sizes") {
        HStack {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
        }
        HStack {
          Button("Large") {}.controlSize(.large)
          Button("Huge") {}.controlSize(.extraLarge)
        }
      }
      .buttonStyle(.bordered)
      Section {
        HStack {
          Image(systemName: "star").accessibilityLabel("Star")
          Text("Beside a star")
        }
        Text("An error").foregroundStyle(.red)
        Text("Secondary").foregroundStyle(.secondary)
      } footer: {
        Text("Weaker").foregroundStyle(.tertiary)
      }
      Section("Tints") {
        Toggle("Switch", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        ProgressView("Copying", value: volume)
        Gauge(value: volume) { Text("Level") }
        HStack {
          Toggle("On", isOn: $isOn).toggleStyle(.button)
          Button("Filled") {}.buttonStyle(.borderedProminent)
        }
        HStack {
          Button("Words") {}.buttonStyle(.bordered)
          Gauge(value: volume) {
            Text("Round")
          } currentValueLabel: {
            Text("50")
          }.gaugeStyle(.accessoryCircular)
        }
      }
      .tint(.orange)
    }
    .toolbar {
      Text("0")
      Button("Done") {}.buttonStyle(.borderedProminent)
    }
  }
}

/// Rows whose deletion can be undone.
struct UndoingPage: View {
  @State private var names = Names()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    List {
      ForEach(names.all, id: \.self) { name in
        Text(name).contextMenu { Button("Delete", role: .destructive) { delete(name) } }
      }
      .onDelete { offsets in for offset in offsets { delete(names.all[offset]) } }
    }
    .toolbar { EditButton() }
  }

  private func delete(_ name: String) {
    let before = names.all
    names.all.removeAll { $0 == name }
    undoManager?.registerUndo(withTarget: names) { $0.all = before }
    undoManager?.setActionName("Delete \(name)")
  }
}

@Observable
private final class Names {
  var all = ["Anna", "Ben & Cleo", "Dora"]
}
