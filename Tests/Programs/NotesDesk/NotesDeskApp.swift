import SwiftUI

@main
struct NotesDeskApp: App {
    @StateObject private var library = NoteLibrary()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            NotesRoot()
                .environmentObject(library)
        }
        .commands {
            NoteCommands()
            SidebarCommands()
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { library.save() }
        }
    }
}

// MARK: Focused values

private struct SelectedNoteKey: FocusedValueKey {
    typealias Value = Binding<Note>
}

private struct NewNoteKey: FocusedValueKey {
    typealias Value = () -> Void
}

extension FocusedValues {
    var selectedNote: Binding<Note>? {
        get { self[SelectedNoteKey.self] }
        set { self[SelectedNoteKey.self] = newValue }
    }

    var newNote: (() -> Void)? {
        get { self[NewNoteKey.self] }
        set { self[NewNoteKey.self] = newValue }
    }
}

struct NoteCommands: Commands {
    @FocusedBinding(\.selectedNote) private var note
    @FocusedValue(\.newNote) private var newNote

    var body: some Commands {
        CommandGroup(before: .newItem) {
            Button("New note") { newNote?() }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(newNote == nil)
        }
        CommandMenu("Note") {
            Button(note?.isPinned == true ? "Unpin" : "Pin") {
                note?.isPinned.toggle()
            }
            .keyboardShortcut("p", modifiers: .command)
            .disabled(note == nil)
        }
    }
}
