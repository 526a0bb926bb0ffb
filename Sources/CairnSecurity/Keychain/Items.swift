import CairnValues
import Foundation

/// The items of a keychain.
struct Items: Equatable {
  private(set) var all: [KeychainItem] = []

  init() {}

  mutating func add(_ query: Query, now: Date) throws(KeychainError) -> AnyObject? {
    guard query.isComplete, let kind = query.kind, query.reference == nil else {
      throw KeychainError(status: errSecParam)
    }
    var attributes = query.attributes
    for name in [kSecAttrCreationDate, kSecAttrModificationDate] where attributes[name as String] == nil {
      attributes[name as String] = .date(now)
    }
    if attributes[kSecAttrAccessible as String] == nil {
      attributes[kSecAttrAccessible as String] = .text(kSecAttrAccessibleWhenUnlocked as String)
    }
    let item = KeychainItem(kind, attributes, secret: query.secret)
    if all.contains(where: item.isSame) { throw KeychainError(status: errSecDuplicateItem) }
    all.append(item)
    return item.result(for: query)
  }

  func find(_ query: Query) throws(KeychainError) -> AnyObject? {
    let found = try places(of: query, unlessLimited: 1).map { all[$0] }
    if query.limit ?? 1 == 1 { return found[0].result(for: query) }
    let results = found.compactMap { $0.result(for: query) }
    return results.isEmpty ? nil : NSArray(array: results)
  }

  mutating func update(_ query: Query, with new: Query, now: Date) throws(KeychainError) {
    guard new.unusable.isEmpty else { throw KeychainError(status: errSecParam) }
    let matching = try places(of: query, unlessLimited: .max)
    var changed = all
    for place in matching {
      for (name, value) in new.attributes { changed[place].attributes[name] = value }
      if new.attributes[kSecAttrModificationDate as String] == nil {
        changed[place].attributes[kSecAttrModificationDate as String] = .date(now)
      }
      if let secret = new.secret { changed[place].secret = secret }
      for other in changed.indices where other != place && changed[other].isSame(as: changed[place]) {
        throw KeychainError(status: errSecDuplicateItem)
      }
    }
    all = changed
  }

  mutating func delete(_ query: Query) throws(KeychainError) {
    let matching = Set(try places(of: query, unlessLimited: .max))
    all = all.indices.filter { !matching.contains($0) }.map { all[$0] }
  }

  /// Adds other items. Of two that are the same, the one that was changed last stays.
  func merging(_ others: Items) -> Items {
    var merged = self
    for other in others.all {
      guard let place = merged.all.firstIndex(where: other.isSame) else {
        merged.all.append(other)
        continue
      }
      if merged.all[place].modified < other.modified { merged.all[place] = other }
    }
    return merged
  }

  private func places(of query: Query, unlessLimited limit: Int) throws(KeychainError) -> [Int] {
    guard query.isComplete else { throw KeychainError(status: errSecParam) }
    let found = all.indices.filter { query.matches(all[$0]) }.prefix(query.limit ?? limit)
    if found.isEmpty { throw KeychainError(status: errSecItemNotFound) }
    return Array(found)
  }
}

// The file.
extension Items {
  var file: Data? {
    try? PropertyListSerialization.data(
      fromPropertyList: ["version": 1, "items": all.map(\.list)] as [String: Any], format: .binary, options: 0)
  }

  /// Reads a file. Returns `nil` if it is damaged.
  init?(file: Data) {
    guard let list = try? PropertyListSerialization.propertyList(from: file, format: nil) as? [String: Any],
      list["version"] as? Int == 1, let items = list["items"] as? [Any]
    else { return nil }
    for item in items {
      guard let item = KeychainItem(item) else { return nil }
      all.append(item)
    }
  }
}
