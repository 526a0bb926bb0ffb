import SwiftUI

/// Shapes of calls that programs use for lists and tables.
struct ListShapes: View {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
    var children: [Item]?
  }

  @State private var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }
  @State private var chosen: Int?
  @State private var several: Set<Int> = []
  @State private var order = [KeyPathComparator(\Item.name)]
  @State private var text = ""
  @Environment(\.editMode) private var editMode
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    TabView {
      lists.tabItem { Label("Lists", systemImage: "list.bullet") }
      rows.tabItem { Text("Rows") }
      table.tabItem { Image(systemName: "tablecells") }
    }
    .navigationTitle("Lists")
  }

  private var lists: some View {
    VStack {
      List { Text("One") }
      List(items) { Text($0.name) }.listStyle(.grouped)
      List(items, id: \.name) { Text($0.name) }.listStyle(.insetGrouped)
      List(items, selection: $chosen) { Text($0.name) }.listStyle(.plain)
      List(items, id: \.id, selection: $several) { Text($0.name) }.listStyle(SidebarListStyle())
      List(items, id: \.id, selection: $chosen, rowContent: { Text($0.name) }).listStyle(PlainListStyle())
      List(selection: $chosen) { ForEach(items) { Text($0.name).tag($0.id) } }.listStyle(GroupedListStyle())
      List(selection: $several) { ForEach(items, id: \.id) { Text($0.name) } }
        .listStyle(InsetGroupedListStyle())
        .contextMenu(forSelectionType: Int.self) { chosen in
          Button("Delete \(chosen.count)") {}
        } primaryAction: { _ in
        }
    }
  }

  private var rows: some View {
    List {
      ForEach(items) { item in
        Text(item.name)
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
          .listRowSeparator(.hidden)
          .listRowSeparator(.visible, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listItemTint(.blue)
          .badge(item.id)
          .swipeActions { Button("Flag") {} }
          .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin", role: .destructive) {} }
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      ForEach(items, id: \.self) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move)
      ForEach(0..<2) { Text("Number \($0)") }.onDelete(perform: nil)
      Section("Tinted") { Text("Row") }
        .listSectionSeparator(.hidden, edges: .top)
        .listSectionSeparatorTint(.green)
        .headerProminence(.increased)
    }
    .scrollContentBackground(.hidden)
    .environment(\.editMode, editMode)
    .searchable(text: $text)
    .searchable(text: $text, placement: .automatic)
    .searchable(text: $text, prompt: "Find")
    .searchScopes($chosen) { Text("All").tag(Int?.none) }
    .searchSuggestions { Text("Mint").searchCompletion("mint") }
    .onDeleteCommand { items = [] }
    .onMoveCommand { _ in }
  }

  private var table: some View {
    Table(items, selection: $several, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Length", value: \.name) { Text("\($0.name.count)") }
      TableColumn("Reversed", value: \.name, comparator: .localizedStandard) { Text(String($0.name.reversed())) }
    }
    .onChange(of: order) { items.sort(using: order) }
  }

  private func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(_ offsets: IndexSet, _ place: Int) { items.move(fromOffsets: offsets, toOffset: place) }
}

struct Token: Identifiable, Hashable {
  var id: Int
}

/// A search with tokens is the only one of its page.
struct TokenShapes: View {
  @State private var text = ""
  @State private var tokens: [Token] = []

  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([Token(id: 1)])) { Text("Token \($0.id)") }
        .navigationTitle("Tokens")
    }
  }
}
