import Foundation

struct Note: Hashable, Codable, Identifiable {
  struct ID: Hashable, Codable { let number: Int }

  let id: ID
  var title = ""
  var text = ""
  var isFavourite = false
  var created = Date.now
  var changed = Date.now

  /// What to call the note. A new one has no title yet.
  var name: String { title.isEmpty ? "New note" : title }
  var isEmpty: Bool { title.isEmpty && text.isEmpty }

  func contains(_ words: String) -> Bool { (title + " " + text).localizedCaseInsensitiveContains(words) }
}

extension Note {
  static let examples = [
    example(1, "Bread", "Flour, water, salt, and a night.", day: 300, isFavourite: true),
    example(2, "Soup", "Whatever is there, and a lemon.", day: 200),
    example(3, "Plum cake", "Plums from the garden, cut in half.", day: 100),
  ]

  private static func example(
    _ number: Int, _ title: String, _ text: String, day: Double, isFavourite: Bool = false
  ) -> Note {
    // Noon, which is on the same day nearly everywhere.
    let date = Date(timeIntervalSince1970: 1_735_732_800 + day * 86_400)
    return Note(
      id: ID(number: number), title: title, text: text, isFavourite: isFavourite, created: date, changed: date)
  }
}
