import Cairn
import SwiftUI
import Testing

struct PathRecipe: Hashable, Codable {
  let id: Int
  var servings = 2
}

struct PathCart: Hashable, Codable {}

/// A page that cannot be encoded.
struct PathTimer: Hashable { let minutes: Int }

/// Returns a path as the next launch of the app reads it.
func restored(_ path: NavigationPath) throws -> NavigationPath {
  let saved = try JSONEncoder().encode(#require(path.codable))
  return NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
}
