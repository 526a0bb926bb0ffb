import CairnCore
import SwiftUI

/// The steps of a page into view and out of it.
///
/// ```swift
/// .onNavigationPhase { phase, _ in if phase == .didAppear { player.play() } }
/// ```
public enum NavigationPhase: Hashable, Sendable {
  /// The page is about to be shown.
  case willAppear
  /// The page is shown, and its transition has ended.
  case didAppear
  /// The page is about to be left or covered.
  case willDisappear
  /// The page is no longer shown, and its transition has ended.
  case didDisappear

  init(_ phase: ViewPhase) {
    self =
      switch phase {
      case .willAppear: .willAppear
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      }
  }
}

extension View {
  /// Calls an action before and after the transitions of the page around the view.
  ///
  /// ```swift
  /// VideoView()
  ///   .onNavigationPhase { phase, cause in
  ///     switch phase {
  ///     case .didAppear: player.play()
  ///     case .willDisappear: player.pause()
  ///     default: break
  ///     }
  ///   }
  /// ```
  ///
  /// Each phase is called once for each real change: a page that is pushed and popped in one turn hears nothing. A new page
  /// hears `willAppear` before the old one hears `willDisappear`; both end after the host's transition, or at once without
  /// motion. An interrupted transition ends before the next one begins.
  ///
  /// - Parameter action: Takes the phase and why the stack has changed, which is `nil` where it is not a stack that changed.
  nonisolated public func onNavigationPhase(
    perform action: @escaping @MainActor (NavigationPhase, NavigationCause?) -> Void
  ) -> some View {
    modifier(PhaseModifier { action(NavigationPhase($0), $1.map { NavigationCause($0) }) })
  }
}
