import Foundation

struct Book: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
  var author: String
  var shelf = Shelf.wanted
  var notes = ""
}
