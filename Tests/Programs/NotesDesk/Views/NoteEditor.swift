import SwiftUI

struct NoteEditor: View {
    @Binding var note: Note
    @FocusState private var isEditing: Bool
    @State private var showsInfo = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Title", text: $note.title)
                .font(.title.bold())
                .textFieldStyle(.plain)
                .padding([.horizontal, .top])
            Divider().padding(.horizontal)
            TextEditor(text: $note.text)
                .focused($isEditing)
                .scrollContentBackground(.hidden)
                .padding(.horizontal, 12)
        }
        .navigationTitle($note.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
        .toolbarTitleMenu {
            Button("Duplicate") { note.text += "\n" + note.text }
            Button("Clear", role: .destructive) { note.text = "" }
        }
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text(note.title).font(.headline)
            }
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isEditing = false }
            }
            ToolbarItem(placement: .bottomBar) {
                Text(note.edited, style: .date).font(.caption)
            }
            ToolbarItem(placement: .navigationBarTrailing) {
                Button { showsInfo.toggle() } label: { Image(systemName: "info.circle") }
                    .accessibilityLabel("Info")
                    .popover(isPresented: $showsInfo, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
                        NoteInfo(note: $note)
                            .presentationCompactAdaptation(.popover)
                    }
            }
        }
        .onChange(of: note.text) { _ in note.edited = Date() }
        .defaultFocus($isEditing, true)
    }
}

struct NoteInfo: View {
    @Binding var note: Note

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Toggle("Pinned", isOn: $note.isPinned)
            ForEach(NoteTag.allCases) { tag in
                Toggle(tag.rawValue.capitalized, isOn: Binding(
                    get: { note.tags.contains(tag) },
                    set: { isOn in
                        if isOn { note.tags.append(tag) } else { note.tags.removeAll { $0 == tag } }
                    }))
            }
            Text("\(note.text.split(separator: " ").count) words")
                .font(.footnote)
        }
        .padding()
        .frame(minWidth: 220)
    }
}

struct NoteEditor_Previews: PreviewProvider {
    struct Wrapper: View {
        @State var note = Note(title: "One", text: "Two")
        var body: some View { NoteEditor(note: $note) }
    }

    static var previews: some View { Wrapper() }
}
