import CairnICU
import CairnLocks

/// The plural category of a number in a language: zero, one, two, few, many or other.
enum PluralCategory {
  private struct Rules: @unchecked Sendable {
    // Sendable: ICU's rules are immutable once open, and are never closed.
    let pointer: OpaquePointer?
  }

  /// The rules of each language, opened once.
  private static let known = Mutex<[String: Rules]>([:])

  static func of(_ number: Double, language: String) -> String {
    let rules = known.withLock { known in
      if let rules = known[language] { return rules }
      var status: Int32 = 0
      let rules = Rules(pointer: swift_uplrules_open(language, &status))
      known[language] = rules
      return rules
    }
    guard let pointer = rules.pointer else { return "other" }
    var status: Int32 = 0
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(pointer, number, &keyword, Int32(keyword.count), &status)
    // ICU reports warnings as negative values.
    guard status <= 0, length > 0, length <= keyword.count else { return "other" }
    return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
  }
}
