import Foundation
import Combine

struct Note: Identifiable, Codable, Hashable {
    var id = UUID()
    var title: String
    var text: String
    var tags: [NoteTag] = []
    var isPinned = false
    var edited = Date()

    var isEmpty: Bool {
        title.isEmpty && text.isEmpty
    }
}

enum NoteTag: String, Codable, CaseIterable, Identifiable {
    case work, home, idea
    var id: String { rawValue }
}

final class NoteLibrary: ObservableObject {
    @Published var notes: [Note] = []
    @Published private(set) var saves = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        notes = [
            Note(title: "Groceries", text: "Plums, rye", tags: [.home], isPinned: true),
            Note(title: "Stand-up", text: "Ask about the release", tags: [.work]),
            Note(title: "A boat", text: "Maybe a small one", tags: [.idea, .home]),
        ]
        $notes
            .dropFirst()
            .debounce(for: .seconds(2), scheduler: RunLoop.main)
            .sink { [weak self] _ in self?.save() }
            .store(in: &cancellables)
    }

    func save() { saves += 1 }

    @discardableResult
    func add() -> Note {
        let note = Note(title: "Untitled", text: "")
        notes.insert(note, at: 0)
        return note
    }

    func remove(_ ids: Set<Note.ID>) {
        notes.removeAll { ids.contains($0.id) }
    }
}
