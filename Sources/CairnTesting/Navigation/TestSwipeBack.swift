import CairnCore
import CairnScreen

/// A swipe back that is under way.
///
/// ```swift
/// let swipe = try host.startSwipeBack()
/// try swipe.move(to: 0.4)
/// try swipe.end()
/// #expect(host.title == "Edit")
/// ```
@MainActor
public final class TestSwipeBack {
  private let host: TestHost
  private let swipe: PageSwipe

  init(_ host: TestHost, _ swipe: PageSwipe) {
    self.host = host
    self.swipe = swipe
  }

  /// Moves the finger, so that the page is pulled aside by a fraction of its width.
  ///
  /// - Parameter velocity: The speed of the finger, in widths of the page per second.
  public func move(
    to progress: Double, velocity: Double = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in
      swipe.move(to: progress, velocity: velocity)
    }
  }

  /// Lifts the finger. The app goes back if the page has been pulled over the middle, or if the finger is fast.
  ///
  /// - Parameter velocity: The speed of the finger, in widths of the page per second.
  public func end(
    velocity: Double = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in
      _ = swipe.end(velocity: velocity)
    }
  }

  /// Interrupts the swipe, as an incoming call does.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in swipe.cancel() }
  }
}
