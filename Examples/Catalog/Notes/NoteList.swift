import SwiftUI

/// All notes: the first page of the small app.
struct NoteList: View {
  @Binding var path: NavigationPath
  @Environment(NoteStore.self) private var store
  @State private var words = ""
  @State private var showsFavourites = false
  @State private var order = Order.date

  private enum Order: String, CaseIterable, Identifiable {
    case date = "By date"
    case title = "By title"
    var id: Self { self }
  }

  private var found: [Note] {
    let notes = store.notes.filter { note in
      (!showsFavourites || note.isFavourite) && (words.isEmpty || note.contains(words))
    }
    switch order {
    case .date: return notes.sorted { $0.changed > $1.changed }
    case .title: return notes.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }
  }

  var body: some View {
    List {
      ForEach(found) { note in
        NavigationLink(value: note.id) { NoteRow(note: note) }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { store.delete(note.id) }
            favouriteButton(note).tint(.yellow)
          }
          .contextMenu {
            favouriteButton(note)
            Button("Delete", systemImage: "trash", role: .destructive) { store.delete(note.id) }
          }
      }
    }
    .overlay { if found.isEmpty { nothingFound } }
    .safeAreaInset(edge: .bottom) {
      if let note = store.deleted { UndoBar(note: note) }
    }
    .searchable(text: $words, prompt: "Search notes")
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Menu("Show", systemImage: "line.3.horizontal.decrease") {
          Toggle("Favourites only", isOn: $showsFavourites)
          Picker("Order", selection: $order) {
            ForEach(Order.allCases) { Text($0.rawValue) }
          }
        }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("New", action: addNote).keyboardShortcut("n")
      }
    }
    .onDisappear { store.forgetDeletion() }
  }

  private func addNote() { path.append(store.add()) }

  private func favouriteButton(_ note: Note) -> some View {
    Button(note.isFavourite ? "No favourite" : "Favourite", systemImage: note.isFavourite ? "star.slash" : "star") {
      store[note.id]?.isFavourite.toggle()
    }
  }

  @ViewBuilder private var nothingFound: some View {
    if !words.isEmpty {
      ContentUnavailableView.search(text: words)
    } else if showsFavourites {
      ContentUnavailableView("No favourites", systemImage: "star", description: Text("Swipe a note to mark it."))
    } else {
      ContentUnavailableView {
        Label("No notes", systemImage: "note.text")
      } actions: {
        Button("Write one", action: addNote)
      }
    }
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(note.name).font(.headline)
        Text(summary).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      if note.isFavourite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
    }
  }

  private var summary: String {
    let day = note.changed.formatted(date: .abbreviated, time: .omitted)
    return note.text.isEmpty ? day : "\(day) – \(note.text)"
  }
}

/// Offers to take back a deletion.
private struct UndoBar: View {
  let note: Note
  @Environment(NoteStore.self) private var store

  var body: some View {
    HStack {
      Text("“\(note.name)” is deleted.").lineLimit(1)
      Spacer()
      Button("Undo") { store.undoDeletion() }.keyboardShortcut("z")
    }
    .padding()
    .background(.bar)
  }
}
