import Foundation

struct Note: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var text: String
}

@Observable
@MainActor
final class Notes {
  var all = [
    Note(title: "Welcome", text: "Tap a note to read it."),
    Note(title: "Shopping", text: "Bread, salt, wine."),
  ]

  func add() { all.append(Note(title: "Note \(all.count + 1)", text: "Nothing yet.")) }
}
