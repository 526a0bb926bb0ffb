import CairnMessages
import CairnValues
import Foundation

/// The content of a store's file.
///
///     {
///       "version": 1,
///       "values": {
///         "count": 3,
///         "greeting": "Hello",
///         "home": { "url": "https://example.org" },
///         "lastVisit": { "date": "2025-03-01T12:00:00.25Z" },
///         "picture": { "data": "3q2+7w==" },
///         "scale": 1.5
///       }
///     }
///
/// The version only increases when a program that knows the old one would misread the new one. Anything else
/// that a later version adds, beside `values` or inside it, is kept and written back unchanged.
struct StoreDocument: Sendable {
  static let version = 1
  /// How every file begins, without white space.
  static let beginning = "{\"version\":"

  private struct Entry: Sendable {
    var json: JSON
    /// The value that was set. One from a file is read when it is asked for: most of a large file never is.
    var given: StoredValue?

    var value: StoredValue? { given ?? StoredValue(json: json) }
  }

  private var entries: [String: Entry] = [:]
  private var otherMembers: [JSON.Member] = []

  init() {}

  init(parsing data: Data) throws(Unreadable) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: Array(data))
    } catch {
      throw Unreadable(reason: "line \(error.line): \(error.reason)")
    }
    guard case .object(let members) = json else { throw Unreadable(reason: "it is not an object") }
    var version: JSON?
    var values: JSON?
    for member in members {
      switch member.name {
      case "version": version = member.value
      case "values": values = member.value
      default: otherMembers.append(member)
      }
    }
    guard let version else { throw Unreadable(reason: "it has no version") }
    guard version == .number(Self.version) else {
      throw Unreadable(reason: "it has format version \(version.text), but only \(Self.version) is supported")
    }
    guard case .object(let values) = values ?? .object([]) else {
      throw Unreadable(reason: "its values are not an object")
    }
    entries.reserveCapacity(values.count)
    for member in values { entries[member.name] = Entry(json: member.value) }
  }

  struct Unreadable: Error {
    let reason: String
  }

  var isEmpty: Bool { entries.isEmpty && otherMembers.isEmpty }

  /// The keys with a readable value.
  var keys: Set<String> { Set(entries.lazy.filter { $0.value.value != nil }.map(\.key)) }

  /// Returns whether the key holds something that a store cannot return.
  func isUnknown(_ key: String) -> Bool {
    entries[key].map { $0.value == nil } ?? false
  }

  subscript(key: String) -> StoredValue? {
    get { entries[key]?.value }
    set { entries[key] = newValue.map { Entry(json: $0.json, given: $0) } }
  }

  /// Returns the keys whose values differ.
  func keysDiffering(from other: StoreDocument) -> [String] {
    let known = entries.keys.filter { entries[$0]?.json != other.entries[$0]?.json }
    let new = other.entries.keys.filter { entries[$0] == nil }
    return (known + new).filter { self[$0] != other[$0] }.sorted()
  }

  var data: Data {
    let values = entries.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) }
    let members = [JSON.Member("version", .number(Self.version)), JSON.Member("values", .object(values))]
    var text = JSON.text(.object(members + otherMembers))
    return text.withUTF8 { Data(buffer: $0) }
  }
}
