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
  ///
  /// ```swift
  /// try host.swipeBack()
  /// try host.swipeBack(to: 0.3)  // too short: the page stays
  /// ```
  ///
  /// - Parameters:
  ///   - progress: How far the page is pulled aside, as a fraction of its width.
  ///   - velocity: The speed of the finger when it is lifted, in widths of the page per second.
  public func swipeBack(
    to progress: Double = 1, velocity: Double = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let swipe = try beginSwipeBack()
      try settleTurns()
      swipe.move(to: progress, velocity: velocity)
      try settleTurns()
      swipe.end(velocity: velocity)
    }
  }

  /// Puts a finger on the leading edge, to go back step by step.
  public func startSwipeBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> TestSwipeBack {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      TestSwipeBack(self, try beginSwipeBack())
    }
  }

  private func beginSwipeBack() throws(Failure) -> PageSwipe {
    guard let swipe = window?.frontStack?.beginSwipe() else { throw Failure(.cannotGoBack) }
    return swipe
  }

  private func goBack(at location: SourceLocation) throws(TestHostError) {
    try perform(at: location) { () throws(Failure) in
      guard window?.frontStack?.goBack() == true else { throw Failure(.cannotGoBack) }
    }
  }
}
