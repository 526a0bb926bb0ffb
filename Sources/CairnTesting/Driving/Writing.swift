import CairnCore
import CairnScreen
import CoreTransferable
import SwiftUI

extension TestHost {
  /// Selects characters of a field by offset. An empty range places the caret.
  public func selectText(
    _ characters: Range<Int>, in field: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let element = try finder.one(field)
      guard session.send(.selectText(characters), to: element) else {
        // The app does not bind this field's selection.
        throw Failure(.unsupported(.init(element), action: "have text selected by a test"))
      }
    }
  }

  /// The offsets of the selected characters of a field, or `nil` if the app does not bind the selection.
  public func selectedText(
    in field: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Range<Int>? {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    guard case .field(let content) = finder.candidates(field).first?.content else { return nil }
    return content.selection
  }

  /// The last copied text.
  public var clipboard: String? {
    get {
      settleForQuestion()
      for case .text(let text) in session.clipboard.contents { return text }
      return nil
    }
    set { session.clipboard.contents = newValue.map { [.text($0)] } ?? [] }
  }
}
