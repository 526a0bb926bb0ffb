import SwiftUI

struct NoteList: View {
  @State private var notes = Notes()

  var body: some View {
    NavigationStack {
      List(notes.all) { note in
        NavigationLink(note.title, value: note)
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { note in
        Text(note.text)
          .navigationTitle(note.title)
      }
      .toolbar {
        Button("Add", systemImage: "plus") { notes.add() }
      }
    }
  }
}

#Preview {
  NoteList()
}
