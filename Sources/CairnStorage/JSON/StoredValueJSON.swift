import CairnMessages
import CairnValues
import Foundation

/// Values are written like a user would write them. A number with a point or an exponent is a `Double`, otherwise an
/// `Int`. A type without JSON notation is an object with one member, named after its kind.
extension StoredValue {
  var json: JSON {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .number(String(value))
    case .double(let value): value.isFinite ? .number(String(value)) : Self.tagged("double", .string(String(value)))
    case .string(let value): .string(value)
    case .url(let value): Self.tagged("url", .string(value.absoluteString))
    case .data(let value): Self.tagged("data", .string(value.base64EncodedString()))
    case .date(let value): Self.tagged("date", Self.json(for: value))
    }
  }

  /// Returns `nil` for content that is not a known value. It is kept but cannot be read.
  init?(json: JSON) {
    switch json {
    case .bool(let value): self = .bool(value)
    case .string(let value): self = .string(value)
    case .number(let text): self.init(numberText: text)
    case .object(let members) where members.count == 1: self.init(kind: members[0].name, content: members[0].value)
    case .null, .array, .object: return nil
    }
  }

  private init?(numberText: String) {
    if let value = Int(numberText) {
      self = .int(value)
    } else if let value = Double(numberText), value.isFinite {
      self = .double(value)
    } else {
      return nil
    }
  }

  private init?(kind: String, content: JSON) {
    switch (kind, content) {
    case ("double", .string(let text)):
      guard let value = Double(text) else { return nil }
      self = .double(value)
    case ("url", .string(let text)):
      guard let value = URL(string: text) else { return nil }
      self = .url(value)
    case ("data", .string(let text)):
      guard let value = Data(base64Encoded: text) else { return nil }
      self = .data(value)
    case ("date", .string(let text)):
      guard let value = DateText.date(from: text) ?? Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
      else { return nil }
      self = .date(value)
    case ("date", .number(let text)):
      guard let value = Double(text), value.isFinite else { return nil }
      self = .date(Date(timeIntervalSinceReferenceDate: value))
    default: return nil
    }
  }

  private static func tagged(_ kind: String, _ content: JSON) -> JSON {
    .object([JSON.Member(kind, content)])
  }

  private static func json(for date: Date) -> JSON {
    if let text = DateText.text(for: date) { return .string(text) }
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite ? .number(String(seconds)) : .string(String(seconds))
  }
}
