import CairnNavigation
import Foundation

/// The rules of one part, put together.
struct RuleSet: Sendable {
  /// The types by their stable names and aliases.
  var types: [String: KnownType] = [:]
  /// The stable names by the full names of types.
  var names: [String: String] = [:]
  var migrations: [Migration] = []
  var policy = RestorationRule.UnreadablePolicy.keepBelow
  var greatestAge: TimeInterval?
  var mostBytes = 262_144
  var mostPages = 200
  var reports: [@Sendable (RestorationReport) -> Void] = []

  init(_ rules: [RestorationRule]) {
    for rule in rules { rule.apply(&self) }
  }

  /// Returns what an element of an older version is in this one. An element of a newer version stays as it is.
  func migrated(
    _ element: NavigationArchive.Element, from old: Int, to new: Int
  ) throws -> [NavigationArchive.Element] {
    var elements = [element]
    // Versions are read from a file, so there may be any number of them in between.
    for version in Set(migrations.map(\.version)).sorted() where version >= old && version < new {
      for migration in migrations where migration.version == version {
        elements = try elements.flatMap { element in
          var copy = element
          return try migration.change(&copy)
        }
        if elements.count > mostPages { throw TooManyPages() }
      }
    }
    return elements
  }

  private struct TooManyPages: Error, CustomStringConvertible {
    var description: String { "A migration makes more pages of it than the limit." }
  }
}

/// One step from a version to the next.
struct Migration: Sendable {
  let version: Int
  let change: @Sendable (inout NavigationArchive.Element) throws -> [NavigationArchive.Element]
}

/// A type that saved elements can be read as.
struct KnownType: @unchecked Sendable {
  // Sendable: a type never changes.
  private let type: any Decodable.Type
  /// The full name of the type in an encoded path.
  let tag: String

  init(_ type: any Decodable.Type) {
    self.type = type
    tag = pathTag(of: type)
  }

  /// Returns why a text does not decode, or `nil` if it does.
  func problem(with json: String) -> String? {
    do {
      try type.tryDecoding(json)
      return nil
    } catch {
      return "Its JSON does not decode as “\(tag)”: \(error)"
    }
  }
}

extension Decodable {
  fileprivate static func tryDecoding(_ json: String) throws {
    _ = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}
