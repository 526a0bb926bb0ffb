import SwiftUI

struct NotesRoot: View {
    @EnvironmentObject private var library: NoteLibrary
    @State private var selection: Set<Note.ID> = []
    @State private var query = ""
    @State private var tokens: [NoteTag] = []
    @State private var scope = Scope.all
    @SceneStorage("showsPinnedOnly") private var pinnedOnly = false

    enum Scope: String, CaseIterable { case all, titles }

    private var found: [Note] {
        library.notes.filter { note in
            (!pinnedOnly || note.isPinned)
                && tokens.allSatisfy(note.tags.contains)
                && (query.isEmpty
                    || note.title.localizedStandardContains(query)
                    || (scope == .all && note.text.localizedStandardContains(query)))
        }
    }

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(found) { note in
                    NoteRow(note: note)
                        .tag(note.id)
                        .listRowSeparator(.hidden, edges: .top)
                        .swipeActions {
                            Button(role: .destructive) {
                                library.remove([note.id])
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                        }
                }
                .onDelete { offsets in
                    library.remove(Set(offsets.map { found[$0].id }))
                }
            }
            .contextMenu(forSelectionType: Note.ID.self) { ids in
                if ids.isEmpty {
                    Button("New note", action: add)
                } else {
                    Button("Delete", role: .destructive) { library.remove(ids) }
                }
            } primaryAction: { ids in
                selection = ids
            }
            .navigationTitle("Notes")
            .navigationSubtitle("\(found.count) notes")
            .searchable(text: $query, tokens: $tokens, suggestedTokens: .constant(NoteTag.allCases)) { token in
                Label(token.rawValue.capitalized, systemImage: "tag")
            }
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .overlay {
                if found.isEmpty { NothingFound() }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(action: add) { Label("New note", systemImage: "square.and.pencil") }
                }
                ToolbarItem(placement: .secondaryAction) {
                    Toggle("Pinned only", isOn: $pinnedOnly)
                }
            }
        } detail: {
            if selection.count == 1, let id = selection.first, let index = library.notes.firstIndex(where: { $0.id == id }) {
                NoteEditor(note: $library.notes[index])
                    .focusedSceneValue(\.selectedNote, $library.notes[index])
            } else {
                Text(selection.isEmpty ? "Nothing selected" : "^[\(selection.count) note](inflect: true) selected")
                    .foregroundStyle(.secondary)
            }
        }
        .focusedSceneValue(\.newNote, add)
    }

    private func add() {
        selection = [library.add().id]
    }
}

private struct NothingFound: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        if isSearching {
            ContentUnavailableView.search
        } else {
            ContentUnavailableView {
                Label("No notes", systemImage: "note.text")
            } description: {
                Text("What you write shows up here.")
            }
        }
    }
}

struct NoteRow: View {
    let note: Note

    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline) {
                if note.isPinned { Image(systemName: "pin.fill").imageScale(.small) }
                Text(note.title).font(.headline)
            }
            Text(note.text).lineLimit(1).foregroundStyle(.secondary)
            HStack {
                ForEach(note.tags) { tag in
                    Text(tag.rawValue)
                        .font(.caption2)
                        .padding(.horizontal, 6)
                        .background(.quaternary, in: .capsule)
                }
            }
        }
    }
}
