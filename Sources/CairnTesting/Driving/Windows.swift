import CairnCore
import CairnScreen
import Foundation

extension TestHost {
  /// The titles of the open windows, the one in front last; every question is about that one.
  public var windows: [String] {
    settleForQuestion()
    return host.windows.map { $0.sceneTitle ?? "" }
  }

  /// Brings a window to the front, as a click on it does.
  public func bringForward(_ title: String) throws {
    try settleTurns()
    let found = host.windows.filter { $0.sceneTitle == title }
    guard let window = found.first else { throw TestHostError("There is no window \"\(title)\".", screen: screenText) }
    guard found.count == 1 else {
      throw TestHostError("There are \(found.count) windows \"\(title)\".", screen: screenText)
    }
    session.bringForward(window)
    try settleTurns()
  }

  /// Closes the window in front, as its close button does.
  public func closeWindow() throws {
    try settleTurns()
    guard let window else { throw TestHostError("There is no window to close.", screen: screenText) }
    session.close(window)
    try settleTurns()
  }

  /// The URLs the app has asked the system to open.
  public var openedURLs: [URL] {
    settleForQuestion()
    return host.openedURLs
  }
}
