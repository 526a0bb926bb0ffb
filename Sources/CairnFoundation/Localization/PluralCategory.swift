import CairnICU
import CairnLocks

/// Which of its plurals a language uses for a number: zero, one, two, few, many or other.
enum PluralCategory {
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  /// Opened once for each language, and kept.
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
    // ICU counts warnings below zero.
    guard status <= 0, length > 0, length <= keyword.count else { return "other" }
    return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
  }
}
