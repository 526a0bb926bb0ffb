import Foundation

/// Shows each localized text twice, so that labels without room for other languages stand out before the app is translated.
/// `CAIRN_LONG_TEXTS=1` turns it on.
enum LongTexts {
  static let areOn = ProcessInfo.processInfo.environment["CAIRN_LONG_TEXTS"] == "1"

  static func text(_ text: String) -> String { areOn && !text.isEmpty ? "\(text) \(text)" : text }
}
