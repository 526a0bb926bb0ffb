import SwiftUI

/// The notes, saved between launches.
@Observable @MainActor
final class NoteStore {
  private(set) var notes: [Note] {
    get { changed ?? saved }
    set {
      changed = newValue
      save()
    }
  }

  /// The last note that was deleted, until something else is done.
  private(set) var deleted: Note?

  private var changed: [Note]?
  /// Read on first use, not when the app starts.
  @ObservationIgnored private lazy var saved = read()

  static let key = "catalog.notes"

  private func read() -> [Note] {
    let data = UserDefaults.standard.data(forKey: Self.key)
    return data.flatMap { try? JSONDecoder().decode([Note].self, from: $0) } ?? Note.examples
  }

  private func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(notes), forKey: Self.key)
  }

  subscript(id: Note.ID) -> Note? {
    get { notes.first { $0.id == id } }
    set {
      guard let newValue, let index = notes.firstIndex(where: { $0.id == id }), notes[index] != newValue else { return }
      notes[index] = newValue
      notes[index].changed = .now
    }
  }

  func add() -> Note.ID {
    let id = Note.ID(number: (notes.map(\.id.number).max() ?? 0) + 1)
    notes.append(Note(id: id))
    deleted = nil
    return id
  }

  func delete(_ id: Note.ID) {
    guard let note = self[id] else { return }
    notes.removeAll { $0.id == id }
    deleted = note.isEmpty ? nil : note
  }

  func undoDeletion() {
    guard let note = deleted else { return }
    deleted = nil
    notes.append(note)
  }

  func forgetDeletion() { deleted = nil }
}
