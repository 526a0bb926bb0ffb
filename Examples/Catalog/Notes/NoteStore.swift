import SwiftUI

struct Note: Hashable, Codable, Identifiable {
  struct ID: Hashable, Codable { let number: Int }

  let id: ID
  var title: String
  var text: String
  var isFavourite = false

  static let examples = [
    Note(id: ID(number: 1), title: "Bread", text: "Flour, water, salt, and a night.", isFavourite: true),
    Note(id: ID(number: 2), title: "Soup", text: "Whatever is there, and a lemon."),
    Note(id: ID(number: 3), title: "Plum cake", text: "Plums from the garden, cut in half."),
  ]
}

/// The notes, saved between launches.
@Observable @MainActor
final class NoteStore {
  var notes: [Note] {
    get { changed ?? saved }
    set {
      changed = newValue
      save()
    }
  }

  private var changed: [Note]?
  /// Read on first use, not when the app starts.
  @ObservationIgnored private lazy var saved = read()

  private static let key = "notes"

  private func read() -> [Note] {
    let data = UserDefaults.standard.data(forKey: Self.key)
    return data.flatMap { try? JSONDecoder().decode([Note].self, from: $0) } ?? Note.examples
  }

  private func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(notes), forKey: Self.key)
  }

  func add() -> Note.ID {
    let id = Note.ID(number: (notes.map(\.id.number).max() ?? 0) + 1)
    notes.append(Note(id: id, title: "Note \(id.number)", text: ""))
    return id
  }

  subscript(id: Note.ID) -> Note? {
    get { notes.first { $0.id == id } }
    set {
      guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { notes[index] = newValue } else { notes.remove(at: index) }
    }
  }
}
