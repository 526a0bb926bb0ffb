import Foundation

/// Turns a value into captures, by what it encodes as.
enum CaptureEncoder {
  /// - Parameter single: The name for a value that is not made of named parts.
  static func captures(of value: some Encodable, single: String?) -> URLCaptures? {
    guard let data = try? JSONEncoder().encode(value),
      let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return nil }
    if let parts = json as? [String: Any] {
      var captures = URLCaptures()
      for (name, part) in parts where !(part is NSNull) {
        guard let text = text(of: part) else { return nil }
        captures[name] = text
      }
      return captures
    }
    guard let single, let text = text(of: json) else { return nil }
    return URLCaptures([single: text])
  }

  private static func text(of json: Any) -> String? {
    switch json {
    case let text as String: return text
    case let number as NSNumber:
      // JSON has numbers of one kind, and `true` must not become 1.
      if String(cString: number.objCType) == "c" { return number.boolValue ? "true" : "false" }
      return number.stringValue
    default: return nil
    }
  }
}
