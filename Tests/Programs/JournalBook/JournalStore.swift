import Foundation

struct JournalEntry: Identifiable, Codable, Hashable {
    let id: UUID
    var title: String
    var mood: Mood
    var text: String
    var people: [Person]
    var date: Date

    struct Person: Identifiable, Codable, Hashable {
        var id = UUID()
        var name: String
    }

    enum Mood: String, CaseIterable, Identifiable, Codable {
        case bubblegum, buttercup, lavender, navy, seafoam
        var id: String { name }
        var name: String { rawValue.capitalized }
    }

    init(id: UUID = UUID(), title: String, mood: Mood = .seafoam, text: String = "", people: [String] = [], date: Date = Date()) {
        self.id = id
        self.title = title
        self.mood = mood
        self.text = text
        self.people = people.map { Person(name: $0) }
        self.date = date
    }

    static let samples = [
        JournalEntry(title: "The first day", mood: .lavender, text: "It rained.", people: ["Ann", "Bo"]),
        JournalEntry(title: "A walk", mood: .seafoam, text: "Up the hill and down."),
    ]

    static var empty: JournalEntry { JournalEntry(title: "") }
}

@MainActor
class JournalStore: ObservableObject {
    @Published var entries: [JournalEntry] = JournalEntry.samples

    private static func fileURL() throws -> URL {
        try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent("journal-book-\(ProcessInfo.processInfo.processIdentifier).data")
    }

    func load() async throws {
        let task = Task<[JournalEntry], Error> {
            let fileURL = try Self.fileURL()
            guard let data = try? Data(contentsOf: fileURL) else {
                return JournalEntry.samples
            }
            return try JSONDecoder().decode([JournalEntry].self, from: data)
        }
        let entries = try await task.value
        self.entries = entries
    }

    func save(entries: [JournalEntry]) async throws {
        let task = Task {
            let data = try JSONEncoder().encode(entries)
            let outfile = try Self.fileURL()
            try data.write(to: outfile)
        }
        _ = try await task.value
    }
}
