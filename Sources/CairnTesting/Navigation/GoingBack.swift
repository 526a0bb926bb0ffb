import CairnCore
import CairnScreen

extension TestHost {
  /// Taps the back control of the page on top.
  public func goBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try goBack(at: SourceLocation(fileID, filePath, line, column)) }

  /// Chooses a page from the back control's history.
  public func goBack(
    to title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      guard window?.frontStack?.goBack(to: title) == true else {
        throw Failure(.noPageBehind(title, history: (window?.frontStack?.titles ?? []).dropLast()))
      }
    }
  }

  /// Swipes from the leading edge to go back.
  public func swipeBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try goBack(at: SourceLocation(fileID, filePath, line, column)) }

  private func goBack(at location: SourceLocation) throws(TestHostError) {
    try perform(at: location) { () throws(Failure) in
      guard window?.frontStack?.goBack() == true else { throw Failure(.cannotGoBack) }
    }
  }
}
