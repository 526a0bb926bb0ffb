import CairnCore
import CairnScreen

/// A swipe that goes back: fingers that pull a page aside.
///
/// ```swift
/// swipe = window.beginSwipeBack()                          // the fingers have moved a little
/// swipe?.move(to: 0.4, velocity: 1)                        // each further movement
/// swipe?.end(velocity: 1)                                  // the fingers are lifted
/// ```
///
/// Draw the page by ``progress`` and ``motion`` until the swipe is over. Run the app's turns after each step, because views
/// may follow the swipe. It can end without you: code may pop or cover the page meanwhile. If it goes back, the next
/// ``HostChanges`` have the transition, which starts where the page is.
@MainActor
public final class HostSwipe {
  /// How far a swipe has got.
  public enum Phase: Sendable {
    case began, moving
    /// The swipe is over, and the page has left.
    case popped
    /// The swipe is over, and the page returns to its place.
    case cancelled
  }

  private let swipe: PageSwipe
  /// The page that leaves, or the column of a collapsed split view.
  public let page: HostElement
  /// The page or column that is uncovered, or `nil` if it has not been made yet. It is not in the window's tree.
  public let below: HostElement?

  init?(_ stack: StackReader) {
    guard let swipe = stack.beginSwipe(), let moved = stack.elementsOfBack else { return nil }
    self.swipe = swipe
    page = HostElement(moved.leaving)
    below = moved.below.map { HostElement($0) }
  }

  /// How far the swipe has got.
  public var phase: Phase {
    switch swipe.phase {
    case .began: .began
    case .moving: .moving
    case .popped: .popped
    case .cancelled: .cancelled
    }
  }

  /// How far the page is pulled aside: 0 in its place, 1 off the screen.
  public var progress: Double { swipe.progress }

  /// How the page leaves.
  public var motion: HostTransition.Motion { HostTransition.Motion(swipe.motion) }

  /// Whether a view on the page draws the swipe, so that you leave the page in its place.
  public var isDrawnByApp: Bool { swipe.isDrawnByApp }

  /// Follows the fingers.
  ///
  /// - Parameter velocity: The change of the progress per second.
  public func move(to progress: Double, velocity: Double = 0) { swipe.move(to: progress, velocity: velocity) }

  /// Lifts the fingers. The app goes back if the page has been pulled over the middle or the fingers are fast, unless a guard
  /// keeps the page.
  ///
  /// - Parameter velocity: 0 if the fingers rested before.
  /// - Returns: Whether the page has left.
  @discardableResult
  public func end(velocity: Double = 0) -> Bool { swipe.end(velocity: velocity) }

  /// Returns the page to its place, because another gesture has taken over.
  public func cancel() { swipe.cancel() }
}
