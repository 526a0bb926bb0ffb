import CairnCore
import CairnScreen
import Foundation

extension TestHost {
  /// The titles of the open windows, the front one last. All other questions are about the front window.
  public var windows: [String] {
    settleForQuestion()
    return host.windows.map { $0.sceneTitle ?? "" }
  }

  /// Brings a window to the front, as a click on it does.
  public func bringForward(
    _ title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let found = host.windows.filter { $0.sceneTitle == title }
      guard let window = found.first else {
        throw Failure(.noWindow(title, open: host.windows.map { $0.sceneTitle ?? "" }))
      }
      guard found.count == 1 else {
        let candidates = found.map { TestHostError.Candidate(.window, $0.sceneTitle ?? "") }
        throw Failure(.ambiguous("the window \"\(title)\"", candidates: candidates))
      }
      session.bringForward(window)
    }
  }

  /// Closes the front window, as its close button does.
  public func closeWindow(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      guard let window else { throw Failure(.notPresented("window to close")) }
      session.close(window)
    }
  }
}
