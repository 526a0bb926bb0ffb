import SwiftUI

struct NoteList: View {
  @Environment(NoteStore.self) private var store
  @State private var text = ""
  @State private var showsFavourites = false

  private var found: [Note] {
    store.notes.filter { note in
      (!showsFavourites || note.isFavourite)
        && (text.isEmpty || (note.title + note.text).localizedCaseInsensitiveContains(text))
    }
  }

  var body: some View {
    List {
      ForEach(found) { note in
        NavigationLink(value: note.id) { NoteRow(note: note) }
          .swipeActions {
            Button("Delete", role: .destructive) { store[note.id] = nil }
            Button(note.isFavourite ? "No favourite" : "Favourite") { store[note.id]?.isFavourite.toggle() }
          }
      }
      if found.isEmpty { Text("No notes").foregroundStyle(.secondary) }
    }
    .searchable(text: $text, prompt: "Search notes")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New") { _ = store.add() }.keyboardShortcut("n")
      }
      ToolbarItem(placement: .bottomBar) {
        Button(showsFavourites ? "All notes" : "Favourites") { showsFavourites.toggle() }
      }
    }
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(note.title).font(.headline)
        Text(note.text.isEmpty ? "Empty" : note.text).font(.caption).lineLimit(1)
      }
      Spacer()
      if note.isFavourite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
    }
  }
}

struct NoteDetail: View {
  let id: Note.ID
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    if let note = store[id] {
      List {
        Section { Text(note.text.isEmpty ? "Empty" : note.text) }
        Section {
          Button(note.isFavourite ? "Remove from favourites" : "Add to favourites") {
            store[id]?.isFavourite.toggle()
          }
          Button("Delete", role: .destructive) { asks = true }
        }
      }
      .navigationTitle(note.title)
      .confirmationDialog("Delete “\(note.title)”?", isPresented: $asks, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {
          dismiss()
          store[id] = nil
        }
      }
    } else {
      Text("This note is gone.").navigationTitle("No note")
    }
  }
}
