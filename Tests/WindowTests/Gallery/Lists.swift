import SwiftUI

struct MenusPage: View {
  @State private var said = "nothing"
  @State private var isBold = false
  @State private var isShown = false
  @State private var isTold = false
  @State private var size = "M"

  var body: some View {
    VStack(spacing: 18) {
      Text("Said \(said)")
      Text("Something with a menu").padding().background(Color.yellow.opacity(0.3)).contextMenu {
        Button("First") { said = "first" }
        Button("Second") { said = "second" }
        Divider()
        Toggle("Bold", isOn: $isBold)
        Menu("More") { Button("Inner") { said = "inner" } }
        Button("Delete", role: .destructive) { said = "deleted" }
      }
      Menu("A menu") {
        Button("One") { said = "one" }
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
      }
      Button("Popover") { isShown = true }
        .popover(isPresented: $isShown) {
          VStack(alignment: .leading) {
            Text("In a popover").font(.headline)
            Toggle("Bold", isOn: $isBold)
            Button("Close") { isShown = false }
          }
          .padding()
        }
      Button("At the side") { isTold = true }
        .popover(isPresented: $isTold, arrowEdge: .trailing) { Text("Beside it").padding() }
    }
    .padding()
    .toolbar {
      Button("Bar", systemImage: "star") { isShown = true }
    }
  }
}

struct RowsPage: View {
  @State private var names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]
  @State private var flagged: Set<String> = []
  @State private var selected: Set<String> = []
  @State private var pulls = 0

  var body: some View {
    List(selection: $selected) {
      Section("Swipe, drag, point") {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            if flagged.contains(name) { Image(systemName: "flag").accessibilityLabel("Flagged") }
          }
          .swipeActions(edge: .leading) {
            Button("Flag") { flagged.formSymmetricDifference([name]) }
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        Text("A row of its own colour").listRowBackground(Color.yellow.opacity(0.3))
        Text("No line above").listRowSeparator(.hidden, edges: .top)
        Text("Order: \(names.joined(separator: " "))")
        Text("Selected: \(selected.sorted().joined(separator: " "))")
        Text("Pulled \(pulls) times")
      }
    }
    .refreshable { pulls += 1 }
    .toolbar { EditButton() }
  }
}

struct LooksPage: View {
  @State private var style = "plain"
  @State private var selected: Int?

  var body: some View {
    VStack {
      Picker("Style", selection: $style) {
        ForEach(["plain", "inset", "grouped", "sidebar"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      switch style {
      case "plain": rows.listStyle(.plain)
      case "inset": rows.listStyle(.inset)
      case "grouped": rows.listStyle(.grouped)
      default: rows.listStyle(.sidebar)
      }
    }
    .padding(.top)
  }

  private var rows: some View {
    List(selection: $selected) {
      Section("Header") {
        ForEach(0..<4) { Label("Row \($0)", systemImage: "tray") }
      }
      Section {
        ForEach(4..<6) { Text("Row \($0)") }
        DisclosureGroup("More") { ForEach(6..<8) { Text("Row \($0)") } }
      } footer: {
        Text("A footer")
      }
    }
  }
}

struct TablePage: View {
  private struct Planet: Identifiable {
    let name: String
    let moons: Int
    var id: String { name }
  }

  @State private var planets = [
    Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2),
    Planet(name: "Jupiter", moons: 95),
  ]
  @State private var order = [KeyPathComparator(\Planet.name)]
  @State private var selected: Planet.ID?

  var body: some View {
    Table(planets, selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(100)
    }
    .onChange(of: order) { planets.sort(using: order) }
  }
}

struct MillionPage: View {
  @State private var changed = 0

  var body: some View {
    ScrollViewReader { reader in
      List(0..<1_000_000, id: \.self) { number in
        Text(number == 3 ? "Row 3, changed \(changed) times" : "Row \(number)")
      }
      .toolbar {
        Button("Change") { changed += 1 }
        Button("Middle") { reader.scrollTo(500_000, anchor: .top) }
        Button("End") { reader.scrollTo(999_999) }
      }
    }
  }
}

struct DraggingPage: View {
  @State private var taken: [String] = []
  @State private var isOver = false

  var body: some View {
    HStack(spacing: 40) {
      VStack(spacing: 12) {
        ForEach(["Apple", "Pear", "Plum"], id: \.self) { fruit in
          Text(fruit).padding().background(Color.green.opacity(0.3)).draggable(fruit)
        }
      }
      Text(taken.isEmpty ? "Drop here" : "Took \(taken.joined(separator: " "))")
        .frame(width: 240, height: 160)
        .background(isOver ? Color.blue.opacity(0.4) : Color.gray.opacity(0.2))
        .dropDestination(for: String.self) { items, _ in
          taken += items
          return true
        } isTargeted: {
          isOver = $0
        }
    }
    .padding()
  }
}
