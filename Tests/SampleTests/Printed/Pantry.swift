import SwiftUI

// The app that the recipes in Docs/Guide/Testing.md test.

struct PantryApp: App {
  var body: some Scene {
    WindowGroup { PantryView() }
  }
}

@Observable
final class Pantry {
  var items = ["Milk", "Bread", "Salt"]
  var bought: [String] = []

  func add(_ item: String) {
    if !items.contains(item) { items.append(item) }
  }
}

struct PantryView: View {
  var pantry = Pantry()
  @SceneStorage("item") private var shown: String?
  @State private var isAdding = false
  @State private var isClearing = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(pantry.items, id: \.self) { item in
          HStack {
            NavigationLink(item) { ItemView(item: item) }
            Button("Buy") { pantry.bought.append(item) }
          }
          .swipeActions {
            Button("Remove", role: .destructive) { pantry.items.removeAll { $0 == item } }
            Button("Move up") { moveUp(item) }
          }
        }
        Text("Bought: \(pantry.bought.joined(separator: ", "))")
      }
      .navigationTitle("Pantry")
      .toolbar {
        Button("Add") { isAdding = true }
        Button("Clear") { isClearing = true }.disabled(pantry.items.isEmpty)
      }
      .navigationDestination(item: $shown) { ItemView(item: $0) }
      .sheet(isPresented: $isAdding) { AddView(pantry: pantry) }
      .alert("Remove everything?", isPresented: $isClearing) {
        Button("Remove", role: .destructive) { pantry.items = [] }
        Button("Cancel", role: .cancel) {}
      }
      .onOpenURL { shown = $0.lastPathComponent }
    }
  }

  private func moveUp(_ item: String) {
    guard let index = pantry.items.firstIndex(of: item), index > 0 else { return }
    pantry.items.swapAt(index, index - 1)
  }
}

struct ItemView: View {
  let item: String
  @State private var isFresh = true

  var body: some View {
    Text(isFresh ? "\(item) is fresh." : "\(item) is old.")
      .navigationTitle(item)
      .task {
        try? await Task.sleep(for: .seconds(60))
        isFresh = false
      }
  }
}

struct AddView: View {
  let pantry: Pantry
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var isCold = false
  @State private var size = "Small"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Toggle("Keep cold", isOn: $isCold)
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        Button("Save") {
          pantry.add("\(size) \(name)\(isCold ? ", cold" : "")")
          dismiss()
        }
        .disabled(name.isEmpty)
      }
      .navigationTitle("New item")
    }
  }
}
