import CairnCore
import CairnScreen
import CoreTransferable
import SwiftUI

extension TestHost {
  /// Selects characters of a field, by their number; an empty range puts the caret there.
  public func selectText(_ characters: Range<Int>, in field: String) throws {
    try settleTurns()
    let element = try finder.one(field)
    guard session.send(.selectText(characters), to: element) else {
      throw TestHostError("The app does not ask what is selected in \"\(field)\".", screen: screenText)
    }
    try settleTurns()
  }

  /// The characters selected in a field, by their number; nil where the app leaves that to the host.
  public func selectedText(in field: String) -> Range<Int>? {
    settleForQuestion()
    guard case .field(let content) = finder.candidates(field).first?.content else { return nil }
    return content.selection
  }

  /// The text that was copied last.
  public var clipboard: String? {
    get {
      settleForQuestion()
      for case .text(let text) in session.clipboard.contents { return text }
      return nil
    }
    set { session.clipboard.contents = newValue.map { [.text($0)] } ?? [] }
  }
}
