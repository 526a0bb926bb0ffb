import CairnCore
import SwiftUI

/// One step of a gesture that goes back: a finger that pulls a page aside.
///
/// ```swift
/// .onBackGesture { gesture in dimming = 0.4 * (1 - gesture.progress) }
/// ```
public struct BackGesture: Hashable, Sendable {
  /// How far a gesture has got.
  public enum Phase: Hashable, Sendable {
    /// The gesture begins.
    case began
    /// The finger has moved.
    case changed
    /// The gesture is over, and the page has left.
    case popped
    /// The gesture is over, and the page stays: it was not pulled far enough, a guard keeps the page, or something else
    /// has happened to the page.
    case cancelled
  }

  /// How far the gesture has got.
  public let phase: Phase
  /// How far the page is pulled aside: 0 in its place, 1 off the screen. It is 0 when the gesture is canceled.
  public let progress: Double
  /// The change of the progress per second.
  public let velocity: Double

  @MainActor init(_ swipe: PageSwipe) {
    phase =
      switch swipe.phase {
      case .began: .began
      case .moving: .changed
      case .popped: .popped
      case .cancelled: .cancelled
      }
    progress = swipe.progress
    velocity = swipe.velocity
  }
}

extension View {
  /// Calls an action while the user swipes back from the page around the view, or from a page inside.
  ///
  /// ```swift
  /// PlayerBar()
  ///   .opacity(1 - progress)
  ///   .onBackGesture { gesture in
  ///     if gesture.phase == .popped { player.stop() }
  ///     progress = gesture.progress
  ///   }
  /// ```
  ///
  /// Each gesture begins once, and ends once as ``BackGesture/Phase/popped`` or ``BackGesture/Phase/cancelled``. It ends as
  /// canceled also if code pops or covers the page meanwhile. A guard is asked once, when the finger is lifted; until it agrees,
  /// the page is back in its place. The back button and keys go back without a gesture. A terminal has none.
  ///
  /// - Parameter action: Takes each step. The host moves the page as always.
  nonisolated public func onBackGesture(perform action: @escaping @MainActor (BackGesture) -> Void) -> some View {
    modifier(PageSwipeModifier(draws: false) { swipe, _ in action(BackGesture(swipe)) })
  }

  /// Draws the view by the progress of a gesture that goes back, in place of the host's motion of the page.
  ///
  /// ```swift
  /// ArticleView()
  ///   .backGestureEffect { content, progress in
  ///     content.scaleEffect(1 - 0.2 * progress).opacity(1 - 0.5 * progress)
  ///   }
  /// ```
  ///
  /// If the page stays, the view is animated back. Where the user has asked for less motion, the progress stays 0.
  ///
  /// - Parameter effect: Takes the view and the progress, from 0 to 1.
  public func backGestureEffect(
    @ViewBuilder _ effect: @escaping @MainActor (_ content: Self, _ progress: Double) -> some View
  ) -> some View {
    BackGestureEffect(content: self, effect: effect)
  }
}

private struct BackGestureEffect<Content: View, Shown: View>: View {
  let content: Content
  let effect: @MainActor (Content, Double) -> Shown
  @State private var progress = 0.0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  init(content: Content, effect: @escaping @MainActor (Content, Double) -> Shown) {
    self.content = content
    self.effect = effect
  }

  var body: some View {
    effect(content, reduceMotion ? 0 : progress)
      .modifier(
        PageSwipeModifier(draws: true) { swipe, isOnPage in
          // A page leaves as it was drawn last.
          if !swipe.isOver { progress = swipe.progress } else if swipe.phase == .cancelled || !isOnPage { rest() }
        }
      )
      .onDisappear { progress = 0 }
  }

  private func rest() { withAnimation(.snappy) { progress = 0 } }
}
