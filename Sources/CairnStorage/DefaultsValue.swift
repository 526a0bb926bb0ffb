import CairnFoundation
import CairnValues
import Foundation

extension StoredValue {
  /// Returns `nil` for anything but a single value, such as an array.
  init?(inDefaults object: Any) {
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = Self.exactDate(value).map(Self.date) ?? .string(value)
    case let value as URL: self = .url(value)
    case let value as Data: self = Self.archivedURL(value).map(Self.url) ?? .data(value)
    case let value as Date: self = .date(value)
    case let value as Float: self = .double(Double(value))
    case let value as any BinaryInteger: self = Int(exactly: value).map(Self.int) ?? .double(Double(value))
    default: return nil
    }
  }

  /// The object to store. A URL is stored as an archive, as on Apple's systems, where `url(forKey:)` reads it.
  /// Foundation's own setter on Linux keeps only the path.
  var objectForDefaults: Any? {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .url(let value): try? NSKeyedArchiver.archivedData(withRootObject: value as NSURL, requiringSecureCoding: true)
    case .data(let value): value
    case .date(let value):
      Self.isWhole(value) ? value : Self.exactDatePrefix + "\(value.timeIntervalSinceReferenceDate)"
    }
  }

  /// The prefix of dates stored as text. Property lists store dates in whole seconds, so other dates become
  /// text.
  private static let exactDatePrefix = "seconds since 2001: "

  private static func isWhole(_ date: Date) -> Bool {
    date.timeIntervalSinceReferenceDate.rounded() == date.timeIntervalSinceReferenceDate
  }

  private static func exactDate(_ text: String) -> Date? {
    guard text.hasPrefix(exactDatePrefix), let seconds = Double(text.dropFirst(exactDatePrefix.count)) else {
      return nil
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Reads an archived URL without `url(forKey:)`, which traps on data of any other kind.
  private static func archivedURL(_ data: Data) -> URL? {
    guard data.starts(with: "bplist00".utf8) else { return nil }
    return KeyedArchive.object(in: data, of: [NSURL.self]) as? URL
  }
}
