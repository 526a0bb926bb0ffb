import SwiftUI

/// A note to read and to edit.
struct NoteDetail: View {
  let id: Note.ID
  @Environment(NoteStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var asksToDelete = false
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    if let note = store[id] {
      Form {
        Section {
          TextField("Title", text: text(\.title)).font(.headline).focused($isTitleFocused)
          TextField("What to remember", text: text(\.text), axis: .vertical).lineLimit(5...)
        } footer: {
          Text("Written \(day(note.created)), changed \(day(note.changed))")
        }
        Section {
          ShareLink(item: "\(note.name)\n\n\(note.text)")
          Button("Delete", role: .destructive) { asksToDelete = true }
        }
      }
      .navigationTitle(note.name)
      .toolbar {
        ToolbarItem {
          Button(
            note.isFavourite ? "No favourite" : "Favourite", systemImage: note.isFavourite ? "star.fill" : "star"
          ) {
            store[id]?.isFavourite.toggle()
          }
          .keyboardShortcut("d")
        }
      }
      .confirmationDialog("Delete “\(note.name)”?", isPresented: $asksToDelete, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {
          dismiss()
          store.delete(id)
        }
      }
      .onAppear { isTitleFocused = note.isEmpty }
      .onDisappear { if store[id]?.isEmpty == true { store.delete(id) } }
    } else {
      ContentUnavailableView("This note is gone", systemImage: "note.text").navigationTitle("No note")
    }
  }

  private func text(_ part: WritableKeyPath<Note, String>) -> Binding<String> {
    Binding {
      store[id]?[keyPath: part] ?? ""
    } set: {
      store[id]?[keyPath: part] = $0
    }
  }

  private func day(_ date: Date) -> String { date.formatted(date: .abbreviated, time: .omitted) }
}
