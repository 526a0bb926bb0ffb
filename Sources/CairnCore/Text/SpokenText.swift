import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

nonisolated extension Text {
  /// Returns the text's own accessibility changes, or `nil` if it has none.
  func semantics(locale: Locale) -> SemanticsChange? {
    var heard = SemanticsChange()
    for change in changes {
      switch change {
      case .spoken(let label): heard.label = label.string(locale: locale)
      case .heading: heard.added = .header
      default: break
      }
    }
    return heard == SemanticsChange() ? nil : heard
  }
}

/// Identifies a text's accessibility changes among the effects of its element.
enum SpokenText {}
