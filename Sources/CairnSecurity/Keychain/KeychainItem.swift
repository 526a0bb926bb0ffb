import CairnValues
import Foundation

/// A secret with its attributes.
struct KeychainItem: Equatable {
  let kind: ItemKind
  /// A persistent reference to the item.
  let reference: Data
  var attributes: [String: ItemValue]
  var secret: Data?

  init(_ kind: ItemKind, _ attributes: [String: ItemValue], secret: Data?) {
    self.kind = kind
    self.attributes = attributes
    self.secret = secret
    reference = Data(UUID().uuidString.utf8)
  }

  /// The attributes that make it unique among its kind.
  private var key: [ItemValue?] {
    kind.key.map { name in
      let value = attributes[name as String]
      return name == kSecAttrSynchronizable ? value ?? .number(0) : value
    }
  }

  var modified: Date {
    if case .date(let date) = attributes[kSecAttrModificationDate as String] { return date }
    return .distantPast
  }

  func isSame(as other: KeychainItem) -> Bool { kind == other.kind && key == other.key }

  /// The parts that a caller asked for: the secret, the attributes or the reference, or a dictionary of several.
  func result(for query: Query) -> AnyObject? {
    if query.returnsAttributes {
      let found = NSMutableDictionary()
      for (name, value) in attributes { found[name] = value.object }
      found[kSecClass as String] = kind.rawValue
      if query.returnsData, let secret { found[kSecValueData as String] = secret }
      if query.returnsReference { found[kSecValuePersistentRef as String] = reference }
      return found
    }
    if query.returnsData, query.returnsReference {
      let found = NSMutableDictionary()
      if let secret { found[kSecValueData as String] = secret }
      found[kSecValuePersistentRef as String] = reference
      return found
    }
    if query.returnsData { return secret.map { NSData(data: $0) } ?? NSData() }
    return query.returnsReference ? NSData(data: reference) : nil
  }
}

// A property list keeps texts, bytes, numbers and dates as they are.
extension KeychainItem {
  var list: [String: Any] {
    var list: [String: Any] = [
      "class": kind.rawValue, "reference": reference, "attributes": attributes.mapValues(\.object),
    ]
    list["secret"] = secret
    return list
  }

  init?(_ list: Any) {
    guard let list = list as? [String: Any], let kind = (list["class"] as? String).flatMap(ItemKind.init(rawValue:)),
      let reference = list["reference"] as? Data, let attributes = list["attributes"] as? [String: Any]
    else { return nil }
    self.kind = kind
    self.reference = reference
    self.attributes = [:]
    for (name, value) in attributes {
      guard let value = ItemValue(value) else { return nil }
      self.attributes[name] = value
    }
    guard list["secret"] == nil || list["secret"] is Data else { return nil }
    secret = list["secret"] as? Data
  }
}
