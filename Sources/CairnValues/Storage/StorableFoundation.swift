import Foundation

extension String: Storable {
  package var stored: StoredValue? { .string(self) }

  /// Reads numbers as their digits, and a `Bool` as 1 or 0, like `UserDefaults`.
  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> String {
    switch stored {
    case .bool(let value): value ? "1" : "0"
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): value
    case .url, .data, .date: throw StorageMismatch(stored, isNo: String.self)
    }
  }
}

extension URL: Storable {
  /// The absolute URL. A relative one is resolved against its base, so that each address has one stored text.
  package var stored: StoredValue? { .url(absoluteURL) }

  /// Reads a text with a scheme as a URL, and an absolute path as a file URL.
  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> URL {
    switch stored {
    case .url(let value): return value
    case .string(let text) where text.hasPrefix("/"): return URL(filePath: text)
    case .string(let text) where text == "~" || text.hasPrefix("~/"):
      return URL(filePath: NSString(string: text).expandingTildeInPath)
    case .string(let text):
      if let url = URL(string: text), url.scheme != nil { return url }
    default: break
    }
    throw StorageMismatch(stored, isNo: URL.self)
  }
}

extension Data: Storable {
  package var stored: StoredValue? { .data(self) }

  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Data {
    guard case .data(let value) = stored else { throw StorageMismatch(stored, isNo: Data.self) }
    return value
  }
}

extension Date: Storable {
  package var stored: StoredValue? { .date(self) }

  package static func read(_ stored: StoredValue) throws(StorageMismatch) -> Date {
    guard case .date(let value) = stored else { throw StorageMismatch(stored, isNo: Date.self) }
    return value
  }
}
